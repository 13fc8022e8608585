import type { Messages } from '@signalbox/kernel';

/** Messages of 18FL that only the screen uses. */
export const WORDS_18FL: Messages = {
  '18fl/lays-left': {
    en: 'Left this turn: {yellow, plural, =0 {} one {1 yellow tile} other {# yellow tiles}}{upgradeTo, select, none {} green { or 1 upgrade to green} brown { or 1 upgrade to green or brown} other { or 1 upgrade to green, brown or grey}}{bonus, select, true {{yellow, plural, =0 {} other {, and }}1 yellow tile of the Tallahassee Railroad} other {}}',
    ja: 'この手番に置けるタイル：{yellow, plural, =0 {} other {あと黄色#枚}}{upgradeTo, select, none {} green {、または緑色への張替え1枚} brown {、または緑色か茶色への張替え1枚} other {、または緑色、茶色、灰色への張替え1枚}}{bonus, select, true {{yellow, plural, =0 {} other {、ほかに}}タラハシー鉄道の黄色1枚} other {}}',
  },
  '18fl/lot/order': {
    en: 'Everybody pays their bid, which only decides the order of choosing; with equal bids the player with the lower number chooses first. Then each player buys one private company.',
    ja: '入札額は全員が支払い、選ぶ順番だけが決まります。同額なら番号の小さい人が先に選びます。その後、各自が個人会社を1つずつ買います。',
  },
  '18fl/lot/closing': {
    en: 'The first 5-train closes all private companies that are left. One that is closed pays no more.',
    ja: '最初の5列車で、残っている個人会社はすべて閉鎖されます。閉鎖された会社の収益はなくなります。',
  },
  'column/lot': { en: 'Private company', ja: '個人会社' },
  'private/figures': {
    en: 'Price {price, number, money}, pays {income, number, money} each operating round',
    ja: '価格{price, number, money}、運営ラウンドごとに収益{income, number, money}',
  },
  'private-short/TR': { en: 'Tallahassee', ja: 'タラハシー' },
  'private-short/PO': { en: 'P&O', ja: 'P&O' },
  'private-short/TC': { en: 'Terminal', ja: 'ターミナル' },
  'private-short/FECC': { en: 'Canal', ja: '運河' },
  'private/take': { en: 'Take it', ja: 'これを選ぶ' },
  'private/about/TR': {
    en: 'Comes with the priority deal. Once, a company of which you are president may lay an extra yellow tile. Closes when used.',
    ja: '優先売買カードが付きます。一度だけ、自分が社長の会社が黄色タイルをもう1枚置けます。使うと閉鎖されます。',
  },
  'private/about/PO': {
    en: 'Once, place the port marker in Mobile, Jacksonville, Tampa or Miami: a company of which you are president earns $20 more there until the first 5-train. Closes when used.',
    ja: '一度だけ、モービル、ジャクソンビル、タンパ、マイアミのどれかに港トークンを置き、最初の5列車が買われるまで、自分が社長の会社のそこでの収入が$20増えます。使うと閉鎖されます。',
  },
  'private/about/TC': {
    en: 'Once, a company of which you are president places a station beside any city that has track: for free, without a slot or a connection. Closes when used.',
    ja: '一度だけ、自分が社長の会社が、線路のある都市の脇に駅トークンを無料で置けます。空きも接続も不要です。使うと閉鎖されます。',
  },
  'private/about/FECC': {
    en: 'Comes with a share of the FEC. Closes when the FEC buys its first train.',
    ja: 'FECの株が1株付きます。FECが最初の列車を買うと閉鎖されます。',
  },
  'brief/choose-private': { en: 'Buy', ja: '買う' },
  'passed/place-token': {
    en: '{seat} places no station and no hotel.',
    ja: '{seat}は駅トークンもホテルも置きませんでした。',
  },
  'passed/convert': {
    en: '{seat} does not convert the company.',
    ja: '{seat}は10株会社に変換しませんでした。',
  },
  'sheet/tokens': {
    en: '{count, plural, one {# token left} other {# tokens left}}',
    ja: '駅トークン残り{count}個',
  },
  'exchange/tokens': {
    en: '{count, plural, one {# token left} other {# tokens left}}',
    ja: '駅トークン残り{count}個',
  },
  'sheet/priority': { en: 'Priority deal', ja: '優先売買カード' },
  'place/ipo': { en: '{count} in the IPO', ja: '未購入{count}株' },
  'standing/bank-broken': {
    en: 'Bank empty: the game ends with this set of rounds',
    ja: '銀行の資金切れ：この一連の運営ラウンドで終了',
  },
  'roster/limit': {
    en: 'limit of {count, plural, =1 {} other {{small, plural, one {# train} other {# trains}} for five-share companies, }}{large, plural, one {# train} other {# trains}}{count, plural, =1 {} other { for ten-share companies}}',
    ja: '列車上限{count, plural, =1 {} other {は5株会社{small}両、10株会社}}{large}両',
  },
  'roster/off-board': { en: 'off-board locations have their higher value', ja: '盤外都市の価値が高いほうに' },
  'roster/hotels': { en: 'hotels add $20', ja: 'ホテルの加算が$20に' },
  'roster/privates-close': { en: 'private companies close', ja: '個人会社が閉鎖' },
  'roster/port-removed': { en: 'the port marker is removed', ja: '港トークンを除去' },
  'roster/all-convert': {
    en: 'five-share companies convert to ten-share companies',
    ja: '5株会社が10株会社に変換',
  },
  'roster/conversion': {
    en: 'five-share companies that have operated may convert to ten shares',
    ja: '運営済みの5株会社は10株会社に変換可能',
  },
  'roster/either-size': { en: 'companies start with 5 or 10 shares', ja: '会社は5株でも10株でも設立可能' },
  'roster/ten-shares': { en: 'companies start with 10 shares', ja: '会社は10株で設立' },
  'roster/several-a-turn': {
    en: 'a company may buy two trains of a type in one turn',
    ja: '1回の手番に同じタイプの列車を2両購入可能',
  },
  'roster/keys-struck': {
    en: 'a hurricane destroys the track and hotel in the Keys',
    ja: 'ハリケーンがキーの線路とホテルを破壊',
  },
  '18fl/no-president': { en: 'no president: does not operate', ja: '社長不在のため運営しない' },
  '18fl/either-size': { en: '5 or 10 shares', ja: '5株か10株' },
  'column/ipo': { en: 'IPO', ja: '未購入' },
  'column/income': { en: 'Income', ja: '収益' },
  'exchange/income': { en: 'income {income, number, money}', ja: '収益{income, number, money}' },
  'brief/trade/buy': {
    en: '{from, select, president {President’s} pool {Pool} other {IPO}}',
    ja: '{from, select, president {社長株} pool {公開市場} other {未購入}}',
  },
  'group/trade/start': { en: 'Start, {size} shares', ja: '開始（{size}株）' },
  'brief/trade/start': { en: '{price, number, money}', ja: '{price, number, money}' },
  '18fl/finance': {
    en: 'Treasury {treasury, number, money}, {seat} {cash, number, money}{missing, plural, =0 {} other {, shares for {missing, number, money} to sell}}{lacking, plural, =0 {} other {: sales fall {lacking, number, money} short, and {seat} goes bankrupt}}',
    ja: '会社の資金{treasury, number, money}、{seat}の所持金{cash, number, money}{missing, plural, =0 {} other {、株の売却で{missing, number, money}}}{lacking, plural, =0 {} other {（すべて売っても{lacking, number, money}足りず、{seat}は破産します）}}',
  },
  '18fl/guide/emergency': {
    en: '{company} has to buy a {train}-train for {price, number, money}',
    ja: '{company}は{train}列車（{price, number, money}）を買わなければなりません',
  },
  '18fl/step/treasury': {
    en: 'Treasury of {company}: {amount, number, money}',
    ja: '{company}の資金：{amount, number, money}',
  },
  '18fl/step/president': {
    en: 'Cash of {seat}: {amount, number, money}',
    ja: '{seat}の所持金：{amount, number, money}',
  },
  '18fl/step/sale': {
    en: 'Still missing, from sales of shares: {amount, number, money}',
    ja: '不足分（株の売却で調達）：{amount, number, money}',
  },
  'explain/phase': {
    en: '{phase, select, 3 {Green tiles may be laid. A five-share company that has operated may convert to a ten-share company. From the next stock round on there are 2 operating rounds.} 4 {2-trains are gone. The train limit is 1 for five-share companies and 3 for ten-share companies. New companies may be founded with five or ten shares.} 5 {Brown tiles may be laid. Off-board locations now have their higher value, and hotels add $20. Private companies and the port marker are gone, five-share companies have ten shares now, and the train limit is 2. From the next stock round on there are 3 operating rounds.} other {3-trains are gone. A company may buy two trains of a type in one turn. Jacksonville may become grey. The hurricane destroys the track and the hotel in the Keys.}}',
    ja: '{phase, select, 3 {緑色タイルが使えます。運営済みの5株会社は10株会社に変換できます。次の株式ラウンドから運営ラウンドは2回です。} 4 {2列車はなくなりました。列車上限は5株会社1両、10株会社3両です。新しい会社は5株でも10株でも設立できます。} 5 {茶色タイルが使えます。盤外都市は高いほうの価値になり、ホテルの加算は$20になります。個人会社と港トークンはなくなり、5株会社は10株会社になりました。列車上限は2両です。次の株式ラウンドから運営ラウンドは3回です。} other {3列車はなくなりました。1回の手番に同じタイプの列車を2両買えます。ジャクソンビルは灰色タイルに張替えできます。ハリケーンがキーの線路とホテルを破壊します。}}',
  },
  'explain/bankrupt': {
    en: 'A bankrupt player is out of the game. Their cash goes to the company that needed the train, their remaining shares to the pool. Each of their companies goes to the largest other shareholder with at least two shares; without one it has no president and does not operate.',
    ja: '破産した人はゲームから脱落します。現金は列車を買おうとした会社に、残りの株は公開市場に移ります。会社は2株以上持つ筆頭株主が引き継ぎ、いなければ社長不在となって運営しません。',
  },
  'explain/keys-struck': {
    en: 'A hotel there is lost with its token, but a new one may be placed. The track may be laid again for $80 a hex.',
    ja: 'そこにあったホテルはトークンごと失われますが、新しいホテルを置けます。線路はヘクスごとに$80で再建できます。',
  },
  '18fl/hotel': {
    en: 'This town is worth {now, number, money} more to {company}.',
    ja: '{company}にとって、この街の価値が{now, number, money}上がります。',
  },
  '18fl/hotel-grows': {
    en: 'This town is worth {now, number, money} more to {company}, {later, number, money} more from phase {phase} on.',
    ja: '{company}にとって、この街の価値が{now, number, money}（フェイズ{phase}以降は{later, number, money}）上がります。',
  },
  'company-name/ACL': { en: 'Atlantic Coast Line', ja: 'アトランティック・コースト・ライン' },
  'company-name/FEC': { en: 'Florida East Coast', ja: 'フロリダ・イースト・コースト' },
  'company-name/LN': { en: 'Louisville & Nashville', ja: 'ルイビル・アンド・ナッシュビル' },
  'company-name/TPS': { en: 'Plant System', ja: 'プラント・システム' },
  'company-name/SAL': { en: 'Seaboard Air Line', ja: 'シーボード・エア・ライン' },
  'company-name/SR': { en: 'Southern', ja: 'サザン' },
  'market/start': { en: 'par prices', ja: '開始価格' },
  'market/ceiling': { en: 'ceiling for five-share companies', ja: '5株会社の上限' },
  'step/convert': { en: 'Convert', ja: '変換' },
  'step/lay-track': { en: 'Track', ja: '敷設' },
  'step/place-token': { en: 'Station', ja: '駅トークン' },
  'step/run-trains': { en: 'Run', ja: '運行' },
  'step/dividend': { en: 'Dividend', ja: '配当' },
  'step/buy-train': { en: 'Trains', ja: '列車' },
};
