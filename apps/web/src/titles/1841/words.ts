import type { Messages } from '@signalbox/kernel';
import { COMPANY_IDS, CONCESSIONS } from '@signalbox/titles/1841/data/companies.ts';

const NAMES: Messages = Object.fromEntries([
  ...COMPANY_IDS.map((id) => [
    `place/${id}`,
    { en: '{count} held by {company}', ja: '{company}が{count}株' },
  ]),
  ...CONCESSIONS.map((id) => [
    `private/${id}`,
    id === 'Bayard'
      ? { en: 'Bayard (L.20 per stock round)', ja: 'バヤール（株式ラウンドごとにL.20）' }
      : { en: `concession ${id}`, ja: `特許 ${id}` },
  ]),
  ...CONCESSIONS.map((id) => [
    `private-short/${id}`,
    id === 'Bayard' ? { en: 'Bayard', ja: 'バヤール' } : { en: id, ja: id },
  ]),
]);

/** Concessions by their numbers, which settle ties of cash after the auction (§2.1). */
const NUMBERED: Messages = Object.fromEntries(
  CONCESSIONS.map((id, i) => [
    `1841/lot/${id}`,
    id === 'Bayard'
      ? { en: `${i + 1} Bayard`, ja: `${i + 1} バヤール` }
      : { en: `${i + 1} ${id}`, ja: `${i + 1} ${id}` },
  ]),
);

const SHEETS: Messages = {
  '1841/class/minor': { en: 'minor (5 shares)', ja: '小会社（5株）' },
  '1841/class/major': { en: 'major (10 shares)', ja: '大会社（10株）' },
  '1841/founded-by/concession': { en: 'founded with its concession', ja: '特許で設立' },
  '1841/founded-by/anybody': {
    en: 'can be founded by players and companies from phase 3',
    ja: 'フェイズ3からプレイヤーか会社が設立可',
  },
  '1841/founded-by/secession': {
    en: 'formed only in the Ferdinandea secession',
    ja: 'フェルディナンデアの継承でのみ設立',
  },
  '1841/founded-by/tuscan-merger': {
    en: 'formed only in the Tuscan merger',
    ja: 'トスカーナ合併でのみ設立',
  },
  '1841/frozen': { en: 'frozen', ja: '凍結' },
  '1841/presided-by': {
    en: 'president: {holder, select, pool {none (pool)} other {{holder}}}',
    ja: '社長：{holder, select, pool {なし（公開市場）} other {{holder}}}',
  },
  '1841/concession-of': { en: 'concession: {seat}', ja: '特許：{seat}' },
  '1841/not-again': {
    en: '{seller} cannot buy shares of {companies} again in this round.',
    ja: 'このラウンドの間、{seller}は{companies}の株を買い直せません。',
  },
  '1841/found': {
    en: 'The treasury is shown before the tokens: {company} buys at least {least, plural, one {1 token} other {# tokens}}, at {prices, select, one {{lowest, number, money} each} other {{lowest, number, money} to {highest, number, money} each, depending on its home}}.',
    ja: '金庫はトークンを買う前の金額です。{company}はトークンを{least}個以上買います（1個{prices, select, one {{lowest, number, money}} other {{lowest, number, money}〜{highest, number, money}、本社の場所による}}）。',
  },
  'change/unissued': { en: 'Unissued shares of {of}', ja: '{of}の未発行株' },
  '1841/home-price': {
    en: '{price, number, money} for each token: {hexes}',
    ja: 'トークン1個{price, number, money}：{hexes}',
  },
  '1841/merged-tokens': {
    en: 'On the map {a} has {ofA, plural, one {1 token} other {# tokens}} and {b} {ofB, plural, one {1 token} other {# tokens}}. With the unplaced ones, at most {most} of them become tokens of the new company, one in each city; you choose which.',
    ja: '地図上のトークンは{a}が{ofA}個、{b}が{ofB}個です。未使用のものを含めて{most}個まで（1都市に1個）が新会社のトークンになり、どれを残すかを選びます。',
  },
  '1841/lays-left': {
    en: 'Left this turn: {tiles, plural, one {1 tile} other {# tiles}} ({upTo, select, yellow {yellow} green {yellow or green} other {yellow, green or brown}}){tiles, plural, one {} other {, each from a different token}}',
    ja: 'この手番に置けるタイル：あと{tiles}枚（{upTo, select, yellow {黄色} green {黄色か緑色} other {黄色、緑色、茶色のどれか}}）{tiles, plural, =1 {} other {、それぞれ別のトークンから}}',
  },
  '1841/standing/lite': { en: 'Lite', ja: 'ライト' },
  '1841/standing/concessions': { en: 'Concession round', ja: '特許ラウンド' },
  '1841/standing/boxes': {
    en: 'Off-board connected: {count} of {all}',
    ja: '接続済みの盤外{count}/{all}個',
  },
  'standing/bank-broken': {
    en: 'Bank empty: the game ends with {now, select, true {this} other {the next}} {set, select, true {set of operating rounds} other {operating round}}',
    ja: '銀行の資金切れ：{now, select, true {この} other {次の}}{set, select, true {一連の運営ラウンド} other {運営ラウンド}}で終了',
  },
  '1841/ending/price': {
    en: 'The share price of {company} has reached L.516.',
    ja: '{company}の株価がL.516に達しました。',
  },
  '1841/standing/ending': { en: 'The game is about to end', ja: 'まもなくゲーム終了' },
  '1841/supply/concessions': { en: 'Concessions in the pool', ja: '公開市場の特許' },
  '1841/supply/boxes': { en: 'Connected off-board boxes', ja: '接続済みの盤外ボックス' },
  'place/ipo': { en: '{count} unissued', ja: '未発行{count}株' },
  'place/pool': { en: '{count} in the pool', ja: '公開市場に{count}株' },
  'market/start': { en: 'par prices', ja: '開始価格' },
  'market/restart': { en: 'par prices of majors only', ja: '大会社のみの開始価格' },
  'market/late': { en: 'from phase 8', ja: 'フェイズ8から' },
  'market/end': { en: 'end of the game', ja: 'ゲーム終了' },
  'sheet/privates': { en: 'Concessions', ja: '特許' },
};

