import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
export type Work<T> = (trx: Transaction<Schema>) => Promise<T>;

/** The storage: one query layer for both databases. */
export interface Storage {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Database;
  /**
   * Runs a transaction; its result is durable when this returns. The work may run a second time after a failure,
   * so it must have no effect besides the database.
   */
  readonly commit: <T>(work: Work<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}
