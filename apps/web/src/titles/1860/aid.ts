import type { AidPart } from '../texts.ts';

/** The title on one page. */
export const AID: readonly AidPart[] = [
  {
    heading: { en: 'Stock round', ja: '株式ラウンド' },
    points: [
      {
        en: 'Sell any number, then buy one thing. A private company can be exchanged as well.',
        ja: '好きなだけ売り、そのあと1つ買う。個人会社の交換は別にできる。',
      },
      { en: 'IPO at par, pool at the market price.', ja: 'IPOは公募価格、バンクプールは時価。' },
      {
        en: 'A share sold: one space down the zigzag; in the red the first is free. Nothing for a company that has never run, and nothing after the 8+4.',
        ja: '売った1株ごとにジグザグに1ランク下がる。赤の範囲では1株目は下がらない。未操業の会社と8+4の後は下がらない。',
      },
      {
        en: 'Shares of a company without a train sell at half price.',
        ja: '列車のない会社の株は半額で売れる。',
      },
      {
        en: 'Floats at 50% from the IPO with ten times par.',
        ja: 'IPOから50%買われると上場、資本は公募価格の10倍。',
      },
      {
        en: 'Certificates: 32, 21 or 16 with 2, 3 or 4 players, private companies included, until the 8+4.',
        ja: '株券の上限は2・3・4人で32・21・16枚（個人会社も数える）。8+4まで。',
      },
      {
        en: 'The next layer opens when a company of the layer before has run or sold out.',
        ja: '前のレイヤーの1社が操業するかIPOが売り切れると次のレイヤーが開く。',
      },
    ],
  },
  {
    heading: { en: 'A company’s turn', ja: '会社の手番' },
    points: [
      {
        en: 'Two yellow tiles (a city only by itself), or one upgrade within reach of its trains.',
        ja: '黄タイル2枚（都市は1枚だけ）、または自社列車の届く所の張替え1枚。',
      },
      {
        en: 'One token: 40cc the first after the home, then 100cc.',
        ja: 'トークン1つ：本拠地の次は40cc、以後100cc。',
      },
      {
        en: 'Run N+m: N stops of any kind, m small stations or halts besides. Every station on the way is a stop; halts are optional and pay 10cc.',
        ja: '運行N+m：Nはどの駅・停車場にも、mは小さな駅か停車場に。途中の駅はすべて停車、停車場は任意で10ccの補助金。',
      },
      {
        en: 'Dividend ≥ 1, 2, 3, 4 times the price: 1 to 4 steps right. Less: none. Withheld: one step left.',
        ja: '配当が株価の1・2・3・4倍以上で右へ1〜4。未満なら動かず、無配なら左へ1。',
      },
      {
        en: 'Buy trains, in steps of 10cc from companies. Only the treasury pays.',
        ja: '列車購入。他社からは10ccの倍数。払うのは会社の資金だけ。',
      },
    ],
  },
  {
    heading: { en: 'Trains', ja: '列車' },
    points: [
      {
        en: '2+1 250 (5, until 4+2) · 3+2 300 (4, until 6+3) · 4+2 350 (3, until 7+4) · 5+3 400 (2, until 8+4)',
        ja: '2+1 250（5台、4+2まで）・3+2 300（4台、6+3まで）・4+2 350（3台、7+4まで）・5+3 400（2台、8+4まで）',
      },
      {
        en: '6+3 500 (2) · 7+4 600 (1) · 8+4 700 (1) · 9+5 800 (no limit)',
        ja: '6+3 500（2台）・7+4 600（1台）・8+4 700（1台）・9+5 800（無制限）',
      },
      {
        en: 'Limit: 4 in phases 2–3, 3 in 4–5, then 2. Green with 3+2, brown with 5+3.',
        ja: '保有制限：フェイズ2・3は4台、4・5は3台、以後2台。3+2から緑、5+3から茶。',
      },
    ],
  },
  {
    heading: { en: 'When things go wrong', ja: '経営難' },
    points: [
      {
        en: 'Insolvent: a route, no train, no money at the end of the turn. Leases a train: 40cc + 20cc a stop, nothing is paid out.',
        ja: '破産状態：ルートがあり、列車も資金もなく手番を終えた会社。列車を借りて40cc＋停車ごと20cc、無配。',
      },
      {
        en: 'Receivership: the president’s certificate is in the pool. No tiles or tokens, everything is withheld.',
        ja: '管財人管理下：社長株がバンクプールにある会社。タイルもトークンも置かず、すべて内部留保。',
      },
      {
        en: 'Bankrupt: the price is 0. All shares go back to the IPO; it can be started again.',
        ja: '会社破産：株価0。株はすべてIPOに戻り、再上場できる。',
      },
      {
        en: 'First 9+5: Southern Railway. Then British Rail, as soon as every company with a president has a train.',
        ja: '最初の9+5列車でSouthern Railway。社長のいる全社に列車があれば国有化されBritish Railへ。',
      },
    ],
  },
  {
    heading: { en: 'End', ja: '終了' },
    points: [
      {
        en: 'A price at £340, or the bank (£10,000) empty: after that operating round. Or British Rail’s last one or two companies have run.',
        ja: '株価£340か銀行（£10,000）の枯渇でその運行ラウンドの終わり。またはBritish Railの最後の1〜2社が運行した後。',
      },
      {
        en: 'Cash, open private companies at face value, shares at the share price (half without a train). Treasuries count for nothing.',
        ja: '現金＋個人会社の額面＋株の時価（列車のない会社は半額）。会社の資金は数えない。',
      },
    ],
  },
];
