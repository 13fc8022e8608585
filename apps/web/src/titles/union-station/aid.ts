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
        en: 'A hex holds two discs at most, of different railroads.',
        ja: '1ヘクスに置けるディスクは、異なる鉄道の2枚まで。',
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
        en: 'Value rises to or past a gold square: a dividend of the value, divided by the shares players hold, rounded up. None in the auctions.',
        ja: '価格が上がって金色のマスに入るか通過：価格を全プレイヤーの持株数で割って（端数切り上げ）配当。オークションの間はなし。',
      },
      {
        en: 'All five station discs on or past the 2nd / 3rd / 4th space: for each railroad $10 / $15 / $20 is divided by the shares players hold, rounded up. This is none of the 20 dividends.',
        ja: 'ユニオン・ステーションの5枚のディスクがすべて2・3・4マス目に達するか通過するたびに、鉄道ごとに$10・$15・$20を全プレイヤーの持株数で割って（端数切り上げ）支払う。20回の配当には数えない。',
      },
    ],
  },
  {
    heading: { en: 'End', ja: '終了' },
    points: [
      {
        en: 'At once when the last share is bought, when the 20th dividend has been paid, or when no railroad can lay track.',
        ja: '最後の株が買われる、20回目の配当が支払われる、どの鉄道も線路を敷けない、のいずれかで直ちに終了。',
      },
      {
        en: 'After the 17th dividend no shares can be sold; after the 20th no other dividend is paid.',
        ja: '17回目の配当の後は株を売れない。20回目の後の配当はない。',
      },
      {
        en: 'Cash plus the values of all shares held; tied players share the win.',
        ja: '現金と持株の価格の合計が最も多い人の勝ち。同額なら勝利を分け合う。',
      },
    ],
  },
];
