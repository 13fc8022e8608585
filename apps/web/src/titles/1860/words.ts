import type { Messages } from '@signalbox/kernel';

const CONDITIONS: Messages = {
  '1860/closed': { en: 'closed by British Rail', ja: 'British Railにより操業停止' },
  '1860/bankrupt': { en: 'bankrupt', ja: '会社破産' },
  '1860/insolvent': { en: 'insolvent', ja: '破産状態' },
  '1860/receivership': { en: 'in receivership', ja: '管財人管理下' },
  '1860/receivership-insolvent': { en: 'in receivership and insolvent', ja: '管財人管理下・破産状態' },
  '1860/lays-left': {
    en: 'Left this turn: {city, select, true {{yellow, plural, one {1 yellow tile} other {# yellow tiles}} (a city tile only alone)} other {{yellow, plural, one {1 yellow tile} other {# yellow tiles}} without a city}}{upgradeTo, select, green { or 1 upgrade to green} brown { or 1 upgrade to green or brown} other {}}',
    ja: 'この手番に置けるタイル：{city, select, true {黄{yellow}枚（大きな駅のタイルなら1枚だけ）} other {大きな駅のない黄{yellow}枚}}{upgradeTo, select, green {、または緑への張替え1枚} brown {、または緑か茶への張替え1枚} other {}}',
  },
  '1860/next-token': {
    en: 'The next token costs {cost, number, treasury}.',
    ja: '次のトークンの費用は{cost, number, treasury}です。',
  },
  '1860/last-chance': {
    en: 'If {company} buys no train, it becomes insolvent: it has a route.',
    ja: '{company}にはルートがあるので、列車を買わないと破産状態になります。',
  },
  '1860/half': {
    en: '{company} has no train, so each share is sold for half of the price, rounded down.{again, select, true {} other { You cannot buy shares of {company} again in this round.}}',
    ja: '{company}は列車を持たないため、1株につき株価の半額（端数切捨て）で売れます。{again, select, true {} other {このラウンドの間、{company}の株は買い直せません。}}',
  },
  '1860/private-sale': {
    en: 'The bank pays {price, number, money}. You cannot buy it back in this round.',
    ja: '銀行から{price, number, money}を受け取ります。このラウンドの間は買い戻せません。',
  },
  '1860/par': { en: 'par {par, number, money}', ja: '公募価格{par, number, money}' },
  '1860/layer': { en: 'layer {layer}', ja: 'レイヤー{layer}' },
  'standing/southern-formed': { en: 'Southern Railway formed', ja: 'Southern Railway結成' },
  'standing/southern': { en: 'Southern Railway: no more building', ja: 'Southern Railway：線路敷設終了' },
  'standing/british-rail': { en: 'British Rail', ja: 'British Rail' },
  'standing/bank-broken': {
    en: 'Bank empty: the game ends with {now, select, true {this} other {the next}} operating round',
    ja: '銀行の資金切れ：{now, select, true {この} other {次の}}運行ラウンドで終了',
  },
  'standing/market-end': {
    en: '{price, number, money} reached: last operating round',
    ja: '株価{price, number, money}に到達：最後の運行ラウンド',
  },
  'supply/privates': { en: 'Private companies for sale', ja: '売り出し中の個人会社' },
  'sheet/treasury': { en: 'treasury {amount, number, treasury}', ja: '資金{amount, number, treasury}' },
  'place/ipo': {
    en: '{count} in the IPO{reserved, plural, =0 {} other { (# reserved)}}',
    ja: 'IPOに{count}株{reserved, plural, =0 {} other {（うち交換用#株）}}',
  },
  'place/pool': { en: '{count} in the pool', ja: 'バンクプールに{count}株' },
};

