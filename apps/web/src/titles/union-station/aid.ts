import type { AidPart } from '../texts.ts';

/** The title on one page. */
export const AID: readonly AidPart[] = [
  {
    heading: { en: 'Your turn: one action', ja: '手番：アクションを1つ' },
    points: [
      {
        en: 'Buy a share: pay the value, which then rises by 1, 2 or 3.',
        ja: '株を買う：価格を払う。その後、価格が1・2・3上がる。',
      },
      {
        en: 'Lay track: place two discs of a railroad you hold shares of.',
        ja: '線路を敷く：株を持つ鉄道のディスクを2枚置く。',
      },
      {
        en: 'Sell all your shares of one railroad: its value falls by one row.',
        ja: '株を売る：1つの鉄道の持株をすべて。価格は1段下がる。',
      },
    ],
  },
  {
    heading: { en: 'Value and dividends', ja: '価格と配当' },
    points: [
      {
        en: 'Disc in a town +2 · other city +3 · own destination +5',
        ja: 'ディスク：街+2・他の都市+3・その鉄道の目的地+5',
      },
      {
        en: 'Gold square: a dividend of the value, divided by the shares players hold.',
        ja: '金色のマス：価格を全プレイヤーの持株数で割って配当。',
      },
      {
        en: 'All five station discs on or past a space: each railroad pays $10, $15 or $20.',
        ja: 'ユニオン・ステーションの5枚のディスクがすべて同じマスに達するか通過すると、各鉄道が$10・$15・$20を支払う。',
      },
    ],
  },
];
