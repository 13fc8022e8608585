import type { Messages } from '@signalbox/kernel';
import { AUCTION_MESSAGES, RAILS_MESSAGES } from '@signalbox/rails';
import { DECISION_MESSAGES } from './messages/decisions.ts';
import { EVENT_MESSAGES } from './messages/events.ts';
import { NAMES } from './messages/names.ts';
import { OPTION_MESSAGES } from './messages/options.ts';
import { REASON_MESSAGES } from './messages/reasons.ts';

const ENDINGS: Messages = {
  'ending/bank': { en: 'The bank is broke.', ja: '銀行の資金が尽きました。' },
  'ending/market': { en: 'A share price has reached £340.', ja: '株価が£340に達しました。' },
  'ending/nationalisation': {
    en: 'The last companies under British Rail have had their run.',
    ja: 'British Railに残った会社が最後の運行を終えました。',
  },
  'ending/broken-off': {
    en: 'The game was broken off after a hundred stock rounds.',
    ja: '株式ラウンド100で打ち切られました。',
  },
  'ending/standstill': { en: 'Nothing changes any more.', ja: '何も起こらなくなりました。' },
};

export const MESSAGES: Messages = {
  ...RAILS_MESSAGES,
  ...AUCTION_MESSAGES,
  ...NAMES,
  ...DECISION_MESSAGES,
  ...EVENT_MESSAGES,
  ...REASON_MESSAGES,
  ...ENDINGS,
  ...OPTION_MESSAGES,
};
