import type { Messages } from '@signalbox/kernel';
import { AUCTION_MESSAGES, RAILS_MESSAGES } from '@signalbox/rails';
import { DECISION_MESSAGES } from './messages/decisions.ts';
import { EVENT_MESSAGES } from './messages/events.ts';
import { NAMES } from './messages/names.ts';
import { OPTION_MESSAGES } from './messages/options.ts';
import { REASON_MESSAGES } from './messages/reasons.ts';

const STOPPED = {
  en: 'The game was stopped after 100 stock rounds.',
  ja: '株式ラウンドが100回に達し、打ち切られました。',
};

const ENDINGS: Messages = {
  'ending/bank': { en: 'The bank has broken.', ja: '銀行の資金が尽きました。' },
  'ending/market': { en: 'A share price has reached £340.', ja: '株価が£340に達しました。' },
  'ending/nationalisation': {
    en: 'British Rail’s last companies have made their final run.',
    ja: 'British Railに残った会社が最後の運行を終えました。',
  },
  'ending/stopped': STOPPED,
  // The former name of this ending, in finished games.
  'older/ending/broken-off': STOPPED,
  'ending/standstill': { en: 'Nothing more can change.', ja: 'これ以上何も変わらなくなりました。' },
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
