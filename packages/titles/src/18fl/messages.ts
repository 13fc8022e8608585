import type { Messages } from '@signalbox/kernel';
import { MAP_MESSAGES, ROUTE_MESSAGES, SALE_MESSAGES } from '@signalbox/rails';
import { DECISIONS } from './words/decisions.ts';
import { EVENTS } from './words/events.ts';
import { NAMES } from './words/names.ts';
import { OPTION_WORDS } from './words/options.ts';
import { REASONS } from './words/reasons.ts';

export const MESSAGES: Messages = {
  ...MAP_MESSAGES,
  ...ROUTE_MESSAGES,
  ...SALE_MESSAGES,
  ...NAMES,
  ...DECISIONS,
  ...EVENTS,
  ...REASONS,
  ...OPTION_WORDS,
};
