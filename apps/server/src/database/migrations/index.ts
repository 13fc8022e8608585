import type { Migration } from 'kysely';
import { up as tables } from './001-tables.ts';
import { up as noticesAndRatings } from './002-notices-and-ratings.ts';
import { up as reasons } from './003-reasons.ts';

/** In the order of their names; what has been released is never changed, only followed by another. */
export const MIGRATIONS: Record<string, Migration> = {
  '001-tables': { up: tables },
  '002-notices-and-ratings': { up: noticesAndRatings },
  '003-reasons': { up: reasons },
};
