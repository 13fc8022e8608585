import type { Messages } from '@signalbox/kernel';
import { AUCTION_MESSAGES, AUTO_MESSAGES } from '@signalbox/rails';

const RAILROAD_NAMES = {
  PRR: { en: 'Pennsylvania', ja: 'ペンシルバニア' },
  PFWC: { en: 'PFW&C', ja: 'PFW&C' },
  MILW: { en: 'Milwaukee', ja: 'ミルウォーキー' },
  CBQ: { en: 'Burlington', ja: 'バーリントン' },
  ALTON: { en: 'Alton', ja: 'アルトン' },
};

/** In the auctions the railroads are called lots. */
const NAMES: Messages = {
  'money/purse': { en: '${amount}', ja: '${amount}' },
  'money/treasury': { en: '${amount}', ja: '${amount}' },
  ...Object.fromEntries(
    Object.entries(RAILROAD_NAMES).flatMap(([id, name]) => [
      [`railroad/${id}`, name],
      [`lot/${id}`, name],
    ]),
  ),
};

const DECISIONS: Messages = {
  'decision/draw-lot': { en: 'Draw the next share for auction', ja: 'オークションにかける次の株を引く' },
  'decision/first-auctioneer': {
    en: 'Draw the player who opens the auctions',
    ja: '最初のオークションを始めるプレイヤーを決める',
  },
  'decision/turn-up-share': { en: 'Turn up the top share of the deck', ja: '山札の一番上の株をめくる' },
  'decision/choose-action': {
    en: 'Buy a share, lay track or sell shares',
    ja: '株の購入・線路の敷設・株の売却から選ぶ',
  },
  'concern/next-lot': { en: 'the next lot is put up', ja: '次のオークションが始まった' },
  'decision/place-disc': { en: 'Place a disc', ja: 'ディスクを置く' },
};

const CHOICES: Messages = {
  'choice/choose-action/buy': { en: 'buy the share on +{space}', ja: '+{space}の株を買う' },
  'choice/choose-action/buy/about': {
    en: 'buy a share of {railroad} (value +{space})',
    ja: '{railroad}の株を買う（価格+{space}）',
  },
  'choice/choose-action/lay': { en: 'lay track for {railroad}', ja: '{railroad}の線路を敷設する' },
  'choice/choose-action/sell': { en: 'sell all shares of {railroad}', ja: '{railroad}の株をすべて売る' },
  'choice/choose-action/pass': { en: 'pass', ja: 'パス' },
  'choice/place-disc': { en: 'place a disc in {choice}', ja: '{choice}にディスクを置く' },
};

const PANELS: Messages = {
  'panel/legend': {
    en: '. plain  o town  * city  @ Chicago; discs: P PRR  F PFW&C  M Milwaukee  B Burlington  A Alton',
    ja: '. 平地  o 街  * 都市  @ シカゴ、ディスク：P PRR  F PFW&C  M ミルウォーキー  B バーリントン  A アルトン',
  },
  'panel/railroad': {
    en: '{id} {value, number, money}, station {space}/4, {discs, plural, one {# disc} other {# discs}}; {deck, plural, one {# share} other {# shares}} in the deck, {sold, plural, one {# share} other {# shares}} sold',
    ja: '{id} {value, number, money}、駅{space}/4、ディスク{discs}枚、山札{deck}株、売却済{sold}株',
  },
  'panel/player': {
    en: '{seat} {cash, number, money}: {shares}',
    ja: '{seat} {cash, number, money}：{shares}',
  },
  'panel/no-shares': { en: 'no shares', ja: '株なし' },
  'panel/offer': {
    en: 'Offer: {row}; next: {open}; {dividends} of 20 dividends paid',
    ja: 'オファー：{row}、次：{open}、配当{dividends}/20回',
  },
  'panel/highest-bid': {
    en: 'Highest bid for {lot}: {bid, number, money} by {seat}',
    ja: '{lot}の最高入札額は{seat}の{bid, number, money}',
  },
  'panel/column': { en: 'To be auctioned: {column}', ja: 'オークションにかかる株：{column}' },
};

