import type { Messages } from '@signalbox/kernel';
import { COMPANY_IDS, type Company, charterOf } from '../data/companies.ts';
import { PRIVATES } from '../data/privates.ts';
import { PLACES, SECOND_CITIES } from './places.ts';

const JAPANESE_COMPANIES: Readonly<Record<Company, string>> = {
  'C&N': 'カウズ＆ニューポート鉄道',
  IOW: 'ワイト島鉄道',
  IWNJ: 'ワイト島（ニューポート・ジャンクション）鉄道',
  FYN: 'フレッシュウォーター・ヤーマス＆ニューポート鉄道',
  NGStL: 'ニューポート・ゴッズヒル＆セントローレンス鉄道',
  'BHI&R': 'ブレイディング港改良鉄道',
  'S&C': 'シャンクリン＆チェール鉄道',
  VYSC: 'ヴェントナー・ヤーマス＆サウスコースト鉄道',
};

/** As the rulebook writes them. */
const COMPANIES: Messages = Object.fromEntries(
  COMPANY_IDS.flatMap((id) => [
    [`company/${id}`, { en: id, ja: id }],
    [`company-name/${id}`, { en: charterOf(id).name, ja: JAPANESE_COMPANIES[id] }],
  ]),
);

const JAPANESE_PRIVATES: Readonly<Record<keyof typeof PRIVATES, string>> = {
  BHC: 'ブレイディング港湾会社',
  YHC: 'ヤーマス港湾会社',
  CMH: 'カウズ・マリーナ',
  RPSC: 'ライド桟橋会社',
  FFC: 'フィッシュボーン・フェリー',
};

const PRIVATE_NAMES: Messages = Object.fromEntries(
  Object.entries(PRIVATES).map(([id, { name }]) => [
    `private/${id}`,
    { en: name, ja: JAPANESE_PRIVATES[id as keyof typeof PRIVATES] },
  ]),
);

/** The id of an insolvent company's train on its routes. */
const TRAINS: Messages = { 'train/leased': { en: 'leased', ja: '借りた' } };

const LOTS: Messages = { 'lot/choice': { en: 'the right to choose', ja: '選択権' } };

/** Players have pounds, companies have credits. */
const CURRENCIES: Messages = {
  'money/purse': { en: '£{amount}', ja: '£{amount}' },
  'money/treasury': { en: '{amount}cc', ja: '{amount}cc' },
};

export const NAMES: Messages = {
  ...CURRENCIES,
  ...COMPANIES,
  ...PRIVATE_NAMES,
  ...PLACES,
  ...SECOND_CITIES,
  ...TRAINS,
  ...LOTS,
};
