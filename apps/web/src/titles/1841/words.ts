import type { Messages } from '@signalbox/kernel';
import { COMPANY_IDS, CONCESSIONS } from '@signalbox/titles/1841/data/companies.ts';

const NAMES: Messages = Object.fromEntries([
  ...COMPANY_IDS.map((id) => [`place/${id}`, { en: `${id} {count}`, ja: `${id} {count}` }]),
  ...CONCESSIONS.map((id) => [
    `private/${id}`,
    id === 'Bayard'
      ? { en: 'Bayard (L.20 a stock round)', ja: 'バヤール（株式ラウンドごとにL.20）' }
      : { en: `concession ${id}`, ja: `特許 ${id}` },
  ]),
]);

const SHEETS: Messages = {
  '1841/class/minor': { en: 'minor (5 shares)', ja: '小会社（5株）' },
  '1841/class/major': { en: 'major (10 shares)', ja: '大会社（10株）' },
  '1841/founded-by/concession': { en: 'founded with its concession', ja: '特許で設立' },
  '1841/founded-by/anybody': { en: 'anybody may found it from phase 3', ja: 'フェイズ3から誰でも設立可' },
  '1841/founded-by/event': {
    en: 'formed only by the secession or the Tuscan merger',
    ja: '継承かトスカーナ合併でのみ設立',
  },
  '1841/frozen': { en: 'frozen', ja: '凍結' },
  '1841/presided-by': {
    en: 'president: {holder, select, pool {nobody (pool)} other {{holder}}}',
    ja: '社長：{holder, select, pool {なし（公開市場）} other {{holder}}}',
  },
  '1841/concession-of': { en: 'concession of {seat}', ja: '特許：{seat}' },
  '1841/standing/concessions': { en: 'Concession round', ja: '特許ラウンド' },
  '1841/standing/boxes': {
    en: '{count, plural, one {# off-board box} other {# off-board boxes}} connected',
    ja: '盤外接続 {count}',
  },
  '1841/standing/ending': { en: 'The game is about to end', ja: 'まもなくゲーム終了' },
  '1841/supply/concessions': { en: 'Concessions in the pool', ja: '公開市場の特許' },
  '1841/supply/boxes': { en: 'Connected boxes', ja: '接続済みの盤外ボックス' },
  'place/ipo': { en: '{count} unissued', ja: '未発行{count}株' },
  'place/pool': { en: '{count} in the pool', ja: '公開市場に{count}株' },
  'market/start': { en: 'start prices', ja: '初期価格' },
  'market/restart': { en: 'start prices of majors only', ja: '大会社のみの初期価格' },
  'market/end': { en: 'end of the game', ja: 'ゲーム終了' },
  'sheet/privates': { en: 'Concessions', ja: '特許' },
};

const TURN_STEPS: Messages = {
  '1841/guide/company-turn': { en: 'Turn of {company}', ja: '{company}の手番' },
  '1841/step/company-turn/track': { en: 'Track', ja: '線路' },
  '1841/step/company-turn/token': { en: 'Token', ja: 'トークン' },
  '1841/step/company-turn/run': { en: 'Run', ja: '運行' },
  '1841/step/company-turn/dividend': { en: 'Dividend', ja: '配当' },
  '1841/step/company-turn/token-purchase': { en: 'Another’s token', ja: '他社トークン' },
  '1841/step/company-turn/trains': { en: 'Trains', ja: '列車' },
  '1841/step/company-turn/finance': { en: 'Finance', ja: '財務' },
  '1841/guide/financial-actions': { en: 'Financial actions of {company}', ja: '{company}の財務行動' },
  '1841/step/financial-actions/sell': { en: 'Sell shares', ja: '株の売却' },
  '1841/step/financial-actions/buy': { en: 'Buy one share or found', ja: '購入または設立' },
  '1841/step/financial-actions/merge': { en: 'Merge', ja: '合併' },
  '1841/step/financial-actions/convert': { en: 'Convert', ja: '転換' },
  '1841/guide/concession-round': { en: 'Concession round', ja: '特許ラウンド' },
  '1841/step/concession-round/order': { en: 'Draw the order', ja: '順番を引く' },
  '1841/step/concession-round/auctions': { en: 'Auction the concessions', ja: '特許の競り' },
  '1841/guide/founding': { en: 'Founding {company}', ja: '{company}の設立' },
  '1841/step/founding/shares': { en: 'First shares', ja: '初期株券' },
  '1841/step/founding/homes': { en: 'Home', ja: '本社' },
  '1841/step/founding/tokens': { en: 'Tokens', ja: 'トークン' },
};

