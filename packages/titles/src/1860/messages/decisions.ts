import type { Messages } from '@signalbox/kernel';

const DECISIONS: Messages = {
  'decision/bid': { en: 'Bid or pass', ja: 'ビッドかパス' },
  'decision/choose-lot': {
    en: 'Take a ferry company or a president’s certificate',
    ja: 'フェリー会社か社長株を1つ選ぶ',
  },
  'decision/trade': { en: 'Sell what you like, then buy one thing', ja: '好きなだけ売り、そのあと1つ買う' },
  'decision/lay-home-tile': { en: 'Lay the tile of the home city', ja: '本拠地のタイルを置く' },
  'decision/surrender-train': { en: 'Give up a surplus train', ja: '保有制限を超えた列車を戻す' },
  'decision/lay-track': {
    en: 'Lay two yellow tiles or upgrade one',
    ja: '黄タイル2枚を敷くか1枚を張り替える',
  },
  'decision/place-token': { en: 'Place a token', ja: 'トークンを置く' },
  'decision/run-trains': { en: 'Run the trains', ja: '列車を運行する' },
  'decision/dividend': { en: 'Pay the revenue out or keep it', ja: '収益を配当するか内部留保する' },
  'decision/buy-train': { en: 'Buy trains', ja: '列車を買う' },
};

const PASS = { en: 'pass', ja: 'パス' };
const LAY = { en: 'lay {tile} in {hex}, turned {rotation}', ja: '{hex}に{tile}を向き{rotation}で置く' };

const AUCTION_CHOICES: Messages = {
  'choice/bid/bid': { en: 'bid £{amount}', ja: '£{amount}をビッドする' },
  'choice/choose-lot/ferry': { en: 'take {private}', ja: '{private}を取る' },
  'choice/choose-lot/start': {
    en: 'start {company} at £{par}',
    ja: '公募価格を£{par}に決めて{company}の社長株を買う',
  },
};

const TRADES: Messages = {
  'choice/trade/pass': PASS,
  'choice/trade/sell': {
    en: 'sell {count, plural, one {# share} other {# shares}} of {company}',
    ja: '{company}を{count}株売る',
  },
  'choice/trade/sell-private': { en: 'sell {private} to the bank', ja: '{private}を銀行に売る' },
  'choice/trade/exchange': { en: 'change {private} into its share', ja: '{private}を株に交換する' },
  'choice/trade/buy': {
    en: 'buy a share of {company} from the {from, select, pool {pool} other {IPO}}',
    ja: '{from, select, pool {バンクプール} other {IPO}}から{company}の株を買う',
  },
  'choice/trade/start': {
    en: 'start {company} at £{par}',
    ja: '公募価格を£{par}に決めて{company}の社長株を買う',
  },
  'choice/trade/buy-private': { en: 'buy {private} from the bank', ja: '銀行から{private}を買う' },
};

const FROM = {
  en: '{from, select, bank {the bank} pool {the pool} other {{from}}}',
  ja: '{from, select, bank {銀行} pool {バンクプール} other {{from}}}',
};

const TURN_CHOICES: Messages = {
  'choice/lay-home-tile': LAY,
  'choice/surrender-train': { en: 'give up a {train}', ja: '{train}列車を戻す' },
  'choice/lay-track/pass': PASS,
  'choice/lay-track/lay': LAY,
  'choice/place-token/pass': PASS,
  'choice/place-token/token': {
    en: 'token in {hex}{node, plural, =0 {} other { (the other city)}}',
    ja: '{hex}{node, plural, =0 {} other {（もう一方の都市）}}にトークンを置く',
  },
  'choice/run-trains': { en: 'run {routes}', ja: '運行：{routes}' },
  'choice/dividend/pay': { en: 'pay it out', ja: '配当する' },
  'choice/dividend/withhold': { en: 'keep it', ja: '内部留保する' },
  'choice/buy-train/done': { en: 'buy no more', ja: '購入を終える' },
  'choice/buy-train/buy': {
    en: `buy a {train}-train from ${FROM.en}`,
    ja: `${FROM.ja}から{train}列車を買う`,
  },
  'choice/buy-train/deal': {
    en: 'buy a {train}-train from {from} for {price}cc',
    ja: '{from}から{train}列車を{price}ccで買う',
  },
};

export const DECISION_MESSAGES: Messages = { ...DECISIONS, ...AUCTION_CHOICES, ...TRADES, ...TURN_CHOICES };
