import type { Kysely } from 'kysely';

/** Vacations with a quota, parts that were set aside because they fail, and checksums of logs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vacations')
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('from_at', 'bigint', (c) => c.notNull())
    .addColumn('until_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('vacations_key', ['account_id', 'from_at'])
    .execute();
  await db.schema.alterTable('accounts').addColumn('vacation_from', 'bigint').execute();
  await db.schema
    .createTable('troubles')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('troubles_key', ['kind', 'id'])
    .execute();
  await db.schema.alterTable('tables').addColumn('chain', 'text').execute();
  await db.schema.alterTable('entries').addColumn('chain', 'text').execute();
  await db.schema.alterTable('snapshots').addColumn('hash', 'text').execute();
}
