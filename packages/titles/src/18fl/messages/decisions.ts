import type { Messages } from '@signalbox/kernel';

const DECISIONS: Messages = {
  'decision/draw-player-number': { en: 'Draw the next player number', ja: '次のプレイヤー番号を引く' },
  'decision/bid-for-choice': {
    en: 'Bid in secret for first pick of the private companies',
    ja: '個人会社を選ぶ順番を決める入札をする（非公開）',
  },
  'decision/choose-private': { en: 'Choose a private company', ja: '個人会社を選ぶ' },
  'decision/trade': { en: 'Sell shares, then buy one certificate', ja: '株を売り、続いて株券を1枚買う' },
  'decision/convert': { en: 'Convert to a ten-share company?', ja: '10株会社に変換しますか' },
  'decision/lay-track': { en: 'Lay or upgrade track', ja: '線路の敷設・張替え' },
  'decision/place-token/port': {
    en: 'You may place the port marker',
    ja: '港トークンを置く（任意）',
  },
  'decision/place-token/terminal': {
    en: 'You may place the Terminal Company’s station',
    ja: 'ターミナル会社の駅トークンを置く（任意）',
  },
  'decision/place-token/port+terminal': {
    en: 'You may use a private company’s bonus',
    ja: '個人会社のボーナスを使う（任意）',
  },
  'decision/place-token': { en: 'Place a station or a hotel', ja: '駅トークンかホテルを置く' },
  'decision/late-bonus': {
    en: 'Use a private company’s bonus before running',
    ja: '運行の前に個人会社のボーナスを使う',
  },
  'decision/choose-size': { en: 'Choose the company’s size', ja: '会社の規模を選ぶ' },
  'decision/place-port': { en: 'Place the port marker now?', ja: '港トークンを今置きますか' },
  'decision/run-trains': { en: 'Run trains', ja: '列車を運行する' },
  'decision/dividend': { en: 'Pay out or withhold', ja: '配当または内部留保' },
  'decision/buy-train': { en: 'Buy trains', ja: '列車を買う' },
  'decision/sell-for-train': { en: 'Emergency purchase: sell shares', ja: '列車の強制購入：株を売る' },
  'decision/pay-for-train': { en: 'Emergency purchase: pay for the train', ja: '列車の強制購入：代金を払う' },
  'decision/declare-bankruptcy': { en: 'Declare bankruptcy', ja: '破産を宣言する' },
  'decision/discard-train': { en: 'Discard a train', ja: '返す列車を選ぶ' },
};

/** Jacksonville has two cities until the grey tile joins them; elsewhere there is only one. */
export const WHICH_CITY = {
  en: '{hexId, select, B23 {{node, select, 1 { (north)} other { (south)}}} other {}}',
  ja: '{hexId, select, B23 {{node, select, 1 {（北）} other {（南）}}} other {}}',
};

/**
 * Both cities of Jacksonville are full with their homes, so a station only finds room in the joined one, which takes
 * the number of the southern.
 */
const NORTH = {
  en: '{hexId, select, B23 {{node, select, 1 { (north)} other {}}} other {}}',
  ja: '{hexId, select, B23 {{node, select, 1 {（北）} other {}}} other {}}',
};

const PORT = { en: 'place the port marker in {hex}', ja: '{hex}に港トークンを置く' };
const TERMINAL = {
  en: `place the Terminal station beside {hex}${WHICH_CITY.en}`,
  ja: `{hex}${WHICH_CITY.ja}のそばにターミナル駅を置く`,
};
const PASS = { en: 'pass', ja: 'パス' };

const PRIVATE_CHOICES: Messages = {
  'choice/choose-private/TR': {
    en: 'buy the Tallahassee Railroad (an extra yellow tile and the priority deal)',
    ja: 'タラハシー鉄道（追加の黄色タイル、優先売買カード）を買う',
  },
  'choice/choose-private/PO': {
    en: 'buy the P&O Steamship Company (a port worth $20 more)',
    ja: 'P&O汽船（港+$20）を買う',
  },
  'choice/choose-private/TC': {
    en: 'buy the Terminal Company (an extra station)',
    ja: 'ターミナル会社（追加の駅トークン）を買う',
  },
  'choice/choose-private/FECC': {
    en: 'buy the FEC Canal Company (with a share of the FEC)',
    ja: 'FEC運河会社（FECの1株付き）を買う',
  },
};

