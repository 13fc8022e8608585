import type { AidPart } from '../texts.ts';

/** The title on one page. */
export const AID: readonly AidPart[] = [
  {
    heading: { en: 'Concession round', ja: '特許ラウンド' },
    points: [
      {
        en: 'In turn, put one up: at least L.20, then steps of L.5.',
        ja: '順に1枚選び、L.20以上、L.5単位で競る。',
      },
      {
        en: 'Then players are seated by remaining cash, lowest first.',
        ja: '終わったら残金の少ない順に席替え。',
      },
    ],
  },
  {
    heading: { en: 'Stock round', ja: '株式ラウンド' },
    points: [
      {
        en: 'Sell any number, then one purchase or founding. A pass is not final.',
        ja: '好きなだけ売り、1回購入か設立。パスしても戻れる。',
      },
      {
        en: 'A share sold: one row down. Pool at most 50%. Not of companies that have not operated.',
        ja: '1株売るごとに1段下落。公開市場は50%まで。未運営の会社は不可。',
      },
      {
        en: 'Always the market price; unissued shares pay the company. 60% at most, with controlled companies.',
        ja: '常に時価。未発行株の代金は会社へ。コントロールする会社と合わせて60%まで。',
      },
      {
        en: 'Founding: twice the par (L.68, 100, 144; majors also L.216, 340), majors up to two shares more, then tokens.',
        ja: '設立：開始価格（L.68・100・144、大会社はL.216・340も）×2、大会社は2株まで追加、続いてトークン。',
      },
      {
        en: 'Tokens, minor 1–2, major 2–5: historical L.50; others L.25, 50, 100 or 200, the more is built nearby.',
        ja: 'トークン（小1〜2、大2〜5）：史実会社L.50、他は周囲の開発によりL.25・50・100・200。',
      },
      {
        en: 'End: a share in the pool −1 row, sold out +1 row; unused concessions go back; Bayard pays L.20.',
        ja: '終了：公開市場に株があれば1段下落、売り切れは1段上昇、未使用の特許は戻り、バヤールはL.20。',
      },
    ],
  },
  {
    heading: { en: 'A company’s turn', ja: '会社の手番' },
    points: [
      {
        en: 'Track: one tile; majors one for each city token in phase 2, two in 3–4, one from 5.',
        ja: '線路：1枚。大会社はフェイズ2は都市のトークンごと、3〜4は2枚、5から1枚。',
      },
      { en: 'One token, free, not across a border.', ja: 'トークン1つ、無料、国境を越えない。' },
      {
        en: 'Run: n cities, passes and boxes; towns and ports do not count. 8-trains do not count passes.',
        ja: '運行：都市・峠・盤外n個。街と港は数えない。8列車は峠も数えない。',
      },
      {
        en: 'Dividend above the price: right. Withheld or nothing: left. Unissued shares pay the company.',
        ja: '配当が株価を超えれば右、留保・無収入で左。未発行株の分は会社へ。',
      },
      { en: 'Another company’s token, L.1 or more.', ja: '他社のトークン（L.1以上）。' },
      {
        en: 'Trains. With a route a company must own one, until all 8-trains are bought.',
        ja: '列車。ルートがあれば保有義務（8列車がなくなるまで）。',
      },
      {
        en: 'Sell shares; buy one or found a company; merge; convert.',
        ja: '株の売却、1株購入か会社設立、合併、転換。',
      },
    ],
  },
  {
    heading: { en: 'Trains and phases', ja: '列車とフェイズ' },
    points: [
      {
        en: '2 L.100 (8) · 3 L.200 (6) · 4 L.350 (4) · 5 L.550 (3) · 6 L.800 (2) · 7 L.1100 (2) · 8 L.1450 (7)',
        ja: '2 L.100（8）・3 L.200（6）・4 L.350（4）・5 L.550（3）・6 L.800（2）・7 L.1100（2）・8 L.1450（7）',
      },
      {
        en: 'Rust: 2 with 4, 3 with 5, 4 with 7, 5 with 8. Limit major/minor 4/2, from phase 4 3/2, from 6 2/1.',
        ja: '除去：2は4、3は5、4は7、5は8で。上限（大/小）4/2、フェイズ4から3/2、6から2/1。',
      },
      {
        en: '3: green, other companies may be founded outside Austria and Switzerland. 4: concessions go, Austria shrinks, secession, Tuscan merger. 5: brown, no Austrian border. 8: all of the market.',
        ja: '3：緑、オーストリアとスイス以外で非史実会社を設立可。4：特許廃止・墺領縮小・継承・トスカーナ合併。5：茶、墺国境廃止。8：株価表の最後の列。',
      },
    ],
  },
  {
    heading: { en: 'Emergency money', ja: '緊急資金調達' },
    points: [
      {
        en: 'Treasury shares, then unissued shares, at half price; then the controlling company likewise; last the player.',
        ja: '金庫の株、未発行株を半額で。次にコントロールしている会社、最後に社長本人。',
      },
      {
        en: 'No president in the chain may change. The 50% limit of the pool and other restrictions do not apply.',
        ja: '連鎖の社長は変えられない。50%制限などは適用されない。',
      },
      {
        en: 'Not enough: bankruptcy. Leave, or play on with L.500 that count against you in the end.',
        ja: '足りなければ破産。離脱するか、L.500を借りて続ける（最後に差し引く）。',
      },
    ],
  },
  {
    heading: { en: 'Merging', ja: '合併' },
    points: [
      {
        en: 'Same class, both have operated, connected without crossing a border, the other president agrees, a non-historical major is free.',
        ja: '同じクラス、ともに運営済み、国境を越えないルート、相手の同意、設立可能な非史実大会社。',
      },
      {
        en: 'Minors: average price, share for share. Majors: sum of prices (at most L.250 unless one was higher), two shares for one.',
        ja: '小会社：平均価格、1対1。大会社：合計（L.250まで、一方が高ければそれ）、2対1。',
      },
      {
        en: 'Odd share: half the price in cash, or pay half for a whole one.',
        ja: '端数株：半額を受け取るか半額を払って1株。',
      },
    ],
  },
  {
    heading: { en: 'End', ja: '終了' },
    points: [
      {
        en: 'Bank empty: after this operating round. L.516 or all boxes connected: after that company’s turn.',
        ja: '銀行破産：その運営ラウンド後。L.516・全盤外ボックスの接続：その会社の手番後。',
      },
      {
        en: 'Cash and certificates at the market price, less L.500 for each return from bankruptcy.',
        ja: '現金＋株券の時価−復帰ごとにL.500。',
      },
    ],
  },
];