const TURN_STEPS: Messages = {
  '1841/guide/company-turn': { en: '{company}’s turn', ja: '{company}の手番' },
  '1841/step/company-turn/track': { en: 'Track', ja: '線路' },
  '1841/step/company-turn/token': { en: 'Token', ja: 'トークン' },
  '1841/step/company-turn/run': { en: 'Run', ja: '運行' },
  '1841/step/company-turn/dividend': { en: 'Dividend', ja: '配当' },
  '1841/step/company-turn/token-purchase': { en: 'Buy a token', ja: '他社トークン' },
  '1841/step/company-turn/trains': { en: 'Trains', ja: '列車' },
  '1841/step/company-turn/finance': { en: 'Finance', ja: '財務' },
  '1841/guide/financial-actions': { en: '{company}’s financial actions', ja: '{company}の財務的な行動' },
  '1841/step/financial-actions/sell': { en: 'Sell shares', ja: '株の売却' },
  '1841/step/financial-actions/buy': { en: 'Buy or found', ja: '購入または設立' },
  '1841/step/financial-actions/merge': { en: 'Merge', ja: '合併' },
  '1841/step/financial-actions/convert': { en: 'Convert', ja: '転換' },
  '1841/guide/concession-round': { en: 'Concession round', ja: '特許ラウンド' },
  '1841/step/concession-round/order': { en: 'Draw the order', ja: '競売順の抽選' },
  '1841/step/concession-round/auctions': { en: 'Auction the concessions', ja: '特許の競り' },
  '1841/guide/founding': { en: 'Founding {company}', ja: '{company}の設立' },
  '1841/step/founding/shares': { en: 'Initial shares', ja: '初期株券' },
  '1841/step/founding/homes': { en: 'Home', ja: '本社' },
  '1841/step/founding/tokens': { en: 'Tokens', ja: 'トークン' },
};

