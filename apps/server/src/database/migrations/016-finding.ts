import type { Kysely } from 'kysely';

/** For whom a table is meant, what people wait for, and the settings they keep. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['level', 'language'])
    await db.schema
      .alterTable('tables')
      .addColumn(name, 'text', (c) => c.notNull().defaultTo('any'))
      .execute();
  await db.schema
    .alterTable('tables')
    .addColumn('auto_start', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('wishes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('players', 'integer')
    .addColumn('clock', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('wishes_account').on('wishes').column('account_id').execute();
  await db.schema.createIndex('wishes_title').on('wishes').column('title').execute();
  await db.schema
    .createTable('templates')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('request', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('templates_account').on('templates').column('account_id').execute();
}
