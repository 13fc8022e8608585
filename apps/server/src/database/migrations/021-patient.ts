import type { Kysely } from 'kysely';

/** Whether barons may think for longer. At earlier tables they think as long as the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('patient', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
