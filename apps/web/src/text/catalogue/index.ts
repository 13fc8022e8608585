import { INTERCHANGE_MESSAGES } from '@signalbox/interchange/messages';
import { ACTING_WORDS } from './acting.ts';
import { ADMIN_WORDS } from './admin.ts';
import { ANALYSIS_WORDS } from './analysis.ts';
import { ARCHIVE_WORDS } from './archive.ts';
import { AROUND_WORDS } from './around.ts';
import { BOARD_WORDS } from './board.ts';
import { EXCHANGE_WORDS } from './exchange.ts';
import { FINDING_WORDS } from './finding.ts';
import { FIRST_WORDS } from './first.ts';
import { GUIDED_WORDS } from './guided.ts';
import { IMPORT_WORDS } from './import.ts';
import { PROFILE_WORDS } from './profile.ts';
import { PROGRAM_WORDS } from './programs.ts';
import { PUZZLE_WORDS } from './puzzles.ts';
import { REVIEW_WORDS } from './review.ts';
import { STATISTICS_WORDS } from './statistics.ts';
import { TABLE_WORDS } from './table.ts';
import { TOURNAMENT_WORDS } from './tournaments.ts';

/** Messages of the screen: those loaded at once, and those loaded with any page except the home page. */
export const UI = {
  ...FIRST_WORDS,
  ...FINDING_WORDS,
  ...GUIDED_WORDS,
  ...INTERCHANGE_MESSAGES,
  ...IMPORT_WORDS,
  ...TABLE_WORDS,
  ...ACTING_WORDS,
  ...AROUND_WORDS,
  ...ARCHIVE_WORDS,
  ...EXCHANGE_WORDS,
  ...BOARD_WORDS,
  ...ADMIN_WORDS,
  ...ANALYSIS_WORDS,
  ...PROFILE_WORDS,
  ...PROGRAM_WORDS,
  ...PUZZLE_WORDS,
  ...REVIEW_WORDS,
  ...STATISTICS_WORDS,
  ...TOURNAMENT_WORDS,
};
export type UiKey = keyof typeof UI;
