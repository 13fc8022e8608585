import type { Kysely } from 'kysely';

/** Draws have numbers, so that an undone draw is not repeated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('entries').addColumn('draw', 'integer').execute();
}
