import type { Kysely } from 'kysely';

/** Redo: an entry of the log that names the entries it restores. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('entries').addColumn('puts_back', 'text').execute();
}