const EVENT_STEPS: Messages = {
  '1841/guide/secession': { en: 'The Ferdinandea secession', ja: 'フェルディナンデアの継承' },
  '1841/step/secession/divide': { en: 'Split IRSFF', ja: 'IRSFFの分割' },
  '1841/step/secession/certificates': { en: 'Pairs and president’s certificates', ja: '2株組と社長株' },
  '1841/step/secession/singles': { en: 'Single shares', ja: '単独株' },
  '1841/step/secession/offer-sb': { en: 'SB offers shares', ja: 'SBの追加株' },
  '1841/step/secession/offer-sfl': { en: 'SFL offers shares', ja: 'SFLの追加株' },
  '1841/step/secession/tokens': { en: 'Tokens', ja: 'トークン' },
  '1841/guide/merger': { en: '{a} and {b} merge into {into}', ja: '{a}と{b}の合併 → {into}' },
  '1841/step/merger/space': { en: 'Share price', ja: '株価' },
  '1841/step/merger/trains': { en: 'Surplus trains', ja: '余剰列車' },
  '1841/step/merger/exchange': { en: 'Exchange pairs', ja: '2対1の交換' },
  '1841/step/merger/odd': { en: 'Odd shares', ja: '端数株' },
  '1841/step/merger/tokens': { en: 'Tokens', ja: 'トークン' },
  '1841/guide/conversion': { en: '{a} converts into a major', ja: '{a}の大会社への転換' },
  '1841/step/conversion/offer': { en: 'Offer shares', ja: '追加株' },
  '1841/step/conversion/tokens': { en: 'Tokens', ja: 'トークン' },
  '1841/guide/bankruptcy': { en: '{seat}’s bankruptcy', ja: '{seat}の破産' },
  '1841/step/bankruptcy/surrender': {
    en: 'All certificates go to the pool at half price',
    ja: 'すべての株券を半額で公開市場へ',
  },
  '1841/step/bankruptcy/return': { en: 'Play on or leave', ja: '続行か離脱か' },
  '1841/guide/emergency-money': { en: 'Emergency money for {company}', ja: '{company}の緊急資金調達' },
  '1841/step/giver': {
    en: '{holder}: cash {cash, number, money}{sales, plural, =0 {} other {, sales {sales, number, money}}}',
    ja: '{holder}：現金{cash, number, money}{sales, plural, =0 {} other {＋売却{sales, number, money}}}',
  },
  '1841/note/emergency': {
    en: 'Of the {amount, number, money} needed, {raised, number, money} is available and {missing, number, money} is still missing. {holder} contributes cash, then sells {payer, select, player {shares at half price} other {at half price: treasury shares first, then unissued shares}}. No president in the chain of control may change.',
    ja: '必要な{amount, number, money}のうち、{raised, number, money}はありますが、あと{missing, number, money}足りません。{holder}が現金を出し、次に{payer, select, player {株を半額で売ります} other {半額で売ります（金庫の株、次に未発行株）}}。コントロールの連鎖の会社の社長は変えられません。',
  },
  '1841/note/not-enough': {
    en: 'Even with all sales this is not enough: {holder} will be bankrupt.',
    ja: '可能な限り売却しても足りません。{holder}は破産します。',
  },
  '1841/bids/total': {
    en: 'Total of your bids: {amount, number, money}; cash: {cash, number, money}',
    ja: '入札の合計{amount, number, money}、所持金{cash, number, money}',
  },
  '1841/note/tiles': {
    en: 'Each tile is laid from a different token.',
    ja: 'タイルはそれぞれ別のトークンから敷設します。',
  },
  '1841/note/depot': {
    en: 'Depot: {train}-trains ({count} left){other, select, none {} other {, then {other}-trains}}. {company} owns {owned, plural, =0 {no trains} one {# train} other {# trains}}; the limit is {limit}.',
    ja: '列車在庫：{train}列車（残り{count}両）{other, select, none {} other {、次は{other}列車}}。{company}の保有{owned}両、上限{limit}両。',
  },
  '1841/note/opening': {
    en: 'The player who puts up a concession has to make the first bid: at least {least, number, money}, in steps of {step, number, money}.',
    ja: '特許を競りにかけたプレイヤーが、最初に{least, number, money}以上の値をつけなければなりません（{step, number, money}刻み）。',
  },
  '1841/note/charter': {
    en: '{a} and {b} merge into the company of this charter.',
    ja: '{a}と{b}が合併し、選んだ権利書の会社になります。',
  },
  '1841/note/holder': {
    en: 'Now: {holder, select, pool {the pool} other {{holder}}}.',
    ja: '今は{holder, select, pool {公開市場} other {{holder}}}の番です。',
  },
  '1841/note/odd-share': {
    en: '{holder} has an odd share of {old}: half a share of {company}.',
    ja: '{holder}に{old}の端数株があります。{company}の半株に当たります。',
  },
  '1841/note/tuscan': {
    en: 'Tuscan merger: the minors SFLP and SFMA merge, or the only one converts; then the new major merges with SSFL into SFLi.',
    ja: 'トスカーナ合併：SFLPとSFMAが合併し（1社だけなら転換し）、さらにSSFLと合併してSFLiになります。',
  },
};

