import type { Kysely } from 'kysely';

/** What administrators do, and limits of single accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('admin_id', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text')
    .addColumn('account_id', 'text')
    .addColumn('note', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('audit_at').on('audit').column('at').execute();
  await db.schema.alterTable('accounts').addColumn('max_tables', 'integer').execute();
  await db.schema.alterTable('accounts').addColumn('max_messages', 'integer').execute();
}