const EVENTS: Messages = {
  'event/lot-drawn': {
    en: '{railroad} is drawn as lot {place}.',
    ja: '{railroad}のオークションの順番は{place}番目になりました。',
  },
  'event/auctioneer-drawn': {
    en: '{seat} opens the first auction.',
    ja: '{seat}が最初のオークションを始めることになりました。',
  },
  'event/share-turned-up': {
    en: 'A share of {railroad} is turned up on the deck.',
    ja: '山札から{railroad}の株がめくられました。',
  },
  'event/bid-passed': {
    en: '{seat} passes on {lot}.',
    ja: '{seat}は{lot}のオークションをパスしました。',
  },
  'event/share-won': {
    en: '{seat} wins {railroad} for {value, number, money}, which sets its value.',
    ja: '{seat}が{railroad}を{value, number, money}で落札し、その額が鉄道の価格になりました。',
  },
  'event/share-unwanted': {
    en: 'Nobody bids. {seat} gets {railroad} for free; its value is {value, number, money}.',
    ja: '入札がなく、{seat}が{railroad}を無料で受け取り、価格は{value, number, money}になりました。',
  },
  'event/first-player': { en: '{seat} takes the first turn.', ja: '{seat}が最初の手番になりました。' },
  'event/share-offered': {
    en: 'A share of {railroad} enters the offer.',
    ja: '{railroad}の株がオファーに入りました。',
  },
  'event/share-bought': {
    en: '{seat} buys a share of {railroad} (value +{space}) for {price, number, money}.',
    ja: '{seat}が{railroad}の株（価格+{space}）を{price, number, money}で買いました。',
  },
  'event/value-rose': {
    en: '{railroad} rises from {from, number, money} to {to, number, money}.',
    ja: '{railroad}の価格が{from, number, money}から{to, number, money}に上がりました。',
  },
  'event/value-fell': {
    en: '{railroad} falls from {from, number, money} to {to, number, money}.',
    ja: '{railroad}の価格が{from, number, money}から{to, number, money}に下がりました。',
  },
  'event/dividend': {
    en: '{railroad} pays dividend {number} of 20.',
    ja: '{railroad}が配当を出しました（20回中{number}回目）。',
  },
  'event/special-dividend': {
    en: 'Work on Union Station advances: every railroad pays a special dividend of {amount, number, money}.',
    ja: 'ユニオン・ステーションの建設が進み、すべての鉄道が{amount, number, money}の特別配当を出しました。',
  },
  'event/paid-per-share': {
    en: '{railroad} pays {perShare, number, money} per share.',
    ja: '{railroad}が1株あたり{perShare, number, money}を支払いました。',
  },
  'event/received': {
    en: '{seat} receives {amount, number, money} from {railroad}.',
    ja: '{seat}が{railroad}から{amount, number, money}を受け取りました。',
  },
  'event/station-disc-moved': {
    en: '{railroad} advances to space {space} of the Union Station track.',
    ja: 'ユニオン・ステーション・トラックで{railroad}が{space}番目のマスに進みました。',
  },
  'event/disc-placed': {
    en: '{seat} places a {railroad} disc in {hex}.',
    ja: '{seat}が{hex}に{railroad}のディスクを置きました。',
  },
  'event/railroad-complete': {
    en: '{railroad} reaches its destination and stops building.',
    ja: '{railroad}は目的地に到達し、線路の敷設を終えました。',
  },
  'event/shares-sold': {
    en: '{seat} sells {count, plural, one {# share} other {# shares}} of {railroad} for {amount, number, money} ({price, number, money} per share).',
    ja: '{seat}が{railroad}の{count}株を{amount, number, money}（1株{price, number, money}）で売りました。',
  },
  'event/turn-passed': {
    en: '{seat} has no possible action and passes.',
    ja: '{seat}はどのアクションも行えず、パスしました。',
  },
};

const REASONS: Messages = {
  'why/may-not-pass': {
    en: 'You may pass only if you cannot buy, lay track or sell.',
    ja: 'パスできるのは、購入・敷設・売却のどれもできないときだけです。',
  },
  'why/space-empty': { en: 'There is no share on +{space}.', ja: '+{space}に株がありません。' },
  'why/too-expensive': {
    en: '{railroad} costs {price, number, money}, and you have {cash, number, money}.',
    ja: '{railroad}は{price, number, money}ですが、所持金は{cash, number, money}です。',
  },
  'why/no-share': { en: 'You hold no shares of {railroad}.', ja: '{railroad}の株を持っていません。' },
  'why/destination-reached': {
    en: '{railroad} has already reached its destination.',
    ja: '{railroad}はすでに目的地に到達しています。',
  },
  'why/no-discs-left': { en: '{railroad} has no discs left.', ja: '{railroad}のディスクは残っていません。' },
  'why/no-space': {
    en: '{railroad} has nowhere left to build.',
    ja: '{railroad}の線路を敷ける場所がありません。',
  },
  'why/sales-closed': {
    en: 'Shares cannot be sold after {dividends} dividends.',
    ja: '配当が{dividends}回支払われた後は、もう売れません。',
  },
  'why/chicago-takes-no-disc': {
    en: 'No discs are placed in Chicago: every railroad starts there.',
    ja: 'シカゴはすべての鉄道の出発点なので、ディスクは置けません。',
  },
  'why/own-disc-there': {
    en: '{railroad} already has a disc in {hex}.',
    ja: '{hex}にはすでに{railroad}のディスクがあります。',
  },
  'why/hex-full': { en: '{hex} already has two discs.', ja: '{hex}にはすでにディスクが2枚あります。' },
  'why/auto/next-lot': { en: 'The next lot was put up.', ja: '次のオークションが始まりました。' },
  'why/auto/lot-gone': {
    en: 'The auction of {lot} is over.',
    ja: '{lot}のオークションが終わりました。',
  },
  'why/not-connected': {
    en: '{hex} is next to neither Chicago nor {railroad}’s track.',
    ja: '{hex}はシカゴにも{railroad}の線路にも隣り合っていません。',
  },
};

const ENDINGS: Messages = {
  // The old name of this ending, in finished games.
  'older/ending/standstill': {
    en: 'No player had a possible action left.',
    ja: '誰もアクションを行えなくなりました。',
  },
  'ending/all-shares-taken': { en: 'The last share has been bought.', ja: '最後の株が買われました。' },
  'ending/last-dividend': {
    en: 'The twentieth dividend has been paid.',
    ja: '20回目の配当が支払われました。',
  },
  'ending/track-finished': {
    en: 'No railroad can lay any more track.',
    ja: 'どの鉄道も線路を敷けなくなりました。',
  },
  'ending/nothing-left': {
    en: 'No player has a possible action left.',
    ja: '誰もアクションを行えなくなりました。',
  },
};

export const MESSAGES: Messages = {
  ...AUCTION_MESSAGES,
  ...AUTO_MESSAGES,
  ...NAMES,
  ...DECISIONS,
  ...CHOICES,
  ...PANELS,
  ...EVENTS,
  ...REASONS,
  ...ENDINGS,
};
