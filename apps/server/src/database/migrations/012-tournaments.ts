import type { Kysely } from 'kysely';

/** Tournaments, who takes part, and their tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tournaments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('rules', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('organiser_id', 'text', (c) => c.notNull())
    .addColumn('rounds', 'integer')
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('round_ends_at', 'bigint')
    .addColumn('reminded', 'integer', (c) => c.notNull())
    .addColumn('extended', 'integer', (c) => c.notNull())
    .addColumn('season', 'integer', (c) => c.notNull())
    .addColumn('previous', 'text')
    .addColumn('next', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('tournaments_status')
    .on('tournaments')
    .columns(['status', 'created_at'])
    .execute();
  await db.schema.createIndex('tournaments_organiser').on('tournaments').column('organiser_id').execute();
  await db.schema
    .createTable('entrants')
    .addColumn('tournament_id', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('seed', 'integer', (c) => c.notNull())
    .addColumn('division', 'integer', (c) => c.notNull())
    .addColumn('withdrawn', 'integer', (c) => c.notNull())
    .addColumn('joined_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('entrants_key', ['tournament_id', 'account_id'])
    .execute();
  await db.schema.createIndex('entrants_account').on('entrants').column('account_id').execute();
  await db.schema
    .createTable('tournament_tables')
    .addColumn('tournament_id', 'text', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('idx', 'integer', (c) => c.notNull())
    .addColumn('division', 'integer', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.unique())
    .addColumn('entrants', 'text', (c) => c.notNull())
    .addColumn('result', 'text')
    .addPrimaryKeyConstraint('tournament_tables_key', ['tournament_id', 'round', 'idx'])
    .execute();
}