/** Words of the screen for which the rulebook has its own. */
const TERMS: Messages = {
  'standing/auctions': { en: 'Opening auction', ja: '初期オークション' },
  'standing/operating-round': {
    en: 'Operating round {set}.{number}{of, select, 0 {} other { (of {of})}}',
    ja: '運行ラウンド{set}.{number}{of, select, 0 {} other {（全{of}回）}}',
  },
  'sheet/charter': { en: 'Charter', ja: 'チャート' },
  'sheet/priority': { en: 'Priority deal', ja: 'プライオリティカード' },
  'sheet/floated': { en: 'floated', ja: '上場済' },
  'sheet/started': {
    en: 'floats with {shares, plural, one {# more share} other {# more shares}}',
    ja: 'あと{shares}株で上場',
  },
  'sheet/home': { en: 'home {hex}', ja: '本拠地{hex}' },
  'board/kind/city': { en: 'city', ja: '大きな駅' },
  'board/kind/town': { en: 'town', ja: '小さな駅' },
  'supply/pool': { en: 'Trains in the pool', ja: 'バンクプールの列車' },
};

/** What the list of components calls the private companies: nobody knows them by initials. */
const SHORT_PRIVATES: Messages = {
  'private-short/BHC': { en: 'Brading', ja: 'ブレイディング' },
  'private-short/YHC': { en: 'Yarmouth', ja: 'ヤーマス' },
  'private-short/CMH': { en: 'Cowes', ja: 'カウズ' },
  'private-short/RPSC': { en: 'Ryde Pier', ja: 'ライド桟橋' },
  'private-short/FFC': { en: 'Fishbourne', ja: 'フィッシュボーン' },
};

const MARKET: Messages = {
  'market/end': { en: 'bankruptcy / end of the game', ja: '破産／ゲーム終了' },
  'market/start': { en: 'par prices', ja: '公募価格' },
  'market/not-floated': { en: 'not floated yet', ja: '上場前' },
  'market/restart': { en: 'par after a bankruptcy', ja: '再上場の公募価格' },
  'market/red': { en: 'the first share sold does not lower the price', ja: '1株目の売却は下落なし' },
};

const GUIDES: Messages = {
  '1860/guide/auction': { en: 'Auction for the right to choose', ja: '選択権のオークション' },
  '1860/guide/stock-round': { en: 'Stock round', ja: '株式ラウンド' },
  '1860/guide/turn': { en: '{company}’s turn', ja: '{company}の手番' },
  '1860/guide/nationalised': { en: 'British Rail: {company} runs', ja: 'British Rail：{company}の運行' },
  '1860/step/bid': { en: 'Bid a premium', ja: 'プレミアをビッド' },
  '1860/step/choose': { en: 'Choose and pay', ja: '選んで支払う' },
  '1860/step/lay-track': { en: 'Track', ja: '線路' },
  '1860/step/place-token': { en: 'Token', ja: 'トークン' },
  '1860/step/run-trains': { en: 'Run', ja: '運行' },
  '1860/step/dividend': { en: 'Dividend', ja: '配当' },
  '1860/step/buy-train': { en: 'Trains', ja: '列車' },
  '1860/note/auction': {
    en: 'Your bid only buys the right to choose; you pay the price of the lot as well. If all pass, the first to pass chooses without a premium.',
    ja: 'ビッドで得るのは選ぶ権利です。選んだものの定価は別に支払います。全員がパスすると、最初にパスした人がプレミアなしで選びます。',
  },
  '1860/note/receivership': {
    en: '{company} has no president: it lays no track, places no tokens, runs for the highest revenue and withholds everything.',
    ja: '{company}には社長がいません。タイルもトークンも置かず、最大収益で運行し、すべて内部留保します。',
  },
  '1860/note/leased': {
    en: '{earns, select, half {{company} is insolvent and runs a leased {train}-train. The treasury gets half of what it earns, and nothing is paid out.} fixed {{company} is insolvent and leases a {train}-train. It does not run: the treasury gets a fixed amount.} other {{company} is insolvent and runs a leased {train}-train. Only its first number counts. It earns 40cc plus 20cc per stop, all for the treasury.}}',
    ja: '{earns, select, half {{company}は破産状態で、{train}列車を借りて運行します。収益の半分が会社の資金になり、配当はありません。} fixed {{company}は破産状態で、{train}列車を借りています。運行はせず、決まった額が会社の資金になります。} other {{company}は破産状態で、{train}列車を借りて運行します。最初の数だけを使い、収益は40ccと停まった駅・停車場ごとに20ccで、すべて会社の資金になります。}}',
  },
  '1860/note/insolvent': {
    en: '{company} is insolvent. It may spend money only on a train, and has to buy one as soon as it can.',
    ja: '{company}は破産状態です。列車の購入以外に費用はかけられず、買えるようになればすぐに買わなければなりません。',
  },
  '1860/note/southern-formed': {
    en: 'The Southern Railway has formed: these are the last operating rounds with track and tokens.',
    ja: 'Southern Railwayが結成されました。線路とトークンを置けるのは、次の株式ラウンドまでの運行ラウンドが最後です。',
  },
  '1860/note/southern': {
    en: 'Southern Railway: no more track, tokens or new companies, and halts are ignored. As soon as every company with a president has a train at the end of a round, all are nationalised.',
    ja: 'Southern Railway：線路敷設・トークンの配置・新規会社の設立はなく、停車場は無視されます。ラウンドの終わりに、社長のいる会社すべてに列車があれば国有化されます。',
  },
  '1860/note/closing': {
    en: 'Still running: {left}. After this round the companies with the lowest dividends close, currently {closing}.',
    ja: '操業中：{left}。このラウンドの後、配当の少ない会社が操業停止となります。現状では：{closing}。',
  },
  '1860/note/not-yet-closing': {
    en: 'Still running: {left}. After this round the two companies with the lowest dividends close.',
    ja: '操業中：{left}。このラウンドの後、配当の少ない2社が操業停止となります。',
  },
  '1860/note/none-closing': {
    en: 'Still running: {left}. As it stands, none of them closes after this round: they all run once more, and the game is over.',
    ja: '操業中：{left}。現状ではこのラウンドの後に操業停止となる会社はなく、全社がもう一度運行してゲーム終了です。',
  },
  '1860/note/last-run': {
    en: 'Last run: {left}. Then the game is over.',
    ja: '最後の運行：{left}。その後ゲーム終了です。',
  },
};