const LOTS: Messages = {
  '1841/lot/founds': {
    en: 'With a concession you can found its company in a stock round, and you are its president as long as the concession is in play.',
    ja: '特許があれば、その会社を株式ラウンドに設立できます。特許が除去されるまで、所有者が社長です。',
  },
  '1841/lot/homes': { en: 'home {hexes}', ja: '本社{hexes}' },
  '1841/lot/bayard': {
    en: 'No company; pays L.20 at the end of each stock round',
    ja: '設立できる会社はなく、株式ラウンドの終わりごとにL.20を受け取る',
  },
  'brief/put-up': { en: 'Put up', ja: '競りにかける' },
  'chose/merge': {
    en: '{seat} proposes a merger of {company} and {choice}.',
    ja: '{seat}が{company}と{choice}の合併を提案しました。',
  },
  'brief/merge': { en: 'Merge', ja: '合併' },
  'brief/choose-certificate': { en: 'Take', ja: '取る' },
  'brief/exchange-single': { en: 'Take a share', ja: '1株を受け取る' },
};

const EXPLANATIONS: Messages = {
  'explain/secession': {
    en: 'Milano and Venezia were not connected when the phase began. SB takes over the tokens in Veneto and SFL the others; trains, treasury shares and money are divided. Shares of IRSFF are exchanged for shares of both.',
    ja: 'フェイズの開始時にミラノとヴェネツィアがつながっていませんでした。ヴェネトのトークンはSB、他はSFLのものになり、列車・金庫の株・資金は両社に分けられます。IRSFFの株は両社の株と交換されます。',
  },
  'explain/no-secession': {
    en: 'Milano and Venezia are connected, or IRSFF is not active.',
    ja: 'ミラノとヴェネツィアがつながっているか、IRSFFが活動していません。',
  },
  'explain/no-tuscan-merger': {
    en: 'Fewer than two of SFLP, SFMA and SSFL are active.',
    ja: 'SFLP・SFMA・SSFLのうち活動しているのは2社未満です。',
  },
  'explain/tuscan-merger': {
    en: 'They become SFLi even if the usual conditions for a merger are not met.',
    ja: '通常の合併の条件を満たさなくても、SFLiになります。',
  },
  'explain/sfli-frozen': {
    en: 'After the exchange, no active shareholder has 20%.',
    ja: '交換の後、20%以上を持つ株主（凍結された会社を除く）がいません。',
  },
  'explain/ring': {
    en: 'Companies that control each other have no player at the end of their chain of control.',
    ja: '互いにコントロールし合う会社では、連鎖をたどってもプレイヤーに行き着きません。',
  },
  'explain/merger': {
    en: 'Cash, trains, tokens and treasury shares go to the new company. When majors merge, two old shares become one new share.',
    ja: '現金・列車・トークン・金庫の株は新会社に移ります。大会社同士の合併では旧株2株が新株1株になります。',
  },
  'explain/conversion': {
    en: 'Every share becomes a share of the major, and more shares are offered.',
    ja: '株は1対1で大会社の株になり、追加の株が提供されます。',
  },
  'explain/emergency': {
    en: 'It has to buy a train or a token that it cannot pay for, so the chain of control has to raise the money.',
    ja: '必要な列車やトークンの代金が足りません。コントロールの連鎖をさかのぼって資金を用意しなければなりません。',
  },
  'explain/bankrupt': {
    en: 'Selling everything did not raise enough. All certificates go to the pool at half price.',
    ja: 'すべて売っても足りませんでした。株券はすべて半額で公開市場に移ります。',
  },
  'explain/frozen': {
    en: 'There is no player at the end of its chain of control. It does nothing, and its share price falls, until somebody buys the president’s certificate.',
    ja: 'コントロールの連鎖の先にプレイヤーがいません。社長株が買われるまで何もせず、株価は下がります。',
  },
  'explain/concessions-removed': {
    en: 'From now on, a company’s president is its largest shareholder.',
    ja: '以後、社長は筆頭株主です。',
  },
};

