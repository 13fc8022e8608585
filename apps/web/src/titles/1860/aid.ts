import type { AidPart } from '../texts.ts';

/** The title on one page. */
export const AID: readonly AidPart[] = [
  {
    heading: { en: 'Stock round', ja: '株式ラウンド' },
    points: [
      {
        en: 'Sell any number of shares, then buy one certificate or private company. Exchanging a private company is extra.',
        ja: '好きなだけ売り、その後、株か個人会社を1枚買う。個人会社の交換は別にできる。',
      },
      { en: 'IPO at par, pool at the market price.', ja: 'IPOは公募価格、バンクプールは時価。' },
      {
        en: 'Each share sold: one step down the zigzag, except for the first one in the red zone. No drop for a company that has not operated, nor after the first 8+4.',
        ja: '売った1株ごとにジグザグに1ランク下がる。レッドゾーンでは1株目は下がらない。未操業の会社と8+4の後は下がらない。',
      },
      {
        en: 'Shares of a company without a train sell at half price.',
        ja: '列車のない会社の株は半額で売れる。',
      },
      {
        en: 'Floats when 50% is bought from the IPO; receives ten times par.',
        ja: 'IPOから50%買われると上場、資本金は公募価格の10倍。',
      },
      {
        en: 'Certificate limit: 32, 21 or 16 with 2, 3 or 4 players, private companies included, until the first 8+4.',
        ja: '株券の上限は2・3・4人で32・21・16枚（個人会社も数える）。8+4まで。',
      },
      {
        en: 'A layer opens when a company of the layer before has operated or sold out its IPO.',
        ja: '前のレイヤーの1社が操業するか、IPOの株が売り切れると次のレイヤーが開く。',
      },
    ],
  },
  {
    heading: { en: 'A company’s turn', ja: '会社の手番' },
    points: [
      {
        en: 'Two yellow tiles (a city tile only alone), or one upgrade within reach of its trains.',
        ja: '黄タイル2枚（大きな駅のタイルなら1枚だけ）、または自社列車の届く所の張替え1枚。',
      },
      {
        en: 'One token: 40cc for the first after the home token, then 100cc each.',
        ja: 'トークン1個：本拠地の次は40cc、以後100cc。',
      },
      {
        en: 'An N+m train: N stops of any kind and m further small stations or halts. It stops at every station on the way; halts are optional and pay 10cc.',
        ja: 'N+m列車：Nはどの駅・停車場にも、mは小さな駅か停車場に使う。途中の駅はすべて停車、停車場は任意で補助金10cc。',
      },
      {
        en: 'Dividend ≥ 1, 2, 3, 4 times the share price: 1 to 4 spaces right. Less: no move. Withheld: one space left.',
        ja: '配当が株価の1・2・3・4倍以上で右へ1〜4マス。未満なら動かず、無配なら左へ1マス。',
      },
      {
        en: 'Buy trains, from other companies in multiples of 10cc. Only the treasury pays.',
        ja: '列車購入。他社からは10ccの倍数。払うのは会社の資金だけ。',
      },
    ],
  },
  {
    heading: { en: 'Trains', ja: '列車' },
    points: [
      {
        en: '2+1: 250cc (5, rust with 4+2) · 3+2: 300cc (4, rust with 6+3) · 4+2: 350cc (3, rust with 7+4) · 5+3: 400cc (2, rust with 8+4)',
        ja: '2+1：250cc（5台、4+2で廃車）・3+2：300cc（4台、6+3で廃車）・4+2：350cc（3台、7+4で廃車）・5+3：400cc（2台、8+4で廃車）',
      },
      {
        en: '6+3: 500cc (2) · 7+4: 600cc (1) · 8+4: 700cc (1) · 9+5: 800cc (no limit)',
        ja: '6+3：500cc（2台）・7+4：600cc（1台）・8+4：700cc（1台）・9+5：800cc（無制限）',
      },
      {
        en: 'Train limit: 4 in phases 2–3, 3 in 4–5, then 2. Green tiles with 3+2, brown with 5+3.',
        ja: '保有制限：フェイズ2・3は4台、4・5は3台、以後2台。3+2から緑、5+3から茶。',
      },
    ],
  },
  {
    heading: { en: 'When things go wrong', ja: '経営難' },
    points: [
      {
        en: 'Insolvent: a route, but no train and no money for one at the end of the turn. Runs a leased train, which earns 40cc + 20cc per stop; no dividend.',
        ja: '破産状態：ルートがあり、列車も資金もなく手番を終えた会社。列車を借り、収益は40cc＋停車ごとに20cc、無配。',
      },
      {
        en: 'Receivership: the president’s certificate is in the pool. No tiles or tokens, everything is withheld.',
        ja: '管財人管理下：社長株がバンクプールにある会社。タイルもトークンも置かず、すべて内部留保。',
      },
      {
        en: 'Bankrupt: share price 0. All shares return to the IPO; the company can be started again.',
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
        en: 'Share price £340 or the bank (£10,000) empty: after that operating round. Or when British Rail’s last one or two companies have run.',
        ja: '株価£340か銀行（£10,000）の資金切れなら、その運行ラウンドの終わり。またはBritish Railの最後の1〜2社が運行した後。',
      },
      {
        en: 'Score: cash, open private companies at face value, shares at the share price (half without a train). Treasuries do not count.',
        ja: '現金＋個人会社の額面＋株の時価（列車のない会社は半額）。会社の資金は数えない。',
      },
    ],
  },
];
