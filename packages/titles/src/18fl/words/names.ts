import type { Messages } from '@signalbox/kernel';
import { COMPANIES, PRIVATES } from '../data/companies.ts';

const COMPANY_NAMES_JA: Readonly<Record<keyof typeof COMPANIES, string>> = {
  ACL: 'アトランティック・コースト・ライン',
  FEC: 'フロリダ・イースト・コースト鉄道',
  LN: 'ルイビル・アンド・ナッシュビル鉄道',
  TPS: 'プラント・システム',
  SAL: 'シーボード・エア・ライン',
  SR: 'サザン鉄道',
};

const PRIVATE_NAMES_JA: Readonly<Record<keyof typeof PRIVATES, string>> = {
  TR: 'タラハシー鉄道',
  PO: 'P&O汽船',
  TC: 'ターミナル会社',
  FECC: 'フロリダ・イースト・コースト運河運輸',
};

/** In sentences companies go by their letters; in lists by their whole names. */
export const NAMES: Messages = {
  ...Object.fromEntries(
    Object.entries(COMPANIES).map(([id, { name }]) => [
      `company-name/${id}`,
      { en: name, ja: COMPANY_NAMES_JA[id as keyof typeof COMPANIES] },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(PRIVATES).map(([id, { name }]) => [
      `private/${id}`,
      { en: name, ja: PRIVATE_NAMES_JA[id as keyof typeof PRIVATES] },
    ]),
  ),
  'from/ipo': { en: 'the bank', ja: '銀行' },
  'from/bank': { en: 'the bank', ja: '銀行' },
  'from/pool': { en: 'the pool', ja: '市場' },
  'from/president': { en: "the pool, as the president's certificate", ja: '市場の社長株券' },
  'president/pool': { en: 'nobody', ja: 'なし' },
};