const SHORT: Messages = {
  '1841/keep': {
    en: 'Tokens to keep on the map (with the charter at most {count, plural, one {# token} other {# tokens}})',
    ja: '地図に残すトークン（権利書と合わせて{count}個まで）',
  },
  '1841/kept': {
    en: '{count} of {most, plural, one {# token} other {# tokens}} chosen',
    ja: '残すトークン：{most}個中{count}個',
  },
  '1841/given-up': { en: 'Given up on the map: {hexes}', ja: '地図から取り除く：{hexes}' },
  '1841/on-charter': { en: 'Tokens on the charter', ja: '権利書のトークン' },
  '1841/keep-not': {
    en: 'This selection is not possible. Keep at most five tokens in all, at least one in a city, and no two in the same city; in the Tuscan merger those in Firenze and Pisa stay.',
    ja: 'この組み合わせはできません。全部で5個まで、都市に1個以上、同じ都市に2個は不可。トスカーナ合併ではフィレンツェとピサのトークンを残します。',
  },
  'column/about': { en: 'Details', ja: '内容' },
  'column/ipo': { en: 'Unissued', ja: '未発行株' },
  'column/rust': { en: 'Rusts with', ja: '除去のきっかけ' },
  'roster/limit': {
    en: 'limit of {small, plural, one {# train} other {# trains}} for minors, {large, plural, one {# train} other {# trains}} for majors',
    ja: '列車上限は小会社{small}両、大会社{large}両',
  },
  'table/last-train-rusts': {
    en: 'The last one: {trains}-trains come next, and the first of them makes all {train}-trains rust.',
    ja: '最後の1両です。次は{trains}列車で、最初の1両が買われると{train}列車がすべて除去されます。',
  },
  'roster/rusts': { en: '{train}-trains rust', ja: '{train}列車を除去' },
  'roster/free-founding': {
    en: 'companies can be founded without a concession',
    ja: '特許なしで非史実会社を設立可能',
  },
  'roster/crossing': { en: 'track may cross borders', ja: '国境を越えて敷設可能（トークンは不可）' },
  'roster/borders': { en: 'some borders disappear', ja: '一部の国境が消滅' },
  'roster/last-borders': {
    en: 'all borders but the Swiss one disappear',
    ja: 'スイス国境以外の国境がすべて消滅',
  },
  'roster/tiles-2': { en: 'majors lay up to two tiles', ja: '大会社の敷設は2枚まで' },
  'roster/tiles-1': { en: 'majors lay one tile', ja: '大会社の敷設も1枚' },
  'roster/off-board': { en: 'off-board areas are worth more', ja: '盤外の価値が上昇' },
  'roster/last-columns': {
    en: 'prices may enter the three rightmost columns',
    ja: '株価が右端の3列に進める',
  },
  'roster/concessions-removed': { en: 'all concessions are removed', ja: 'すべての特許を除去' },
  'roster/secession': { en: 'the Ferdinandea secession', ja: 'フェルディナンデアの継承' },
  'roster/tuscan-merger': { en: 'the Tuscan merger', ja: 'トスカーナ合併' },
  'column/treasury': { en: 'Treasury', ja: '金庫' },
  'exchange/rust': {
    en: '{count, plural, one {rusts} other {rust}} with {train}',
    ja: '{count, plural, other {}}{train}で除去',
  },
  'exchange/rust-pair': {
    en: '{count, plural, one {{kind} rusts} other {{kind}s rust}} with {train}',
    ja: '{count, plural, other {}}{kind}は{train}で除去',
  },
  'exchange/withheld': { en: 'withheld', ja: '留保' },
  'sheet/worth-means': {
    en: 'cash and shares at the share price',
    ja: '所持金と株の時価の合計',
  },
  'group/trade/found': { en: 'Found at', ja: '設立' },
  'brief/trade/found': { en: '{price, number, money}', ja: '{price, number, money}' },
  'brief/trade/buy': {
    en: '{fromId, select, president {President’s} pool {Pool} other {Unissued}}',
    ja: '{fromId, select, president {社長株} pool {公開市場} other {未発行株}}',
  },
  'group/company-sale/sell': { en: 'Sell', ja: '売る' },
  'group/company-purchase/buy': { en: 'Buy', ja: '買う' },
  'brief/company-purchase/buy': {
    en: '{fromId, select, president {President’s} pool {Pool} other {Unissued}}',
    ja: '{fromId, select, president {社長株} pool {公開市場} other {未発行株}}',
  },
  'group/company-purchase/found': { en: 'Found at', ja: '設立' },
  'brief/company-purchase/found': { en: '{price, number, money}', ja: '{price, number, money}' },
  'group/sell-in-need': { en: 'Sell', ja: '売る' },
  'short/trade/sell': { en: 'Sell {blocks}', ja: '{blocks}を売る' },
  'short/trade/buy': {
    en: '{fromId, select, president {Buy the president’s certificate from the pool} other {Buy from {from}}}',
    ja: '{fromId, select, president {公開市場から社長株を買う} other {{from}から買う}}',
  },
  'short/trade/concession': { en: 'Buy the concession', ja: '特許を買う' },
  'short/trade/deal': {
    en: '{count, plural, one {# share} other {# shares}} of {company} from {from}',
    ja: '{from}の{company}{count}株',
  },
  'short/trade/concession-deal': {
    en: 'concession {concession} from {from}',
    ja: '{from}の特許{concession}',
  },
  'short/buy-train/deal': { en: '{train}-train from {from}', ja: '{from}の{train}列車' },
  'short/trade/found': { en: 'Found at {price, number, money}', ja: '{price, number, money}で設立' },
  'short/company-sale/sell': { en: 'Sell {blocks}', ja: '{blocks}を売る' },
  'short/company-purchase/buy': {
    en: '{fromId, select, president {Buy the president’s certificate from the pool} other {Buy from {from}}}',
    ja: '{fromId, select, president {公開市場から社長株を買う} other {{from}から買う}}',
  },
  'short/company-purchase/found': {
    en: 'Found at {price, number, money}',
    ja: '{price, number, money}で設立',
  },
  'short/sell-in-need': { en: 'Sell {count, plural, one {# share} other {# shares}}', ja: '{count}株売る' },
  'table/deals': { en: 'Deals with other players ({count})', ja: '他のプレイヤーとの取引（{count}）' },
  'deals/buy-train': { en: 'Other companies’ trains ({count})', ja: '他社の列車（{count}）' },
  'proposal/buy-train': {
    en: '{proposer} proposes that {buyer} buy {from}’s {train}-train for {price, number, money}.',
    ja: '{proposer}の提案：{buyer}が{from}の{train}列車を{price, number, money}で買います。',
  },
  'proposal/token': {
    en: '{proposer} proposes that {buyer} buy {from}’s token in {hex} for {price, number, money}.',
    ja: '{proposer}の提案：{buyer}が{hex}の{from}のトークンを{price, number, money}で買います。',
  },
  'proposal/merger': {
    en: '{proposer} proposes to merge {merger} with {with}.',
    ja: '{proposer}が{merger}と{with}の合併を提案しています。',
  },
  'proposal/deal': {
    en: '{proposer} offers {price, number, money} for {count, plural, one {# share} other {# shares}} of {company}.',
    ja: '{proposer}が{company}の{count}株を{price, number, money}で買いたいと申し出ています。',
  },
  'proposal/concession-deal': {
    en: '{proposer} offers {price, number, money} in all for concession {concession}{used, select, yes { and the president’s certificate of {concession}} other {}}.',
    ja: '{proposer}が特許{concession}{used, select, yes {と{concession}の社長株} other {}}を合計{price, number, money}で買いたいと申し出ています。',
  },
  'older/proposal/concession-deal': {
    en: '{proposer} offers {price, number, money} for concession {concession}. If its company has been founded, the president’s certificate goes with it.',
    ja: '{proposer}が特許{concession}を{price, number, money}で買いたいと申し出ています。会社が設立済みなら、社長株も一緒に渡ります。',
  },
  'proposal/priority': {
    en: '{proposer} offers the priority deal for {price, number, money}.',
    ja: '{proposer}が優先売買カードを{price, number, money}で売りたいと申し出ています。',
  },
};