const EXPLANATIONS: Messages = {
  'explain/insolvent': {
    en: 'Until it buys a train or can pay for one, it runs a leased one, pays no dividend and may spend money on nothing else. Its shares sell at half price.',
    ja: '列車を買うか、買えるだけの資金ができるまでは、借りた列車で運行し、無配で、他の出費はできません。株の売値は時価の半額です。',
  },
  'explain/receivership': {
    en: 'Its president’s certificate is in the pool. It goes to the player who buys a second share.',
    ja: '社長株がバンクプールにあります。2株目を買った人がこれと交換して社長になります。',
  },
  'explain/bankrupt': {
    en: 'Its share price has fallen to zero, and its shares go back to the IPO without payment. Its trains, tokens and money wait for the player who restarts it. The priority deal goes to the player with the fewest shares.',
    ja: '株価が0になり、株は無償でIPOに戻ります。列車・トークン・資金は再上場時の新社長が引き継ぎます。プライオリティカードは持株の最も少ない人に渡ります。',
  },
  'explain/fishbourne': {
    en: 'Buying it closes all other private companies at once.',
    ja: 'これが買われると、他の個人会社はすべて直ちに閉鎖されます。',
  },
  'explain/southern-formed': {
    en: 'Once every company with a president has a train, the railways are nationalised.',
    ja: '社長のいる会社すべてが列車を持つと、国有化されます。',
  },
  'explain/nationalised': {
    en: 'Only operating rounds are left. All revenue is paid out, trains use their first number only, and after each round the two companies with the lowest dividends close, until the last one or two have run once more.',
    ja: '以後は運行ラウンドだけです。すべて配当し、列車は最初の数だけを使います。各運行ラウンドの最後に配当の少ない2社が操業停止となり、最後の1〜2社がもう一度運行して終わります。',
  },
  'explain/company-closed': {
    en: 'It no longer runs. Its share price stays as it is for the final scoring.',
    ja: 'もう運行しません。株価はこのまま最終計算に使われます。',
  },
};

