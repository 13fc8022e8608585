import { INTERCHANGE_MESSAGES } from '@signalbox/interchange/messages';
import { ACTING_WORDS } from './acting.ts';
import { ADMIN_WORDS } from './admin.ts';
import { AROUND_WORDS } from './around.ts';
import { BOARD_WORDS } from './board.ts';
import { EXCHANGE_WORDS } from './exchange.ts';
import { IMPORT_WORDS } from './import.ts';
import { ONLINE_WORDS } from './online.ts';
import { PAGE_WORDS } from './pages.ts';
import { PROFILE_WORDS } from './profile.ts';
import { REFUSALS } from './refusals.ts';
import { TABLE_WORDS } from './table.ts';

/** Messages of the screen. */
export const UI = {
  ...INTERCHANGE_MESSAGES,
  ...PAGE_WORDS,
  ...IMPORT_WORDS,
  ...TABLE_WORDS,
  ...ACTING_WORDS,
  ...AROUND_WORDS,
  ...EXCHANGE_WORDS,
  ...ONLINE_WORDS,
  ...REFUSALS,
  ...BOARD_WORDS,
  ...ADMIN_WORDS,
  ...PROFILE_WORDS,
};
export type UiKey = keyof typeof UI;