/** Passes where what was asked is a question, or a whole sentence says more. */
const PASSED: Messages = {
  'passed/add-operating-round': {
    en: '{seat} adds no operating round.',
    ja: '{seat}は運営ラウンドを追加しませんでした。',
  },
  'passed/buy-token': {
    en: '{seat} buys no token from another company.',
    ja: '{seat}は他社のトークンを買いませんでした。',
  },
  'passed/company-sale': { en: '{seat} sells no shares.', ja: '{seat}は株を売りませんでした。' },
  'ended/company-sale': { en: '{seat} sells no more shares.', ja: '{seat}は株の売却を終えました。' },
  'passed/company-purchase': {
    en: '{seat} neither buys a share nor founds a company.',
    ja: '{seat}は株の購入も会社の設立もしませんでした。',
  },
  'passed/convert': { en: '{seat} stays a minor.', ja: '{seat}は大会社に転換しませんでした。' },
  'passed/grant-round': {
    en: '{seat} does not offer shares once more.',
    ja: '{seat}はもう1巡購入の機会を与えませんでした。',
  },
  'passed/merge': { en: '{seat} does not merge.', ja: '{seat}は合併しませんでした。' },
  'passed/sell-priority': {
    en: '{seat} keeps the priority deal.',
    ja: '{seat}は優先売買カードを手元に残しました。',
  },
  'passed/trade-up': {
    en: '{seat} does not pay for the president’s certificate.',
    ja: '{seat}は差額を払って社長株を取ることはしませんでした。',
  },
};