const SHORT: Messages = {
  'kind/trade/start': { en: 'Start at par', ja: '公募価格' },
  'short/trade/start': { en: '{par, number, money}', ja: '{par, number, money}' },
  'short/trade/buy': {
    en: 'Buy from the {from, select, pool {pool} other {IPO}}',
    ja: '{from, select, pool {バンクプール} other {IPO}}から買う',
  },
  'short/choose-lot/start': { en: 'Par {par, number, money}', ja: '公募価格{par, number, money}' },
  'choice/bid/bid': {
    en: 'bid a premium of {amount, number, money}',
    ja: 'プレミア{amount, number, money}をビッド',
  },
  'proposal/buy-train': {
    en: '{buyer} offers {price, number, treasury} for {from}’s {train}-train.',
    ja: '{buyer}が{from}の{train}列車を{price, number, treasury}で買いたいと申し出ています。',
  },
  'table/deals': { en: 'Other companies’ trains ({count})', ja: '他の会社の列車（{count}）' },
};

const EXCHANGE: Messages = {
  'set-up/pool': { en: 'pool', ja: 'バンクプール' },
  'auction/bid': { en: 'Bid', ja: 'ビッド' },
  'auction/cash-after': {
    en: 'if you win, leaves you {amount, number, money} before the price of the lot',
    ja: '落札すると残り{amount, number, money}（定価は別に支払います）',
  },
  'auction/most': { en: 'Can bid up to', ja: 'ビッドの上限' },
  'auction/no-bid': { en: '{lot}: no bid yet', ja: '{lot}：ビッドなし' },
  'column/order-long': { en: 'Operating order', ja: '運行順' },
  'column/pool': { en: 'Pool', ja: 'バンクプール' },
  'column/par': { en: 'Par', ja: '公募価格' },
  'column/to-float': { en: 'Shares to float', ja: '上場までの株数' },
  'roster/rounds': {
    en: '{count, plural, one {# operating round} other {# operating rounds from the next stock round on}}',
    ja: '{count, plural, =1 {} other {次の株式ラウンドから}}運行ラウンド{count}回',
  },
  'table/trains-left': { en: '({left} left)', ja: '（残り{left}台）' },
  'table/last-train': {
    en: 'The last one: {trains}-trains come next.',
    ja: '最後の1台です。次は{trains}列車です。',
  },
  'table/last-train-rusts': {
    en: 'The last one: {trains}-trains come next, and the first of them makes all {train}-trains rust.',
    ja: '最後の1台です。次は{trains}列車で、最初の1台が買われると{train}列車がすべて廃車になります。',
  },
  'roster/number': { en: 'Number', ja: '台数' },
  'roster/fishbourne': {
    en: 'the Fishbourne Ferry can be bought',
    ja: 'フィッシュボーン・フェリーが購入可能',
  },
  'roster/limits-lifted': {
    en: 'no more certificate limit; sales no longer lower share prices',
    ja: '持株制限がなくなり、売却で株価が下がらない',
  },
  'roster/southern-formed': { en: 'the Southern Railway forms', ja: 'Southern Railwayの結成' },
  'exchange/par': { en: 'par {par, number, money}', ja: '公募価格{par, number, money}' },
  'exchange/to-float': {
    en: '{count, plural, one {# more share} other {# more shares}} to float',
    ja: '上場まであと{count}株',
  },
  'exchange/capital': {
    en: 'capital when it floats: {capital, number, treasury}',
    ja: '上場時の資金：{capital, number, treasury}',
  },
  'exchange/floats': { en: 'floats', ja: '上場' },
  'sheet/worth-means': {
    en: 'cash, private companies at face value, and shares at the share price (half if the company has no train)',
    ja: '所持金、個人会社の額面、株の時価（列車のない会社は半額）の合計',
  },
  'outcome/made-of': {
    en: '(cash {cash, number, money}, {count, plural, =0 {shares} one {shares and a private company} other {shares and private companies}} {price, number, money})',
    ja: '（所持金{cash, number, money}、{count, plural, =0 {株} other {株と個人会社}}{price, number, money}）',
  },
  'group/trade/start': { en: 'Start at par', ja: '公募価格' },
  'brief/trade/start': { en: '{par, number, money}', ja: '{par, number, money}' },
  'brief/trade/buy': {
    en: '{from, select, pool {Pool} other {IPO}}',
    ja: '{from, select, pool {バンクプール} other {IPO}}',
  },
};

