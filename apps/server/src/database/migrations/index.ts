import type { Migration } from 'kysely';
import * as tables from './001-tables.ts';

/** In the order of their names; what has been released is never changed, only followed by another. */
export const MIGRATIONS: Record<string, Migration> = {
  '001-tables': tables,
};
