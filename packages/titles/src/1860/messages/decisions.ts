import type { Messages } from '@signalbox/kernel';

const DECISIONS: Messages = {
  'decision/bid': { en: 'Bid or pass', ja: 'ビッドかパス' },
  'decision/choose-lot': {
    en: 'Choose a private company or a president’s certificate',
    ja: '個人会社か社長株を1つ選ぶ',
  },
  'decision/trade': {
    en: 'Sell shares, then buy one certificate or private company',
    ja: '株を売り、続いて株か個人会社を1つ買う',
  },
  // What is left of a turn after a purchase.
  'decision/trade/exchange': {
    en: 'You may exchange a private company',
    ja: '個人会社を株に交換する（任意）',
  },
  'decision/lay-home-tile': { en: 'Lay a tile in the home city', ja: '本拠地のタイルを置く' },
  'decision/surrender-train': { en: 'Discard a train', ja: '返す列車を選ぶ' },
  'decision/lay-track': { en: 'Lay or upgrade track', ja: '線路の敷設・張替え' },
  'decision/place-token': { en: 'Place a token', ja: 'トークンを置く' },
  'decision/run-trains': { en: 'Run trains', ja: '列車を運行する' },
  'decision/dividend': { en: 'Pay out or withhold', ja: '配当または内部留保' },
  'decision/buy-train': { en: 'Buy trains', ja: '列車を買う' },
};

const PASS = { en: 'pass', ja: 'パス' };
const LAY = { en: 'lay tile {tile} in {hex}', ja: '{hex}にタイル{tile}を敷設する' };

const AUCTION_CHOICES: Messages = {
  'choice/bid/bid': { en: 'bid {amount, number, money}', ja: '{amount, number, money}をビッドする' },
  'choice/choose-lot/ferry': { en: 'take {private}', ja: '{private}を取る' },
  'choice/choose-lot/start': {
    en: 'start {company} at par {par, number, money}',
    ja: '公募価格を{par, number, money}に決めて{company}の社長株を買う',
  },
};

const TRADES: Messages = {
  'choice/trade/pass': PASS,
  'choice/trade/sell': {
    en: 'sell {count, plural, one {# share} other {# shares}} of {company}',
    ja: '{company}を{count}株売る',
  },
  'choice/trade/sell-private': { en: 'sell {private} to the bank', ja: '{private}を銀行に売る' },
  'choice/trade/exchange': { en: 'exchange {private} for a share', ja: '{private}を株に交換する' },
  'choice/trade/buy': {
    en: 'buy a share of {company} from the {from, select, pool {pool} president {pool} other {IPO}}',
    ja: '{from, select, pool {バンクプール} president {バンクプール} other {IPO}}から{company}の株を買う',
  },
  'choice/trade/start': {
    en: 'start {company} at par {par, number, money}',
    ja: '公募価格を{par, number, money}に決めて{company}の社長株を買う',
  },
  'choice/trade/buy-private': { en: 'buy {private} from the bank', ja: '銀行から{private}を買う' },
};

const FROM = {
  en: '{from, select, bank {the depot} pool {the pool} other {{from}}}',
  ja: '{from, select, bank {列車在庫} pool {バンクプール} other {{from}}}',
};

/** Green and brown Newport and Ventnor have two cities. */
export const WHICH_CITY = {
  en: '{node, plural, =0 {} other { ({hexId, select, G5 {Shide} other {second city}})}}',
  ja: '{node, plural, =0 {} other {（{hexId, select, G5 {シャイド} other {もう一方の駅}}）}}',
};

const TURN_CHOICES: Messages = {
  'choice/lay-home-tile': LAY,
  'choice/surrender-train': { en: 'discard a {train}-train', ja: '{train}列車を返す' },
  'choice/lay-track/pass': PASS,
  'choice/lay-track/lay': LAY,
  'choice/place-token/pass': PASS,
  'choice/place-token/token': {
    en: `place a token in {hex}${WHICH_CITY.en}`,
    ja: `{hex}${WHICH_CITY.ja}にトークンを置く`,
  },
  'choice/run-trains': { en: 'run {routes}', ja: '運行：{routes}' },
  'choice/dividend/pay': { en: 'pay out', ja: '配当する' },
  'choice/dividend/withhold': { en: 'withhold', ja: '内部留保する' },
  'choice/buy-train/pass': { en: 'pass', ja: '買わない' },
  'choice/buy-train/buy': {
    en: `buy a {train}-train from ${FROM.en}`,
    ja: `${FROM.ja}から{train}列車を買う`,
  },
  'choice/buy-train/deal': {
    en: 'buy a {train}-train from {from} for {price, number, treasury}',
    ja: '{from}から{train}列車を{price, number, treasury}で買う',
  },
};

export const DECISION_MESSAGES: Messages = { ...DECISIONS, ...AUCTION_CHOICES, ...TRADES, ...TURN_CHOICES };