const EVENT_STEPS: Messages = {
  '1841/guide/secession': { en: 'The Ferdinandea secession', ja: 'フェルディナンデアの継承' },
  '1841/step/secession/divide': { en: 'IRSFF is divided', ja: 'IRSFFの分割' },
  '1841/step/secession/certificates': { en: 'Pairs and presidents', ja: '2株組と社長株' },
  '1841/step/secession/singles': { en: 'Single shares', ja: '端数株' },
  '1841/step/secession/offer-sb': { en: 'SB offers shares', ja: 'SBの追加株' },
  '1841/step/secession/offer-sfl': { en: 'SFL offers shares', ja: 'SFLの追加株' },
  '1841/step/secession/further': { en: 'Further rounds', ja: '追加の機会' },
  '1841/step/secession/tokens': { en: 'Tokens', ja: 'トークン' },
  '1841/guide/merger': { en: '{a} and {b} become {into}', ja: '{a}と{b}の合併 → {into}' },
  '1841/step/merger/charter': { en: 'New charter, assets', ja: '新会社・資産' },
  '1841/step/merger/place': { en: 'Market price', ja: '株価' },
  '1841/step/merger/trains': { en: 'Surplus trains', ja: '余剰列車' },
  '1841/step/merger/exchange': { en: 'Exchange pairs', ja: '2対1の交換' },
  '1841/step/merger/odd': { en: 'Odd shares', ja: '端数株' },
  '1841/step/merger/tokens': { en: 'Tokens', ja: 'トークン' },
  '1841/guide/conversion': { en: '{a} becomes a major', ja: '{a}の大会社への転換' },
  '1841/step/conversion/charter': { en: 'New charter', ja: '新会社' },
  '1841/step/conversion/offer': { en: 'Shares are offered', ja: '追加株' },
  '1841/step/conversion/tokens': { en: 'Tokens', ja: 'トークン' },
  '1841/guide/bankruptcy': { en: '{seat} is bankrupt', ja: '{seat}の破産' },
  '1841/step/bankruptcy/surrender': {
    en: 'Everything goes to the pool at half price',
    ja: 'すべて半額で公開市場へ',
  },
  '1841/step/bankruptcy/return': { en: 'Play on or leave', ja: '続行か離脱か' },
  '1841/guide/emergency-money': { en: 'Emergency money for {company}', ja: '{company}の緊急資金調達' },
  '1841/step/giver': { en: '{holder}: L.{amount}', ja: '{holder}：L.{amount}' },
  '1841/note/emergency': {
    en: 'L.{amount} are needed, L.{missing} are still missing. {holder} gives its cash and then sells at half price: treasury shares first, then unissued ones. No president in the chain of control may change.',
    ja: 'L.{amount}が必要で、あとL.{missing}足りません。{holder}が現金を出し、次に半額で売ります（金庫の株、次に未発行株）。コントロールの連鎖の会社の社長は変えられません。',
  },
  '1841/note/holder': {
    en: 'Now: {holder, select, pool {the pool} other {{holder}}}.',
    ja: '今は{holder, select, pool {公開市場} other {{holder}}}の番です。',
  },
  '1841/note/tuscan': {
    en: 'Tuscan merger: the minors SFLP and SFMA are joined or made a major, then united with SSFL as SFLi.',
    ja: 'トスカーナ合併：SFLPとSFMAを合併または転換し、SSFLと合わせてSFLiにします。',
  },
};

