import type { Messages } from '@signalbox/kernel';
import { AUCTION_MESSAGES } from '@signalbox/rails';

const RAILROAD_NAMES = {
  PRR: { en: 'Pennsylvania', ja: 'ペンシルバニア' },
  PFWC: { en: 'PFW&C', ja: 'PFW&C' },
  MILW: { en: 'Milwaukee', ja: 'ミルウォーキー' },
  CBQ: { en: 'Burlington', ja: 'バーリントン' },
  ALTON: { en: 'Alton', ja: 'アルトン' },
};

/** In the auctions the railroads are called lots. */
const NAMES: Messages = Object.fromEntries(
  Object.entries(RAILROAD_NAMES).flatMap(([id, name]) => [
    [`railroad/${id}`, name],
    [`lot/${id}`, name],
  ]),
);

const DECISIONS: Messages = {
  'decision/draw-lot': { en: 'Draw the next share for the auctions', ja: '競りにかける次の株を引く' },
  'decision/first-auctioneer': { en: 'Draw who opens the first auction', ja: '最初の競りを開く人を引く' },
  'decision/turn-up-share': { en: 'Turn up the next share of the deck', ja: '山札の次の株をめくる' },
  'decision/choose-action': { en: 'Buy, lay or sell', ja: '購入・敷設・売却から選ぶ' },
  'decision/place-disc': { en: 'Place a disc', ja: 'ディスクを置く' },
};

const CHOICES: Messages = {
  'choice/choose-action/buy': { en: 'buy the share on +{space}', ja: '+{space}の株を買う' },
  'choice/choose-action/lay': { en: 'lay track of {railroad}', ja: '{railroad}の線路を敷く' },
  'choice/choose-action/sell': { en: 'sell all shares of {railroad}', ja: '{railroad}の株をすべて売る' },
  'choice/choose-action/pass': { en: 'pass', ja: 'パス' },
};

const PANELS: Messages = {
  'panel/legend': {
    en: '. plain  o town  * city  @ Chicago; discs: P PRR  F PFW&C  M Milwaukee  B Burlington  A Alton',
    ja: '. 平地  o 街  * 都市  @ シカゴ、ディスク：P PRR  F PFW&C  M ミルウォーキー  B バーリントン  A アルトン',
  },
  'panel/railroad': {
    en: '{id} ${value}, station {space}/4, {discs} discs; deck {deck}, sold {sold}',
    ja: '{id} ${value}、駅{space}/4、ディスク{discs}、山札{deck}、売却済{sold}',
  },
  'panel/player': { en: '{seat} ${cash}: {shares}', ja: '{seat} ${cash}：{shares}' },
  'panel/no-shares': { en: 'no shares', ja: '株なし' },
  'panel/offer': {
    en: 'For sale: {row}; next: {open}; {dividends} of 20 dividends paid',
    ja: 'オファー：{row}、次：{open}、配当{dividends}/20回',
  },
  'panel/highest-bid': {
    en: '{seat} bids most for {lot}: ${bid}',
    ja: '{lot}の最高額は{seat}の${bid}',
  },
  'panel/column': { en: 'To be auctioned: {column}', ja: '競りにかかる株：{column}' },
};

