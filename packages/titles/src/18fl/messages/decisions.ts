import type { Messages } from '@signalbox/kernel';

const DECISIONS: Messages = {
  'decision/draw-player-number': { en: 'Draw the next player number', ja: '次のプレイヤー番号を引く' },
  'decision/bid-for-choice': {
    en: 'Bid in secret for the first choice of a private',
    ja: '個人会社を選ぶ順番に秘密で入札する',
  },
  'decision/choose-private': { en: 'Choose a private company', ja: '個人会社を選ぶ' },
  'decision/trade': { en: 'Sell shares, then buy one certificate', ja: '株を売り、そのあと株券を1枚買う' },
  'decision/convert': { en: 'Become a ten-share company?', ja: '10株会社に変換しますか' },
  'decision/lay-track': { en: 'Lay or upgrade track', ja: '線路を敷設・置き換える' },
  'decision/place-token': { en: 'Place a station or a hotel', ja: '駅かホテルを置く' },
  'decision/late-bonus': { en: 'Use a bonus before running', ja: '運行の前にボーナスを使う' },
  'decision/run-trains': { en: 'Run the trains', ja: '列車を運行する' },
  'decision/dividend': { en: 'Pay the revenue out or keep it', ja: '収入を配当するか留保する' },
  'decision/buy-train': { en: 'Buy trains', ja: '列車を買う' },
  'decision/sell-for-train': { en: 'Sell shares to pay for the train', ja: '列車の代金のために株を売る' },
  'decision/pay-for-train': { en: 'Pay for the train', ja: '列車の代金を払う' },
  'decision/declare-bankruptcy': { en: 'Declare bankruptcy', ja: '破産を宣言する' },
  'decision/discard-train': { en: 'Give up a train', ja: '列車を手放す' },
};

/** A city of Jacksonville is named; elsewhere there is only one. */
const NORTH = { en: '{node, select, 1 { north} other {}}', ja: '{node, select, 1 {北} other {}}' };

const PORT = { en: 'put the port marker in {hex}', ja: '{hex}に港トークンを置く' };
const TERMINAL = {
  en: `put the Terminal station beside {hex}${NORTH.en}`,
  ja: `{hex}${NORTH.ja}のそばにターミナル駅を置く`,
};
const PASS = { en: 'pass', ja: 'パス' };

const PRIVATE_CHOICES: Messages = {
  'choice/choose-private/TR': {
    en: 'Tallahassee Railroad: an extra yellow tile, and the priority card',
    ja: 'タラハシー鉄道（追加の黄色タイル、優先売買カード）',
  },
  'choice/choose-private/PO': { en: 'P&O Steamship: a port worth 20 more', ja: 'P&O汽船（港+20）' },
  'choice/choose-private/TC': { en: 'Terminal Company: an extra station', ja: 'ターミナル会社（追加の駅）' },
  'choice/choose-private/FECC': { en: 'FEC Canal: a share of the FEC', ja: 'FEC運河会社（FECの1株）' },
};

const STOCK_CHOICES: Messages = {
  'choice/draw-player-number': { en: '{choice}', ja: '{choice}' },
  'choice/bid-for-choice': { en: 'bid ${choice}', ja: '${choice}を入札する' },
  'choice/trade/pass': PASS,
  'choice/trade/sell': {
    en: 'sell {count, plural, one {# share} other {# shares}} of {company}',
    ja: '{company}を{count}株売る',
  },
  'choice/trade/buy': {
    en: '{from, select, president {buy the president’s certificate of {company} from the pool} pool {buy a share of {company} from the pool} other {buy a share of {company} from the bank}}',
    ja: '{from, select, president {公開市場から{company}の社長株を買う} pool {公開市場から{company}の株を買う} other {銀行から{company}の株を買う}}',
  },
  'choice/trade/start': {
    en: 'start {company} at ${price} with {size} shares',
    ja: '{company}を{size}株会社として${price}で開始する',
  },
};

const TURN_CHOICES: Messages = {
  'choice/convert/stay': { en: 'stay a five-share company', ja: '5株会社のまま' },
  'choice/convert/convert': { en: 'become a ten-share company', ja: '10株会社に変換する' },
  'choice/lay-track/pass': PASS,
  'choice/lay-track/lay': {
    en: 'lay {tile} in {hex}, turned {rotation}',
    ja: '{hex}に{tile}を向き{rotation}で置く',
  },
  'choice/lay-track/bonus-lay': {
    en: 'Tallahassee: lay {tile} in {hex}, turned {rotation}',
    ja: 'タラハシー鉄道：{hex}に{tile}を向き{rotation}で置く',
  },
  'choice/lay-track/port': PORT,
  'choice/lay-track/terminal': TERMINAL,
  'choice/place-token/pass': PASS,
  'choice/place-token/station': {
    en: `station in {hex}${NORTH.en}`,
    ja: `{hex}${NORTH.ja}に駅を置く`,
  },
  'choice/place-token/hotel': { en: 'hotel in {hex}', ja: '{hex}にホテルを置く' },
  'choice/place-token/port': PORT,
  'choice/place-token/terminal': TERMINAL,
  'choice/late-bonus/pass': PASS,
  'choice/late-bonus/port': PORT,
  'choice/late-bonus/terminal': TERMINAL,
  'choice/run-trains': { en: 'run {routes}', ja: '運行：{routes}' },
  'choice/dividend/pay': { en: 'pay it out', ja: '配当する' },
  'choice/dividend/withhold': { en: 'keep it', ja: '留保する' },
};

const FROM = {
  en: '{from, select, bank {the bank} pool {the pool} other {{from}}}',
  ja: '{from, select, bank {銀行} pool {公開市場} other {{from}}}',
};

const TRAIN_CHOICES: Messages = {
  'choice/buy-train/done': { en: 'buy no more', ja: '購入を終える' },
  'choice/buy-train/buy': {
    en: `buy a {train}-train from ${FROM.en}`,
    ja: `${FROM.ja}から{train}列車を買う`,
  },
  'choice/buy-train/finance': {
    en: `buy a {train}-train from ${FROM.en} with money of the president`,
    ja: `社長の資金で${FROM.ja}から{train}列車を買う`,
  },
  'choice/buy-train/deal': {
    en: 'buy a {train}-train from {from} for ${price}',
    ja: '{from}から{train}列車を${price}で買う',
  },
  'choice/buy-train/bankrupt': { en: 'declare bankruptcy', ja: '破産する' },
  'choice/sell-for-train': {
    en: 'sell {count, plural, one {# share} other {# shares}} of {company}',
    ja: '{company}を{count}株売る',
  },
  'choice/pay-for-train/buy': { en: 'pay', ja: '払う' },
  'choice/declare-bankruptcy/bankrupt': { en: 'declare bankruptcy', ja: '破産する' },
  'choice/discard-train': { en: '{company} gives up a {train}', ja: '{company}が{train}列車を手放す' },
};

export const DECISION_MESSAGES: Messages = {
  ...DECISIONS,
  ...PRIVATE_CHOICES,
  ...STOCK_CHOICES,
  ...TURN_CHOICES,
  ...TRAIN_CHOICES,
};
