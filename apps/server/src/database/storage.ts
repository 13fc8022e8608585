import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
export type Work<T> = (trx: Transaction<Schema>) => Promise<T>;

/** Where everything is kept: one query layer for both databases. */
export interface Storage {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Database;
  /**
   * Writes all or nothing; what is returned has reached the disk. The work may be run a second time after a failure,
   * so it does nothing but talk to the database.
   */
  readonly commit: <T>(work: Work<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}
