import type { AidPart } from '../texts.ts';

/** The title on one page. */
export const AID: readonly AidPart[] = [
  {
    heading: { en: 'Concession round', ja: '特許ラウンド' },
    points: [
      {
        en: 'In turn, put up a concession: at least L.20, then steps of L.5.',
        ja: '順に特許を1枚選び、L.20以上、L.5単位で競る。',
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
        en: 'Sell any number of shares, then buy once or found a company. A pass is not final.',
        ja: '好きなだけ売り、1回購入するか会社を設立。パスしても戻れる。',
      },
      {
        en: 'Each share sold: one row down. At most 50% in the pool. No sales of companies that have not operated.',
        ja: '1株売るごとに1段下落。公開市場は50%まで。未運営の会社の株は売れない。',
      },
      {
        en: 'Always at the market price; the money for unissued shares goes to the company. At most 60%, counting controlled companies.',
        ja: '常に市場価格。未発行株の代金は会社へ。コントロールする会社と合わせて60%まで。',
      },
      {
        en: 'Founding: twice par (L.68, 100, 144; majors also L.216, 340), for majors up to two more shares, then tokens.',
        ja: '設立：開始価格（L.68・100・144、大会社はL.216・340も）×2、大会社は2株まで追加、続いてトークン。',
      },
      {
        en: 'Tokens (minor 1–2, major 2–5): historical L.50; others L.25, 50, 100 or 200, more if track is near.',
        ja: 'トークン（小1〜2個、大2〜5個）：史実会社L.50、他は周囲の線路によりL.25・50・100・200。',
      },
      {
        en: 'End: shares in the pool −1 row, sold out +1 row; unused concessions return to the pool; Bayard pays L.20.',
        ja: '終了：公開市場に株があれば1段下落、売り切れは1段上昇、未使用の特許は公開市場へ、バヤールはL.20。',
      },
    ],
  },
  {
    heading: { en: 'A company’s turn', ja: '会社の手番' },
    points: [
      {
        en: 'Track: one tile; majors one per city token in phase 2, up to two in 3–4, one from 5.',
        ja: '線路：1枚。大会社はフェイズ2は都市のトークンごと、3〜4は2枚まで、5から1枚。',
      },
      { en: 'One token, free, not across borders.', ja: 'トークン1個、無料、国境は越えられない。' },
      {
        en: 'Run: an n-train visits n cities, passes and boxes; towns and ports do not count, nor passes for 8-trains.',
        ja: '運行：n列車は都市・峠・盤外n個まで。街と港は数えない。8列車は峠も数えない。',
      },
      {
        en: 'Dividend above the share price: right. Withheld or no revenue: left. Dividends on unissued shares go to the company.',
        ja: '配当が株価を超えれば右、留保・無収入で左。未発行株の配当は会社へ。',
      },
      { en: 'Buy another company’s token, L.1 or more.', ja: '他社のトークンの購入（L.1以上）。' },
      {
        en: 'Buy trains. A company with a route has to own one, until all 8-trains are sold.',
        ja: '列車の購入。ルートがあれば保有義務（8列車が売り切れるまで）。',
      },
      {
        en: 'Sell shares; buy a share or found a company; merge; convert.',
        ja: '株の売却、1株購入か会社設立、合併、転換。',
      },
    ],
  },
  {
    heading: { en: 'Trains and phases', ja: '列車とフェイズ' },
    points: [
      {
        en: '2: L.100 (8) · 3: L.200 (6) · 4: L.350 (4) · 5: L.550 (3) · 6: L.800 (2) · 7: L.1,100 (2) · 8: L.1,450 (7). In Lite there are 6, 5, 3, 2, 2, 2 and 7.',
        ja: '2：L.100（8両）・3：L.200（6両）・4：L.350（4両）・5：L.550（3両）・6：L.800（2両）・7：L.1,100（2両）・8：L.1,450（7両）。ライトでは順に6・5・3・2・2・2・7両。',
      },
      {
        en: 'Rust: 2 with 4, 3 with 5, 4 with 7, 5 with 8. Train limit (major/minor): 4/2, from phase 4 3/2, from phase 6 2/1.',
        ja: '除去：2は4、3は5、4は7、5は8で。上限（大/小）4/2、フェイズ4から3/2、6から2/1。',
      },
      {
        en: '3: green tiles, non-historical companies outside Austria and Switzerland. 4: concessions removed, Austria reduced to Veneto, secession, Tuscan merger. 5: brown tiles, Austria gone. 8: last columns of the market.',
        ja: '3：緑タイル、オーストリアとスイス以外で非史実会社を設立可。4：特許の除去、オーストリアはヴェネトのみ、継承、トスカーナ合併。5：茶色タイル、オーストリア国境の消滅。8：株式市場の右端の列。',
      },
    ],
  },
  {
    heading: { en: 'Emergency money', ja: '緊急資金調達' },
    points: [
      {
        en: 'Treasury shares, then unissued shares, at half price; then the controlling company in the same way; finally the player.',
        ja: '金庫の株、未発行株を半額で。次にコントロールしている会社、最後に社長本人。',
      },
      {
        en: 'No president in the chain may change. The pool’s 50% limit and other restrictions do not apply.',
        ja: '連鎖の会社の社長は変えられない。公開市場の50%制限などは適用されない。',
      },
      {
        en: 'If that is not enough: bankruptcy. Leave, or play on with L.500, deducted at the end.',
        ja: '足りなければ破産。離脱するか、L.500を受け取って続ける（最後に差し引く）。',
      },
    ],
  },
  {
    heading: { en: 'Merging', ja: '合併' },
    points: [
      {
        en: 'Same class, both have operated, connected without crossing a border, other president agrees, non-historical major available.',
        ja: '同じクラス、ともに運営済み、国境を越えないルート、相手の同意、設立可能な非史実大会社。',
      },
      {
        en: 'Minors: average price, one share for one. Majors: sum of prices (at most L.250 unless one was higher), two shares for one.',
        ja: '小会社：平均価格、1対1。大会社：合計（L.250まで、一方が高ければそれ）、2対1。',
      },
      {
        en: 'Odd share: take half the price in cash, or pay half for a full share.',
        ja: '端数株：半額を受け取るか、半額を払って1株にする。',
      },
    ],
  },
  {
    heading: { en: 'End', ja: '終了' },
    points: [
      {
        en: 'Bank empty: after the operating round. L.516 or all boxes connected: after that company’s turn.',
        ja: '銀行破産：その運営ラウンド後。L.516・全盤外ボックスの接続：その会社の手番後。',
      },
      {
        en: 'Score: cash and certificates at the market price, less L.500 for each return from bankruptcy.',
        ja: '現金＋株券の市場価格−破産からの復帰ごとにL.500。',
      },
    ],
  },
];
