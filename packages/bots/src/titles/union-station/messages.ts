import type { Messages } from '@signalbox/kernel';

/** Explanations of Union Station. */
export const UNION_STATION_REASONS: Messages = {
  'bot/us/bid': {
    en: 'bids {amount, number, money} for {lot}, which should be worth up to {limit, number, money}',
    ja: '{lot}に{amount, number, money}を入札します。{limit, number, money}までの価値がありそうです',
  },
  'bot/us/bid-bold': {
    en: 'bids {amount, number, money} for {lot}: at that value hardly anyone else can buy in, so the dividends need not be shared',
    ja: '{lot}に{amount, number, money}を入札します。高値なら他の人は買いにくく、配当を独り占めできそうです',
  },
  'bot/us/pass-bid': {
    en: 'passes: {lot} should be worth no more than {limit, number, money}',
    ja: 'パスします。{lot}の価値は{limit, number, money}までと見ています',
  },
  'bot/us/buy': {
    en: 'buys {railroad} for {price, number, money}: that brings {gain, number, money} at once, in value and dividends',
    ja: '{railroad}を{price, number, money}で買います。値上がりと配当ですぐに{gain, number, money}得ます',
  },
  'bot/us/lay': {
    en: 'lays track for {railroad}: its value rises by {gain, number, money}, which brings {mine, number, money}',
    ja: '{railroad}の線路を敷設します。価格が{gain, number, money}上がり、自分は{mine, number, money}得ます',
  },
  'bot/us/sell': {
    en: 'sells {count, plural, one {# share} other {# shares}} of {railroad} for {amount, number, money}: the money will grow faster elsewhere',
    ja: '{railroad}の{count}株を{amount, number, money}で売ります。そのお金は他に回したほうが増えます',
  },
  'bot/us/pass': { en: 'passes: nothing else is possible', ja: 'パスします。他にできることがありません' },
  'bot/us/disc-destination': {
    en: 'brings {railroad} to its destination: its value rises by {gain, number, money}',
    ja: '{railroad}を目的地に到達させます。価格が{gain, number, money}上がります',
  },
  'bot/us/disc-gain': {
    en: 'places the disc in {hex}: {railroad} rises by {gain, number, money}',
    ja: '{hex}にディスクを置きます。{railroad}の価格が{gain, number, money}上がります',
  },
  'bot/us/disc-towards': {
    en: 'places the disc in {hex}, on {railroad}’s way to its next rise in value',
    ja: '{hex}にディスクを置きます。{railroad}の価格が次に上がる場所へ近づきます',
  },
};
