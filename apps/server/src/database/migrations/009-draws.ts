import type { Kysely } from 'kysely';

/** What chance drew has a number, so that a draw that was undone is not made again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('entries').addColumn('draw', 'integer').execute();
}
