import type { Messages } from '@signalbox/kernel';

/** Messages of auctions, for titles to include in their own. */
export const AUCTION_MESSAGES: Messages = {
  'decision/bid': { en: 'Bid or pass', ja: '入札またはパス' },
  'decision/bid/must': { en: 'Bid', ja: '入札する' },
  'choice/bid/bid': { en: 'bid {amount, number, money}', ja: '{amount, number, money}を入札する' },
  'choice/bid/pass': { en: 'pass', ja: 'パス' },
  'event/bid': {
    en: '{seat} bids {amount, number, money} for {lot}.',
    ja: '{seat}が{lot}に{amount, number, money}を入札しました。',
  },
  'event/bid-passed': { en: '{seat} passes on {lot}.', ja: '{seat}は{lot}の競りをパスしました。' },
};
