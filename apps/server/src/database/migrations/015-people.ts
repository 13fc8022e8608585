import type { Kysely } from 'kysely';

/** Whom people follow, when they usually play, and the companies they led. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('follows')
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('followed_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('follows_key', ['account_id', 'followed_id'])
    .execute();
  await db.schema.createIndex('follows_followed').on('follows').column('followed_id').execute();
  await db.schema.alterTable('accounts').addColumn('time_zone', 'text').execute();
  await db.schema.alterTable('accounts').addColumn('hours_from', 'integer').execute();
  await db.schema.alterTable('accounts').addColumn('hours_until', 'integer').execute();
  await db.schema.alterTable('results').addColumn('companies', 'text').execute();
  await db.schema.createIndex('tables_host').on('tables').columns(['host_id', 'status']).execute();
}
