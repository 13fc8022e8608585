import type { Kysely } from 'kysely';

/** Who watches which table in which process, if several processes share a database. */
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
