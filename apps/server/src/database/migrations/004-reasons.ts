import type { Kysely } from 'kysely';

/** Why a bot did what it did, with the line of the log that it is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('entries').addColumn('because', 'text').execute();
}
