import type { Messages } from '@signalbox/kernel';
import { AUCTION_MESSAGES, RAILS_MESSAGES } from '@signalbox/rails';
import { DECISION_MESSAGES } from './messages/decisions.ts';
import { EVENT_MESSAGES } from './messages/events.ts';
import { NAMES } from './messages/names.ts';
import { OPTION_MESSAGES } from './messages/options.ts';
import { REASON_MESSAGES } from './messages/reasons.ts';

export const MESSAGES: Messages = {
  ...RAILS_MESSAGES,
  ...AUCTION_MESSAGES,
  ...NAMES,
  ...DECISION_MESSAGES,
  ...EVENT_MESSAGES,
  ...REASON_MESSAGES,
  ...OPTION_MESSAGES,
};
