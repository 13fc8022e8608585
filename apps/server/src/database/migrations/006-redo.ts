import type { Kysely } from 'kysely';

/** What was undone can be put back: an entry of the log that names which. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('entries').addColumn('puts_back', 'text').execute();
}
