import type { Kysely } from 'kysely';

/** How late spectators see a game. Those of earlier tables see it at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('spectator_delay', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
