import { replaceSeat, SUBSTITUTE } from '@signalbox/table';
import type { Context } from '../context.ts';
import type { Account } from '../database/schema.ts';
import { isolate, tablePart } from '../operation/troubles.ts';
import { ownSeat } from '../play/live-game.ts';
import { leave } from '../tables/seating.ts';
import { leaveTournaments } from '../tournaments/enter.ts';
import { closeAllSessions } from './sessions.ts';

/**
 * Removes everything that identifies a person. Games stay for the others, with a nameless player; in
 * running games a bot takes the seat. The person's bot accounts are deleted with them.
 */
export async function deleteAccount(context: Context, account: Account): Promise<void> {
  const bots = await context.storage.db
    .selectFrom('accounts')
    .selectAll()
    .where('owner_id', '=', account.id)
    .where('deleted_at', 'is', null)
    .execute();
  for (const bot of bots) await deleteAccount(context, bot);
  const running = await context.storage.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.id', 'tables.status'])
    .where('seats.account_id', '=', account.id)
    .where('tables.status', 'in', ['open', 'playing'])
    .execute();
  for (const { id, status } of running) {
    if (status === 'open') await leave(context, id, account.id);
    else {
      // A game that cannot be loaded does not prevent the deletion.
      await isolate(context, tablePart(id), () =>
        context.games.change(id, (game, draft) => {
          replaceSeat(draft, ownSeat(game, account.id).seat, { bot: SUBSTITUTE, autos: [] });
        }),
      );
    }
  }
  await leaveTournaments(context, account.id);
  await context.storage.commit(async (trx) => {
    await trx.deleteFrom('blocks').where('blocked_id', '=', account.id).execute();
    await trx.deleteFrom('follows').where('followed_id', '=', account.id).execute();
    await trx
      .updateTable('reports')
      .set({ reporter_id: null })
      .where('reporter_id', '=', account.id)
      .execute();
    for (const table of [
      'passkeys',
      'notes',
      'channels',
      'ratings',
      'blocks',
      'follows',
      'wishes',
      'templates',
      'mail_tokens',
      'tokens',
    ] as const) {
      await trx.deleteFrom(table).where('account_id', '=', account.id).execute();
    }
    await trx
      .updateTable('chat')
      .set({ account_id: null, text: '' })
      .where('account_id', '=', account.id)
      .execute();
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
        deleted_at: context.now(),
      })
      .where('id', '=', account.id)
      .execute();
  });
  await closeAllSessions(context, account.id);
}
