import { replaceSeat, SUBSTITUTE } from '@signalbox/table';
import type { Transaction } from 'kysely';
import type { Context } from '../context.ts';
import type { Account, Schema } from '../database/schema.ts';
import { isolate, tablePart } from '../operation/troubles.ts';
import { ownSeat } from '../play/live-game.ts';
import { leave } from '../tables/seating.ts';
import { leaveTournaments } from '../tournaments/enter.ts';
import { closeAllSessions } from './sessions.ts';

/** What belongs to a person alone, by the column `account_id`. */
const OWN_TABLES = [
  'passkeys',
  'notes',
  'channels',
  'ratings',
  'blocks',
  'follows',
  'wishes',
  'templates',
  'vacations',
  'mail_tokens',
  'tokens',
] as const;

/**
 * Removes everything that identifies a person. Games stay for the others, with a nameless player; in
 * running games a bot takes the seat. The person's bot accounts are deleted with them.
 */
export async function deleteAccount(context: Context, { id }: Pick<Account, 'id'>): Promise<void> {
  const bots = await context.storage.db
    .selectFrom('accounts')
    .select('id')
    .where('owner_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  for (const bot of bots) await deleteAccount(context, bot);
  await leaveTables(context, id);
  await leaveTournaments(context, id);
  await context.storage.commit(async (trx) => {
    for (const table of OWN_TABLES) await trx.deleteFrom(table).where('account_id', '=', id).execute();
    await forgetAmongOthers(trx, id);
    await makeNameless(trx, id, context.now());
  });
  await closeAllSessions(context, id);
}

async function leaveTables(context: Context, account: string): Promise<void> {
  const joined = await context.storage.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.id', 'tables.status'])
    .where('seats.account_id', '=', account)
    .where('tables.status', 'in', ['open', 'playing'])
    .execute();
  for (const { id, status } of joined) {
    if (status === 'open') await leave(context, id, account);
    else await handOver(context, id, account);
  }
}

/** A game that cannot be loaded does not prevent the deletion. */
async function handOver(context: Context, table: string, account: string): Promise<void> {
  await isolate(context, tablePart(table), () =>
    context.games.change(table, (game, draft) => {
      replaceSeat(draft, ownSeat(game, account).seat, { bot: SUBSTITUTE, autos: [] });
    }),
  );
}

/** What others have stored about the person, and what the person has written to them. */
async function forgetAmongOthers(trx: Transaction<Schema>, id: string): Promise<void> {
  await trx.deleteFrom('blocks').where('blocked_id', '=', id).execute();
  await trx.deleteFrom('follows').where('followed_id', '=', id).execute();
  await trx.updateTable('reports').set({ reporter_id: null }).where('reporter_id', '=', id).execute();
  await trx.updateTable('chat').set({ account_id: null, text: '' }).where('account_id', '=', id).execute();
}

async function makeNameless(trx: Transaction<Schema>, id: string, now: number): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({
      name: '—',
      name_key: null,
      look_key: null,
      email: null,
      email_confirmed_at: null,
      password_hash: null,
      vacation_until: null,
      calendar_hash: null,
      time_zone: null,
      hours_from: null,
      hours_until: null,
      deleted_at: now,
    })
    .where('id', '=', id)
    .execute();
}
