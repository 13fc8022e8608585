import type { AidPart } from '../texts.ts';

/** The title on one page. */
export const AID: readonly AidPart[] = [
  {
    heading: { en: 'A turn: one of these', ja: '手番：どれか1つ' },
    points: [
      {
        en: 'Buy a share: pay its value, which then rises by 1, 2 or 3.',
        ja: '株を買う：価格を払い、価格が1・2・3上がる。',
      },
      { en: 'Lay two discs of a railroad you hold.', ja: '株を持つ鉄道のディスクを2枚置く。' },
      {
        en: 'Sell all shares of one railroad: value down one row.',
        ja: '1つの鉄道の株をすべて売る：価格は1段下がる。',
      },
    ],
  },
  {
    heading: { en: 'Gains for a disc', ja: 'ディスクによる上昇' },
    points: [
      { en: 'Town +2 · another’s city +3 · own destination +5', ja: '街+2・他の都市+3・自分の目的地+5' },
      {
        en: 'Gold squares pay the value, shared among the shares.',
        ja: '金色のマスで、価格分を株数で分けて配当。',
      },
      {
        en: 'All five discs of the station on a space: $10, $15, $20 from each railroad.',
        ja: '駅の5つのディスクがそろうと各鉄道が$10・$15・$20を支払う。',
      },
    ],
  },
];