/** Words of the screen for which the rulebook has its own. */
const TERMS: Messages = {
  'sheet/treasury': { en: 'treasury {amount, number, treasury}', ja: '金庫{amount, number, treasury}' },
  'change/treasury': { en: 'Treasury of {of}', ja: '{of}の金庫' },
  'sheet/priority': { en: 'Priority deal', ja: '優先売買カード' },
  // The buyer may be a company.
  'limit/purchase/cash': { en: 'cash', ja: '資金不足' },
  'set-up/hex': { en: 'Hex', ja: 'ヘックス' },
  'board/hexes': { en: 'The map as a list', ja: 'ヘックスの一覧' },
  'tab/hexes': { en: 'Hexes', ja: 'ヘックス' },
  'table/choose-hex': {
    en: 'Choose a marked hex on the map.',
    ja: '地図で印のついたヘックスを選んでください。',
  },
  'board/map-and-list': {
    en: 'Map; the contents of each hex are listed under “Hexes”',
    ja: '地図（各ヘックスの内容は「ヘックス」に一覧）',
  },
  'keys/tab': { en: 'next marked hex or button', ja: '印のついたヘックスやボタンを順に移動' },
};

/** Notes and warnings of guided games in the terms of the rulebook. */
const GUIDED: Messages = {
  'note/phase': {
    en: 'The first train of a new type was bought, so a new phase has begun. There may be new tiles, old trains may rust, and the train limit may fall.',
    ja: '新しい種類の列車が初めて買われ、フェイズが変わりました。使えるタイルが増え、古い列車が除去され、列車の上限が下がることがあります。',
  },
  'note/rusted': {
    en: 'Trains have rusted: they are gone, and nobody is paid for them. A company without another train earns nothing. Check which trains rust next before your companies pay out all they earn.',
    ja: '列車が除去されました。補償はありません。ほかに列車のない会社は何も稼げません。次に除去される列車を確かめてから配当しましょう。',
  },
  'note/emergency': {
    en: 'A company had to buy a train that it could not afford, and its president had to pay the rest. Keep enough money in the treasury of a company whose trains are about to rust.',
    ja: '会社が列車の代金を払えず、社長が補いました。列車がもうすぐ除去される会社には、金庫に十分残しておきましょう。',
  },
  'note/merger': {
    en: 'Two companies have merged. Two old shares of majors, or one of a minor, become one new share, and the largest shareholder of the new company is its president. The new company has the money, trains and tokens of both. Before a merger, add up your shares of both companies.',
    ja: '2つの会社が合併しました。大会社なら旧会社の2株、小会社なら1株が新会社の1株になり、最も多く持つ人が社長です。両社の資金、列車、トークンは新会社のものになりました。合併の前に、両社の株を合わせて数えましょう。',
  },
  'warning/train-treasury': {
    en: '{company} will need a train for {cost, number, money} soon. This leaves {cash, number, treasury} in its treasury.',
    ja: '{company}はもうすぐ{cost, number, money}の列車が必要ですが、金庫に残るのは{cash, number, treasury}です。',
  },
  'warning/rusts-soon': {
    en: 'The {train}-train may rust before the next operating round is over. Compare its price with what it earns in one or two runs.',
    ja: '{train}列車は次の運営ラウンドが終わるまでに除去されるかもしれません。1、2回の運行で元が取れるか確かめましょう。',
  },
  'warning/gives-away': {
    en: '{president} becomes president of {company}, with its trains and {cash, number, treasury}. Keep enough shares if you want to stay in control of it.',
    ja: '{president}が{company}の社長になり、列車と金庫の{cash, number, treasury}も動かします。会社を手放したくなければ、株を残しましょう。',
  },
  'warning/withheld': {
    en: '{company} needs no new train yet, and withholding does not let it buy anything it could not buy anyway. The share price would fall for nothing.',
    ja: '{company}の列車はまだ使え、留保しても今買えるものは変わりません。株価が下がるだけです。',
  },
};

export const WORDS: Messages = {
  ...TERMS,
  ...GUIDED,
  ...NAMES,
  ...NUMBERED,
  ...SHEETS,
  ...TURN_STEPS,
  ...EVENT_STEPS,
  ...LOTS,
  ...EXPLANATIONS,
  ...SHORT,
  ...PASSED,
};