const EXPLANATIONS: Messages = {
  'explain/secession': {
    en: 'Milano and Venezia were not connected when the phase began. SB takes what lies in Veneto, SFL the rest; shares of IRSFF become shares of both.',
    ja: 'フェイズの開始時にミラノとヴェネツィアがつながっていませんでした。ヴェネトのものはSB、残りはSFLになり、IRSFFの株は両社の株になります。',
  },
  'explain/no-secession': {
    en: 'Milano and Venezia are connected, or IRSFF is not in business.',
    ja: 'ミラノとヴェネツィアがつながっているか、IRSFFが活動していません。',
  },
  'explain/no-tuscan-merger': {
    en: 'Fewer than two of SFLP, SFMA and SSFL are in business.',
    ja: 'SFLP・SFMA・SSFLのうち活動しているのは2社未満です。',
  },
  'explain/tuscan-merger': {
    en: 'They become SFLi, whatever else is asked of a merger.',
    ja: '合併の条件にかかわらず、SFLiになります。',
  },
  'explain/sfli-frozen': {
    en: 'Nobody who can act holds 20% of it after the exchange.',
    ja: '交換の後、20%以上を持ち行動できる株主がいません。',
  },
  'explain/ring': {
    en: 'Companies that control each other have no player behind them.',
    ja: '互いにコントロールし合う会社の先にはプレイヤーがいません。',
  },
  'explain/merger': {
    en: 'Money, trains, tokens and treasury shares go to the new company. Of majors two old shares become one new share.',
    ja: '資金・列車・トークン・金庫の株は新会社に移ります。大会社同士では旧株2枚が新株1枚になります。',
  },
  'explain/conversion': {
    en: 'Every share becomes a share of the major, and further shares are offered.',
    ja: '株は1対1で大会社の株になり、追加の株が提供されます。',
  },
  'explain/emergency': {
    en: 'It must own a train or a token that it cannot pay for: the chain of control has to help.',
    ja: '必要な列車やトークンの代金が足りません。コントロールの連鎖をさかのぼって資金を用意しなければなりません。',
  },
  'explain/bankrupt': {
    en: 'Even everything sold was not enough. Certificates went to the pool at half price.',
    ja: 'すべて売っても足りませんでした。株券は半額で公開市場へ移りました。',
  },
  'explain/frozen': {
    en: 'No player stands at the end of its chain of control. It does nothing, and its price falls, until somebody buys the president’s certificate.',
    ja: 'コントロールの連鎖の先にプレイヤーがいません。社長株が買われるまで何もせず、株価は下がります。',
  },
  'explain/concessions-removed': {
    en: 'From now on every company’s president is whoever holds most.',
    ja: '以後、社長は筆頭株主です。',
  },
};

const SHORT: Messages = {
  '1841/keep': { en: 'Tokens that stay on the map', ja: '地図に残すトークン' },
  '1841/on-charter': { en: 'Tokens on the charter', ja: '権利書のトークン' },
  '1841/keep-not': {
    en: 'Not like this: at most five in all, one of them in a city, not two in one; in the Tuscan merger those in Firenze and Pisa stay.',
    ja: 'この組み合わせはできません。全部で5個まで、都市に1個以上、同じ都市に2個は不可。トスカーナ合併ではフィレンツェとピサのトークンを残します。',
  },
  'short/trade/sell': { en: 'Sell {blocks}', ja: '{blocks}を売る' },
  'short/trade/buy': { en: 'Buy from {from}', ja: '{from}から買う' },
  'short/trade/concession': { en: 'Concession for L.50', ja: '特許をL.50で' },
  'short/trade/found': { en: 'Found at L.{price}', ja: 'L.{price}で設立' },
  'short/company-sale/sell': { en: 'Sell {blocks}', ja: '{blocks}を売る' },
  'short/company-purchase/buy': { en: 'Buy from {from}', ja: '{from}から買う' },
  'short/company-purchase/found': { en: 'Found at L.{price}', ja: 'L.{price}で設立' },
  'short/sell-in-need': { en: 'Sell {count}', ja: '{count}株売る' },
  'table/deals': { en: 'Deals with others ({count})', ja: '他者との取引（{count}）' },
  'proposal/buy-train': {
    en: '{proposer} proposes: {buyer} pays L.{price} for the {train}-train of {from}.',
    ja: '{proposer}の提案：{buyer}が{from}の{train}列車をL.{price}で買います。',
  },
  'proposal/token': {
    en: '{proposer} proposes: {buyer} pays L.{price} for the token of {from} in {hex}.',
    ja: '{proposer}の提案：{buyer}が{hex}の{from}のトークンをL.{price}で買います。',
  },
  'proposal/merger': {
    en: '{proposer} proposes to merge {merger} with {with}.',
    ja: '{proposer}が{merger}と{with}の合併を提案しています。',
  },
  'proposal/deal': {
    en: '{proposer} offers L.{price} for {count, plural, one {# share} other {# shares}} of {company}.',
    ja: '{proposer}が{company}の株{count}枚をL.{price}で買いたいと申し出ています。',
  },
  'proposal/concession-deal': {
    en: '{proposer} offers L.{price} for the concession {concession}.',
    ja: '{proposer}が特許{concession}をL.{price}で買いたいと申し出ています。',
  },
  'proposal/priority': {
    en: '{proposer} offers the priority card for L.{price}.',
    ja: '{proposer}が優先売買カードをL.{price}で売りたいと申し出ています。',
  },
};

export const WORDS: Messages = {
  ...NAMES,
  ...SHEETS,
  ...TURN_STEPS,
  ...EVENT_STEPS,
  ...EXPLANATIONS,
  ...SHORT,
};
