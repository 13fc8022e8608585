import type { Messages } from '@signalbox/kernel';

/** Why bots do what they do in Union Station. */
export const UNION_STATION_REASONS: Messages = {
  'bot/us/bid': {
    en: 'bids {amount} for {lot}: it should be worth up to {limit}',
    ja: '{lot}に{amount}を付けます。{limit}までの価値がありそうです',
  },
  'bot/us/bid-bold': {
    en: 'bids {amount} for {lot}: hardly anyone else could afford its shares, so its dividends should stay with the holder',
    ja: '{lot}に{amount}を付けます。高値なら他の人は買いにくく、配当を独り占めできそうです',
  },
  'bot/us/pass-bid': {
    en: 'passes: {lot} should not be worth more than {limit}',
    ja: 'パスします。{lot}の価値は{limit}までと見ています',
  },
  'bot/us/buy': {
    en: 'buys {railroad} for {price}: its own shares gain {gain} at once',
    ja: '{railroad}を{price}で買います。持ち株がすぐに{gain}増えます',
  },
  'bot/us/lay': {
    en: 'lays track of {railroad}: its value rises by {gain}, {mine} of it for me',
    ja: '{railroad}の線路を敷きます。価値が{gain}上がり、自分は{mine}得ます',
  },
  'bot/us/sell': {
    en: 'sells {count, plural, one {its share} other {its # shares}} of {railroad} for {amount}: the money will grow faster elsewhere',
    ja: '{railroad}の{count}株を{amount}で売ります。資金は他でより増えます',
  },
  'bot/us/pass': { en: 'passes: nothing else is possible', ja: 'パスします。他にできることがありません' },
  'bot/us/disc-destination': {
    en: 'brings {railroad} to its destination: +{gain}',
    ja: '{railroad}を目的地に到達させます。+{gain}',
  },
  'bot/us/disc-gain': {
    en: 'places the disc on {hex}: {railroad} rises by {gain}',
    ja: '{hex}にディスクを置きます。{railroad}が{gain}上がります',
  },
  'bot/us/disc-towards': {
    en: 'places the disc on {hex}: on the way to the next gain of {railroad}',
    ja: '{hex}にディスクを置きます。{railroad}の次の得点への途中です',
  },
};
