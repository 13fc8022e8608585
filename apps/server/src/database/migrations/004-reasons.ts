import type { Kysely } from 'kysely';

/** The reason for a bot's move, stored with its entry in the log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('entries').addColumn('because', 'text').execute();
}
