import type { Kysely } from 'kysely';

/** Mails that are collected, and links to calendars. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('channels').addColumn('digest_hour', 'integer').execute();
  await db.schema.alterTable('channels').addColumn('time_zone', 'text').execute();
  await db.schema.alterTable('accounts').addColumn('calendar_hash', 'text').execute();
  await db.schema.createIndex('accounts_calendar').on('accounts').column('calendar_hash').unique().execute();
}