const STOCK_CHOICES: Messages = {
  'choice/draw-player-number': { en: '{choice}', ja: '{choice}' },
  'choice/bid-for-choice': { en: 'bid {choice, number, money}', ja: '{choice, number, money}を入札する' },
  'choice/trade/pass': PASS,
  'choice/trade/sell': {
    en: 'sell {count, plural, one {# share} other {# shares}} of {company}',
    ja: '{company}を{count}株売る',
  },
  'choice/trade/buy': {
    en: 'buy {from, select, president {the president’s certificate of {company} from the pool} pool {a share of {company} from the pool} other {a share of {company} from the IPO}}',
    ja: '{from, select, president {公開市場から{company}の社長株を買う} pool {公開市場から{company}の株を買う} other {未購入の{company}の株を買う}}',
  },
  'choice/trade/start': {
    en: 'start {company} at {price, number, money} as a {size, plural, =5 {five} other {ten}}-share company',
    ja: '{company}を{size}株会社として開始価格{price, number, money}で始める',
  },
};

const TURN_CHOICES: Messages = {
  'choice/convert/pass': { en: 'stay a five-share company', ja: '5株会社のまま' },
  'choice/choose-size': { en: '{choice} shares', ja: '{choice}株' },
  'choice/convert/convert': { en: 'convert to a ten-share company', ja: '10株会社に変換する' },
  'choice/lay-track/pass': PASS,
  'choice/lay-track/lay': { en: 'lay tile {tile} in {hex}', ja: '{hex}にタイル{tile}を敷設する' },
  'choice/lay-track/bonus-lay': {
    en: 'Tallahassee Railroad: lay tile {tile} in {hex}',
    ja: 'タラハシー鉄道：{hex}にタイル{tile}を敷設する',
  },
  'choice/lay-track/port': PORT,
  'choice/lay-track/terminal': TERMINAL,
  'choice/place-token/pass': PASS,
  'choice/place-token/station': {
    en: `place a station in {hex}${NORTH.en}`,
    ja: `{hex}${NORTH.ja}に駅トークンを置く`,
  },
  'choice/place-token/hotel': { en: 'place a hotel in {hex}', ja: '{hex}にホテルを置く' },
  'choice/place-token/port': PORT,
  'choice/place-token/terminal': TERMINAL,
  'choice/late-bonus/pass': PASS,
  'choice/late-bonus/port': PORT,
  'choice/late-bonus/terminal': TERMINAL,
  'choice/place-port/pass': PASS,
  'choice/place-port/port': PORT,
  'choice/run-trains': { en: 'run {routes}', ja: '運行：{routes}' },
  'choice/dividend/pay': { en: 'pay out', ja: '配当する' },
  'choice/dividend/withhold': { en: 'withhold', ja: '内部留保する' },
};

const FROM = {
  en: '{from, select, bank {the depot} pool {the pool} other {{from}}}',
  ja: '{from, select, bank {列車在庫} pool {公開市場} other {{from}}}',
};

const TRAIN_CHOICES: Messages = {
  'choice/buy-train/pass': { en: 'pass', ja: '買わない' },
  'choice/buy-train/buy': {
    en: `buy a {train}-train from ${FROM.en}`,
    ja: `${FROM.ja}から{train}列車を買う`,
  },
  'choice/buy-train/finance': {
    en: `buy a {train}-train from ${FROM.en} with the president’s help`,
    ja: `社長が不足分を出して${FROM.ja}から{train}列車を買う`,
  },
  'choice/buy-train/deal': {
    en: 'buy a {train}-train from {from} for {price, number, money}',
    ja: '{from}から{train}列車を{price, number, money}で買う',
  },
  'choice/buy-train/sell': {
    en: 'sell {count, plural, one {# share} other {# shares}} of {company} to pay for a train',
    ja: '列車の代金のために{company}を{count}株売る',
  },
  'choice/buy-train/port': PORT,
  'choice/buy-train/bankrupt': { en: 'declare bankruptcy', ja: '破産を宣言する' },
  'choice/sell-for-train': {
    en: 'sell {count, plural, one {# share} other {# shares}} of {company}',
    ja: '{company}を{count}株売る',
  },
  'choice/pay-for-train/buy': { en: 'pay for the train', ja: '列車の代金を払う' },
  'choice/declare-bankruptcy/bankrupt': { en: 'declare bankruptcy', ja: '破産を宣言する' },
  'choice/discard-train': { en: 'discard {company}’s {train}-train', ja: '{company}の{train}列車を返す' },
};

export const DECISION_MESSAGES: Messages = {
  ...DECISIONS,
  ...PRIVATE_CHOICES,
  ...STOCK_CHOICES,
  ...TURN_CHOICES,
  ...TRAIN_CHOICES,
};
