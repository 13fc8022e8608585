import type { Messages } from '@signalbox/kernel';
import { COMPANY_IDS } from '../state.ts';

/** As the rulebook writes them. */
const COMPANIES: Messages = Object.fromEntries(
  COMPANY_IDS.flatMap((id) => {
    const symbol = id === 'LN' ? 'L&N' : id;
    const name = { en: symbol, ja: symbol };
    return [[`company/${id}`, name]];
  }),
);

const PRIVATES: Messages = {
  'private/TR': { en: 'Tallahassee Railroad', ja: 'タラハシー鉄道' },
  'private/PO': { en: 'P&O Steamship Company', ja: 'P&O汽船' },
  'private/TC': { en: 'Terminal Company', ja: 'ターミナル会社' },
  'private/FECC': { en: 'Florida East Coast Canal Company', ja: 'FEC運河会社' },
};

/** Cities, towns and off-board places; other hexes have their coordinates only. */
const PLACES: Readonly<Record<string, readonly [en: string, ja: string]>> = {
  A22: ['Savannah', 'サバンナ'],
  B1: ['New Orleans', 'ニューオーリンズ'],
  B5: ['Mobile', 'モービル'],
  B7: ['Pensacola', 'ペンサコーラ'],
  B13: ['Chattahoochee', 'チャタフーチー'],
  B15: ['Tallahassee', 'タラハシー'],
  B19: ['Lake City', 'レイクシティ'],
  B23: ['Jacksonville', 'ジャクソンビル'],
  C14: ['St. Marks', 'セントマークス'],
  C24: ['St. Augustine', 'セントオーガスティン'],
  D19: ['Cedar Key', 'シーダーキー'],
  D23: ['Palatka', 'パラトカ'],
  D25: ['Daytona', 'デイトナ'],
  E26: ['Titusville', 'タイタスビル'],
  F23: ['Orlando', 'オーランド'],
  G20: ['Tampa', 'タンパ'],
  I22: ['Punta Gorda', 'プンタゴルダ'],
  I28: ['West Palm Beach', 'ウェストパームビーチ'],
  J27: ['Fort Lauderdale', 'フォートローダーデール'],
  K28: ['Miami', 'マイアミ'],
  M24: ['Key West', 'キーウェスト'],
  N23: ['Havana', 'ハバナ'],
};

const HEXES: Messages = Object.fromEntries(
  Object.entries(PLACES).map(([hex, [en, ja]]) => [
    `hex/${hex}`,
    { en: `${en} (${hex})`, ja: `${ja}（${hex}）` },
  ]),
);

/** Jacksonville has two cities until the grey tile joins them (§6); elsewhere there is only one. */
const HALVES: Messages = Object.fromEntries(
  [
    { node: 0, en: 'south', ja: '南' },
    { node: 1, en: 'north', ja: '北' },
  ].flatMap(({ node, en, ja }) => [
    [`which/B23.${node}`, { en, ja }],
    [`hex/B23.${node}`, { en: `Jacksonville (B23, ${en})`, ja: `ジャクソンビル（B23、${ja}）` }],
  ]),
);

/** Tiles of which there are two with one number, told apart by the letters on them. */
const TILES: Messages = Object.fromEntries(
  ['6o', '6fl', '443o', '443fl'].map((tile) => {
    const [, number, letters] = /^(\d+)(\D+)$/.exec(tile)!;
    const label = letters!.toUpperCase();
    return [`tile/${tile}`, { en: `${number} (${label})`, ja: `${number}（${label}）` }];
  }),
);

const PHASES: Messages = { 'phase/6': { en: '6/3E', ja: '6/3E' } };

const CURRENCY: Messages = {
  'money/purse': { en: '${amount}', ja: '${amount}' },
  'money/treasury': { en: '${amount}', ja: '${amount}' },
};

export const NAMES: Messages = {
  ...CURRENCY,
  ...COMPANIES,
  ...PRIVATES,
  ...HEXES,
  ...HALVES,
  ...TILES,
  ...PHASES,
};
