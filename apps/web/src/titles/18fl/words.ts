import type { Messages } from '@signalbox/kernel';

/** Messages of 18FL that only the screen uses. */
export const WORDS_18FL: Messages = {
  '18fl/lot/order': {
    en: 'Everybody pays their bid, which only decides the order of choosing. Then each player buys one private company.',
    ja: '入札額は全員が支払い、選ぶ順番だけが決まります。その後、各自が個人会社を1つずつ買います。',
  },
  'private/figures': {
    en: 'Price {price, number, money}, pays {income, number, money} each operating round',
    ja: '価格{price, number, money}、運営ラウンドごとに収益{income, number, money}',
  },
  'private/take': { en: 'Take it', ja: 'これを選ぶ' },
  'private/about/TR': {
    en: 'Comes with the priority deal. Once, a company of which you are president may lay an extra yellow tile.',
    ja: '優先売買カードが付きます。一度だけ、自分が社長の会社が黄色タイルをもう1枚置けます。',
  },
  'private/about/PO': {
    en: 'Once, place the port marker in Mobile, Jacksonville, Tampa or Miami: a company of which you are president earns $20 more there.',
    ja: '一度だけ、モービル、ジャクソンビル、タンパ、マイアミのどれかに港トークンを置き、自分が社長の会社のそこでの収入が$20増えます。',
  },
  'private/about/TC': {
    en: 'Once, a company of which you are president places a station beside any city that has track: for free, without a slot or a connection.',
    ja: '一度だけ、自分が社長の会社が、線路のある都市の脇に駅トークンを無料で置けます。空きも接続も不要です。',
  },
  'private/about/FECC': {
    en: 'Comes with a share of the FEC. Closes when the FEC buys its first train.',
    ja: 'FECの株が1株付きます。FECが最初の列車を買うと閉鎖されます。',
  },
  'brief/choose-private': { en: 'Take it', ja: 'これを選ぶ' },
  'sheet/priority': { en: 'Priority deal', ja: '優先売買カード' },
  'place/ipo': { en: '{count} in the IPO', ja: '未購入{count}株' },
  'roster/limit': {
    en: 'train limit {count, plural, =1 {{large}} other {{small} for five-share companies, {large} for ten-share ones}}',
    ja: '列車上限{count, plural, =1 {{large}} other {は5株会社{small}、10株会社{large}}}',
  },
  'roster/privates-close': { en: 'private companies close', ja: '個人会社が閉鎖' },
  'roster/all-convert': {
    en: 'five-share companies convert to ten-share companies',
    ja: '5株会社が10株会社に変換',
  },
  'roster/keys-struck': {
    en: 'a hurricane destroys the track and hotel in the Keys',
    ja: 'ハリケーンがキーの線路とホテルを破壊',
  },
  'column/ipo': { en: 'IPO', ja: '未購入' },
  'column/income': { en: 'Income', ja: '収益' },
  'exchange/income': { en: 'income {income, number, money}', ja: '収益{income, number, money}' },
  'brief/trade/buy': {
    en: '{from, select, president {President} pool {Pool} other {IPO}}',
    ja: '{from, select, president {社長株} pool {公開市場} other {未購入}}',
  },
  'brief/trade/start': {
    en: '{price, number, money}{size, plural, =5 {} other { (#)}}',
    ja: '{price, number, money}{size, plural, =5 {} other {（#株）}}',
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
  'step/place-token': { en: 'Token', ja: 'トークン' },
  'step/run-trains': { en: 'Run', ja: '運行' },
  'step/dividend': { en: 'Dividend', ja: '配当' },
  'step/buy-train': { en: 'Trains', ja: '列車' },
};
