import type { Kysely } from 'kysely';

/** Whether the host may act for others, and the moves made so. At earlier tables everybody acts for themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('host_acts', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('entries').addColumn('made_by', 'text').execute();
}
