import type { Messages } from '@signalbox/kernel';
import { LARGER_BOARD } from '../data/board.ts';
import { COMPANY_IDS } from '../data/companies.ts';
import { PRIVATES } from '../data/privates.ts';

/** As the rulebook writes them; trains are bought `from` them too. */
const COMPANIES: Messages = Object.fromEntries(
  COMPANY_IDS.flatMap((id) => [
    [`company/${id}`, { en: id, ja: id }],
    [`from/${id}`, { en: id, ja: id }],
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

/** Places are called as on the map, in both languages. */
const HEXES: Messages = Object.fromEntries(
  [...LARGER_BOARD.hexes.values()].flatMap(({ id, name }) =>
    name === null ? [] : [[`hex/${id}`, { en: `${name} (${id})`, ja: `${name}（${id}）` }]],
  ),
);

const LOTS: Messages = { 'lot/choice': { en: 'the right to choose', ja: '選択権' } };

export const NAMES: Messages = { ...COMPANIES, ...PRIVATE_NAMES, ...HEXES, ...LOTS };
