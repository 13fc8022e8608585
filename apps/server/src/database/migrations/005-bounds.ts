import { type Kysely, sql } from 'kysely';
import { lookKey } from '../../people/names.ts';

const LAST_MOMENT = 253_402_300_799_999;

interface Before {
  accounts: {
    id: string;
    name: string;
    guest: number;
    deleted_at: number | null;
    created_at: number;
    look_key: string;
  };
}

/** The database counts ids of chat messages; data that exceeds the bounds is removed; names have to look different. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('chat_position', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update tables set chat_position =
    (select coalesce(max(chat.id), 0) from chat where chat.table_id = tables.id)`.execute(db);
  await db.schema.alterTable('chat').addColumn('request_id', 'text').execute();
  await db.schema
    .createIndex('chat_request')
    .on('chat')
    .columns(['table_id', 'account_id', 'request_id'])
    .unique()
    .execute();
  await sql`update accounts set vacation_until = null
    where vacation_until < 0 or vacation_until > ${sql.lit(LAST_MOMENT)}
      or vacation_until <> cast(vacation_until as bigint)`.execute(db);
  await db.schema.alterTable('accounts').addColumn('look_key', 'text').execute();
  await giveLookKeys(db as Kysely<Before>);
  await db.schema.createIndex('accounts_look').on('accounts').column('look_key').unique().execute();
}

/** If existing names look alike, only the oldest keeps its visual form. */
async function giveLookKeys(db: Kysely<Before>): Promise<void> {
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('guest', '=', 0)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute();
  const taken = new Set<string>();
  for (const { id, name } of accounts) {
    const look_key = lookKey(name);
    if (taken.has(look_key)) continue;
    taken.add(look_key);
    await db.updateTable('accounts').set({ look_key }).where('id', '=', id).execute();
  }
}
