import type { Kysely } from 'kysely';

/** Personal tokens with scopes, bot accounts and the people who run them, and secrets that sign webhooks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tokens')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('tokens_account').on('tokens').column('account_id').execute();
  await db.schema.alterTable('accounts').addColumn('owner_id', 'text').execute();
  await db.schema.createIndex('accounts_owner').on('accounts').column('owner_id').execute();
  await db.schema
    .alterTable('tables')
    .addColumn('bot_accounts', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('tables_moved').on('tables').column('moved_at').execute();
  await db.schema.alterTable('channels').addColumn('secret', 'text').execute();
}