const EVENTS: Messages = {
  'event/lot-drawn': {
    en: '{railroad} is number {place} in the auctions.',
    ja: '{railroad}は{place}番目に競られます。',
  },
  'event/auctioneer-drawn': { en: '{seat} opens the first auction.', ja: '{seat}が最初の競りを開きます。' },
  'event/share-turned-up': {
    en: '{railroad} now lies open on the deck.',
    ja: '山札の上に{railroad}が現れました。',
  },
  'event/share-won': {
    en: '{seat} takes {railroad} for ${value}; that is its value.',
    ja: '{seat}が{railroad}を${value}で落札し、これが価格になります。',
  },
  'event/share-unwanted': {
    en: 'Nobody bids: {seat} has {railroad} for nothing, at a value of ${value}.',
    ja: '入札がないため{seat}が{railroad}を無償で得ます。価格は${value}です。',
  },
  'event/first-player': { en: '{seat} takes the first turn.', ja: '{seat}から手番を始めます。' },
  'event/share-offered': { en: '{railroad} is now for sale.', ja: '{railroad}が売りに出ました。' },
  'event/share-bought': {
    en: '{seat} buys {railroad} from +{space} for ${price}.',
    ja: '{seat}が+{space}の{railroad}を${price}で買いました。',
  },
  'event/value-rose': {
    en: '{railroad} rises from ${from} to ${to}.',
    ja: '{railroad}が${from}から${to}に上がりました。',
  },
  'event/value-fell': {
    en: '{railroad} falls from ${from} to ${to}.',
    ja: '{railroad}が${from}から${to}に下がりました。',
  },
  'event/dividend': {
    en: '{railroad} pays dividend number {number}.',
    ja: '{railroad}が通算{number}回目の配当を出します。',
  },
  'event/special-dividend': {
    en: 'Union Station grows: every railroad pays ${amount}.',
    ja: '駅の完成が進み、各鉄道が${amount}の特別配当を出します。',
  },
  'event/paid-per-share': {
    en: '{railroad} pays ${perShare} a share.',
    ja: '{railroad}は1株あたり${perShare}を支払います。',
  },
  'event/received': {
    en: '{seat} receives ${amount} from {railroad}.',
    ja: '{seat}が{railroad}から${amount}を得ました。',
  },
  'event/station-disc-moved': {
    en: '{railroad} moves on to space {space} of the station.',
    ja: '駅トラックで{railroad}が{space}番目のマスに進みました。',
  },
  'event/disc-placed': {
    en: '{seat} lays {railroad} to {hex}.',
    ja: '{seat}が{railroad}を{hex}に敷きました。',
  },
  'event/railroad-complete': {
    en: '{railroad} has reached its destination and builds no more.',
    ja: '{railroad}は目的地に着き、建設を終えました。',
  },
  'event/shares-sold': {
    en: '{seat} sells {count, plural, one {# share} other {# shares}} of {railroad} at ${price}: ${amount} in all.',
    ja: '{seat}が{railroad}{count}株を1株${price}、計${amount}で売りました。',
  },
  'event/turn-passed': { en: '{seat} can do nothing and passes.', ja: '{seat}は何もできずパスします。' },
};

const REASONS: Messages = {
  'why/may-not-pass': {
    en: 'You may pass only if you can neither buy nor lay nor sell.',
    ja: 'パスは、購入・敷設・売却のどれもできないときだけです。',
  },
  'why/space-empty': { en: 'There is no share on +{space}.', ja: '+{space}に株がありません。' },
  'why/too-expensive': {
    en: '{railroad} costs ${price}, and you have ${cash}.',
    ja: '{railroad}は${price}ですが、所持金は${cash}です。',
  },
  'why/no-share': { en: 'You hold no share of {railroad}.', ja: '{railroad}の株を持っていません。' },
  'why/destination-reached': {
    en: '{railroad} has reached its destination.',
    ja: '{railroad}はすでに目的地に着いています。',
  },
  'why/no-discs-left': { en: '{railroad} has no discs left.', ja: '{railroad}のディスクは残っていません。' },
  'why/no-space': { en: '{railroad} has nowhere left to go.', ja: '{railroad}を延ばせる場所がありません。' },
  'why/sales-closed': {
    en: 'After {dividends} dividends nobody sells any more.',
    ja: '配当が{dividends}回支払われた後は、もう売れません。',
  },
  'why/chicago-takes-no-disc': {
    en: 'Chicago needs no discs: every railroad is there already.',
    ja: 'シカゴにはどの鉄道も通っているので、ディスクは置きません。',
  },
  'why/own-disc-there': {
    en: '{railroad} is in {hex} already.',
    ja: '{hex}にはすでに{railroad}があります。',
  },
  'why/hex-full': { en: '{hex} holds two discs already.', ja: '{hex}はすでにディスク2枚で埋まっています。' },
  'why/not-connected': {
    en: '{hex} touches neither Chicago nor track of {railroad}.',
    ja: '{hex}はシカゴにも{railroad}の線路にも隣り合っていません。',
  },
};

const ENDINGS: Messages = {
  'ending/all-shares-taken': { en: 'The last share has been bought.', ja: '最後の株が買われました。' },
  'ending/last-dividend': { en: 'The twentieth dividend has been paid.', ja: '20回目の配当が出ました。' },
  'ending/track-finished': {
    en: 'No railroad can build any further.',
    ja: 'どの鉄道も延ばせなくなりました。',
  },
  'ending/standstill': { en: 'Nobody can do anything any more.', ja: '誰も何もできなくなりました。' },
};

export const MESSAGES: Messages = {
  ...AUCTION_MESSAGES,
  ...NAMES,
  ...DECISIONS,
  ...CHOICES,
  ...PANELS,
  ...EVENTS,
  ...REASONS,
  ...ENDINGS,
};