const GUIDED: Messages = {
  'note/rusted': {
    en: 'Trains have rusted: they are gone, and nobody is paid for them. A company that has no other train and cannot buy one becomes insolvent: it leases a train and pays no dividends. Check which trains rust next before your companies pay out all they earn.',
    ja: '列車が廃車になりました。補償はありません。ほかに列車がなく、買う資金もない会社は破産状態になります。列車を借りて運行し、配当は出ません。次に廃車になる列車を確かめてから配当しましょう。',
  },
  'warning/rusts-soon': {
    en: 'The {train}-train may rust before the next operating round is over. Compare its price with what it earns in one or two runs.',
    ja: '{train}列車は次の運行ラウンドが終わるまでに廃車になるかもしれません。1、2回の運行で元が取れるか確かめましょう。',
  },
};

const LOTS: Messages = {
  '1860/lot/ferry': {
    en: 'Costs {face, number, money}, pays {income, number, money} each operating round.',
    ja: '定価{face, number, money}、運行ラウンドごとに収入{income, number, money}。',
  },
  '1860/lot/exchange': {
    en: 'Can be exchanged for a share of {company}.',
    ja: '{company}の1株に交換できます。',
  },
  '1860/lot/closes-others': {
    en: 'Closes all other private companies when bought.',
    ja: '買われると、他の個人会社はすべて閉鎖されます。',
  },
  '1860/lot/president': {
    en: 'President’s certificate (20%): costs twice the par you choose, {least, number, money} to {most, number, money}.',
    ja: '社長株（20%）。選んだ公募価格（{least, number, money}〜{most, number, money}）の2倍を支払います。',
  },
  '1860/lot/started': {
    en: 'President’s certificate (20%), started at par {par, number, money}.',
    ja: '社長株（20%）。公募価格は{par, number, money}に決まりました。',
  },
  'brief/choose-lot/ferry': { en: 'Take', ja: '取る' },
  'brief/choose-lot/start': { en: '{par, number, money}', ja: '{par, number, money}' },
  'group/choose-lot/start': { en: 'Start at par', ja: '公募価格' },
  'brief/trade/buy-private': { en: 'Buy', ja: '買う' },
  'brief/trade/sell-private': { en: 'Sell to the bank', ja: '銀行に売る' },
  'short/trade/sell-private': { en: 'Sell to the bank: {private}', ja: '{private}を銀行に売る' },
  'brief/trade/exchange': { en: 'Exchange', ja: '株に交換' },
  '1860/lot/take': { en: 'Take it', ja: 'これを取る' },
  '1860/lot/left': { en: 'Still available', ja: '残っているもの' },
  '1860/bid/none': { en: 'No bids yet.', ja: 'まだビッドはありません。' },
  '1860/bid/highest': {
    en: 'Highest bid: {amount, number, money} by {seat}',
    ja: '最高額のビッド：{seat}の{amount, number, money}',
  },
  '1860/run/choose': {
    en: 'Revenue can be paid out; subsidies from halts go to the treasury. These are the best combinations: more of one means less of the other.',
    ja: '収益は配当でき、停車場の補助金は会社の資金になります。どれも最善の組み合わせで、一方を増やせば他方が減ります。',
  },
  '1860/run/option': {
    en: 'Revenue {revenue, number, money}, subsidy {subsidy, number, treasury}',
    ja: '収益{revenue, number, money}・補助金{subsidy, number, treasury}',
  },
  '1860/run/this': { en: 'This run:', ja: 'この運行の内訳：' },
  '1860/halt': { en: 'halt', ja: '停車場' },
  'statistics/set': { en: 'Set of operating rounds', ja: '一連の運行ラウンド' },
  'statistics/openings-note': {
    en: 'The first company you started and its par.',
    ja: '最初に始めた会社と、その公募価格です。',
  },
  'statistics/revenue-note': {
    en: 'What your companies earned in each set of operating rounds, on average, against the mean of the other players.',
    ja: 'あなたの会社が一連の運行ラウンドごとに得た収益の平均を、他のプレイヤーの平均と比べます。',
  },
};

export const WORDS: Messages = {
  ...GUIDED,
  ...TERMS,
  ...CONDITIONS,
  ...SHORT_PRIVATES,
  ...MARKET,
  ...GUIDES,
  ...EXPLANATIONS,
  ...SHORT,
  ...EXCHANGE,
  ...LOTS,
};
