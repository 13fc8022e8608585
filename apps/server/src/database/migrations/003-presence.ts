import type { Kysely } from 'kysely';

/** Who looks at which table in which process; with several processes on one database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('presence')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('process', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('presence_key', ['table_id', 'account_id', 'process'])
    .execute();
  await db.schema.createIndex('presence_process').on('presence').column('process').execute();
}
