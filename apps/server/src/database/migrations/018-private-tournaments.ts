import type { Kysely } from 'kysely';

/** Tournaments that are found by invitation only. Those from before are for everybody, and need none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tournaments')
    .addColumn('listed', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('tournaments')
    .addColumn('invite', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
