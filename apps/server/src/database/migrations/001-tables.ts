import type { Kysely } from 'kysely';

/** People, tables and games. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.unique())
    .addColumn('guest', 'integer', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('password_hash', 'text')
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('admin', 'integer', (c) => c.notNull())
    .addColumn('vacation_until', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_account').on('sessions').column('account_id').execute();
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('passkeys_account').on('passkeys').column('account_id').execute();
  await db.schema
    .createTable('challenges')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('challenge', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text')
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await createTables(db);
  await createSeats(db);
  await createEntries(db);
  await createChat(db);
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('listed', 'integer', (c) => c.notNull())
    .addColumn('entry', 'text', (c) => c.notNull())
    .addColumn('spectators', 'integer', (c) => c.notNull())
    .addColumn('seating', 'text', (c) => c.notNull())
    .addColumn('players', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('clock', 'text', (c) => c.notNull())
    .addColumn('flag', 'text', (c) => c.notNull())
    .addColumn('rated', 'integer', (c) => c.notNull())
    .addColumn('host_id', 'text')
    .addColumn('invite', 'text', (c) => c.notNull())
    .addColumn('seed', 'text')
    .addColumn('commitment', 'text')
    .addColumn('outcome', 'text')
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('waiting_for', 'text', (c) => c.notNull())
    .addColumn('clock_state', 'text')
    .addColumn('deadline', 'bigint')
    .addColumn('remind_at', 'bigint')
    .addColumn('bot_due', 'bigint')
    .addColumn('consent', 'text')
    .addColumn('rematch_of', 'text')
    .addColumn('rematch', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .addColumn('moved_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('tables_listed')
    .on('tables')
    .columns(['status', 'listed', 'created_at'])
    .execute();
  await db.schema.createIndex('tables_deadline').on('tables').column('deadline').execute();
  await db.schema.createIndex('tables_remind').on('tables').column('remind_at').execute();
  await db.schema.createIndex('tables_bot').on('tables').column('bot_due').execute();
}

async function createSeats(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('idx', 'integer', (c) => c.notNull())
    .addColumn('seat', 'text')
    .addColumn('account_id', 'text')
    .addColumn('bot', 'text')
    .addColumn('forfeited', 'integer', (c) => c.notNull())
    .addColumn('program', 'text')
    .addColumn('notice', 'text')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'idx'])
    .execute();
  await db.schema.createIndex('seats_account').on('seats').column('account_id').execute();
}

/** The log of each game, and snapshots of its state. */
async function createEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('entries')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('seat', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('decision', 'text')
    .addColumn('choice', 'text', (c) => c.notNull())
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('patches', 'text', (c) => c.notNull())
    .addColumn('inverse', 'text', (c) => c.notNull())
    .addColumn('reveals', 'integer', (c) => c.notNull())
    .addColumn('hidden', 'integer', (c) => c.notNull())
    .addColumn('undone', 'integer', (c) => c.notNull())
    .addColumn('takes_back', 'text')
    .addColumn('account_id', 'text')
    .addColumn('request_id', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'position'])
    .execute();
  // A repeated request finds its first answer here, and cannot be written twice in any case. (Nulls differ.)
  await db.schema
    .createIndex('entries_request')
    .on('entries')
    .columns(['table_id', 'account_id', 'request_id'])
    .unique()
    .execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('snapshots_key', ['table_id', 'position'])
    .execute();
}

/** Chat, and private notes. */
async function createChat(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('id', 'integer', (c) => c.notNull())
    .addColumn('room', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'id'])
    .execute();
  await db.schema
    .createTable('notes')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('notes_key', ['table_id', 'account_id'])
    .execute();
}
