import { botName, type CreateTableRequest } from '@signalbox/protocol';
import type { Transaction } from 'kysely';
import { conflict, forbidden } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Schema, SeatRecord } from '../database/schema.ts';
import { blockersOf } from '../people/blocks.ts';
import { sendTableChange } from './changed.ts';
import { createTable, type TableRequest } from './create.ts';
import { join } from './seating.ts';
import { seatOf, tableById } from './store.ts';

/** A new table for the same people; the second request gets the table that the first has made. */
export async function rematch(context: Context, id: string, callerId: string): Promise<string> {
  const table = await tableById(context, id);
  const { row, seats } = table;
  if (!seatOf(table, callerId)) throw forbidden('not-at-this-table');
  if (row.status !== 'finished') throw conflict('not-finished');
  if (row.rematch !== null) return acceptRematch(context, row.rematch, callerId);
  const next = await createTable(
    context,
    callerId,
    {
      title: row.title,
      name: row.name,
      players: row.players,
      options: JSON.parse(row.options),
      listed: row.listed === 1,
      entry: 'invite',
      spectators: row.spectators === 1,
      spectatorDelay: row.spectator_delay,
      seating: row.seating as NonNullable<CreateTableRequest['seating']>,
      clock: JSON.parse(row.clock),
      flag: row.flag as NonNullable<CreateTableRequest['flag']>,
      rated: row.rated === 1,
      hostActs: row.host_acts === 1,
      patient: row.patient === 1,
      botAccounts: row.bot_accounts === 1,
      level: row.level as TableRequest['level'],
      language: row.language as TableRequest['language'],
      bots: seats.filter((seat) => seat.account_id === null).length,
      bot: sameBots(seats),
    },
    { rematchOf: id },
  );
  const taken = await context.storage.commit(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('tables')
      .set({ rematch: next.row.id })
      .where('id', '=', id)
      .where('rematch', 'is', null)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return false;
    await reserveSeats(
      trx,
      next.row.id,
      seats.map((seat) => seat.account_id),
      callerId,
    );
    await context.bus.announce(trx, { about: 'table', table: id });
    return true;
  });
  if (!taken) {
    await context.storage.commit(async (trx) => {
      await trx.deleteFrom('seats').where('table_id', '=', next.row.id).execute();
      await trx.deleteFrom('tables').where('id', '=', next.row.id).execute();
    });
    return acceptRematch(context, (await tableById(context, id)).row.rematch!, callerId);
  }
  await sendTableChange(context, id);
  return next.row.id;
}

/** Others who ask for it take the seats reserved for them. */
async function acceptRematch(context: Context, id: string, callerId: string): Promise<string> {
  const table = await tableById(context, id);
  if (table.row.status === 'open' && seatOf(table, callerId)?.confirmed === 0)
    await join(context, id, { id: callerId, owner_id: null }, {});
  return id;
}

/**
 * Their seats are reserved until they accept, so that nobody plays without agreeing. Those who have blocked the caller are
 * not asked.
 */
async function reserveSeats(
  trx: Transaction<Schema>,
  table: string,
  accounts: readonly (string | null)[],
  callerId: string,
): Promise<void> {
  const blockers = await blockersOf(trx, callerId);
  const others = accounts.filter(
    (account) => account !== null && account !== callerId && !blockers.has(account),
  );
  for (const [i, account] of others.entries()) {
    await trx
      .updateTable('seats')
      .set({ account_id: account, confirmed: 0 })
      .where('table_id', '=', table)
      .where('idx', '=', i + 1)
      .execute();
  }
}

/** The bots of the last game: all of the same style, or drawn again. */
function sameBots(seats: readonly SeatRecord[]): TableRequest['bot'] {
  const bots = new Set(seats.filter((seat) => seat.account_id === null).map(({ bot }) => bot ?? ''));
  const [first = ''] = bots;
  return botName.catch('apprentice').parse(bots.size === 1 ? first : `${first.split(':')[0]}:any`);
}
