import { type Kysely, sql } from 'kysely';

/** Confirmed mail addresses, repeated sign-in before critical calls, blocks and reports, and reserved seats. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['email_confirmed_at', 'muted_until', 'suspended_until']) {
    await db.schema.alterTable('accounts').addColumn(column, 'bigint').execute();
  }
  await db.schema.createIndex('accounts_email').on('accounts').column('email').execute();
  await db.schema.alterTable('sessions').addColumn('confirmed_at', 'bigint').execute();
  await db.schema
    .alterTable('seats')
    .addColumn('confirmed', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('channels').addColumn('unsubscribe', 'text').execute();
  await db.schema.createIndex('channels_unsubscribe').on('channels').column('unsubscribe').execute();
  // These addresses were never confirmed.
  await sql`update channels set status = 'dead', last_error = 'address-not-confirmed' where kind = 'email'`.execute(
    db,
  );
  await db.schema
    .createTable('mail_tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('mail_tokens_account').on('mail_tokens').column('account_id').execute();
  await db.schema
    .createTable('counters')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .execute();
  await createTablesBetweenPeople(db);
}

async function createTablesBetweenPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('blocks')
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('blocked_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['account_id', 'blocked_id'])
    .execute();
  await db.schema.createIndex('blocks_blocked').on('blocks').column('blocked_id').execute();
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reporter_id', 'text')
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('quoted', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('decision', 'text')
    .addColumn('note', 'text')
    .addColumn('handled_by', 'text')
    .addColumn('handled_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('reports_status').on('reports').columns(['status', 'created_at']).execute();
}
