import { CallError, conflict, forbidden, notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Account } from '../database/schema.ts';
import type { Work } from '../database/storage.ts';
import { randomId } from '../ids.ts';
import { enqueue } from '../notify/jobs.ts';
import type { Notice } from '../notify/notice.ts';
import { blockersOf } from '../people/blocks.ts';
import { countOne } from '../security/counters.ts';
import { sendTableChange } from './changed.ts';
import { findTable, isHost, type StoredTable, seatOf } from './store.ts';

/**
 * An atomic change of a table that has not started. The version is raised, so that of two simultaneous changes in two
 * processes the second sees the result of the first.
 */
async function changeOpenTable(
  context: Context,
  id: string,
  change: (table: StoredTable, trx: Parameters<Work<void>>[0]) => Promise<CallError | null>,
): Promise<void> {
  const refused = await context.storage.commit(async (trx) => {
    // Locked first, so that two processes are serialised here.
    const { numUpdatedRows } = await trx
      .updateTable('tables')
      .set((e) => ({ version: e('version', '+', 1), moved_at: context.now() }))
      .where('id', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirst();
    const table = await findTable(trx, id);
    if (!table) return notFound();
    if (Number(numUpdatedRows) === 0) return conflict('already-begun');
    const refused = await change(table, trx);
    if (!refused) await context.bus.announce(trx, { about: 'table', table: id });
    return refused;
  });
  if (refused) throw refused;
  await sendTableChange(context, id);
}

export function join(
  context: Context,
  id: string,
  caller: Pick<Account, 'id' | 'owner_id'>,
  request: { seat?: number | undefined; invite?: string | undefined },
): Promise<void> {
  return changeOpenTable(context, id, async (table, trx) => {
    const { row, seats } = table;
    const kept = seatOf(table, caller.id);
    if (kept?.confirmed === 1) return conflict('seated-already');
    if (kept) {
      await trx
        .updateTable('seats')
        .set({ confirmed: 1 })
        .where('table_id', '=', id)
        .where('idx', '=', kept.idx)
        .execute();
      return null;
    }
    const invited = request.invite === row.invite || isHost(table, caller.id);
    if (row.listed === 0 && !invited) return notFound();
    if (row.entry === 'invite' && !invited) return forbidden('by-invitation');
    if ((await blockersOf(trx, caller.id)).has(row.host_id ?? '')) return forbidden('not-welcome');
    const hosts = [caller.id, caller.owner_id];
    if (caller.owner_id !== null && row.bot_accounts === 0 && !hosts.includes(row.host_id))
      return forbidden('no-bot-accounts');
    const free = seats.filter((seat) => seat.account_id === null && seat.bot === null);
    const seat = request.seat === undefined ? free[0] : free.find((one) => one.idx === request.seat);
    if (!seat) return conflict(request.seat === undefined ? 'table-full' : 'seat-taken');
    await trx
      .updateTable('seats')
      .set({ account_id: caller.id, confirmed: 1 })
      .where('table_id', '=', id)
      .where('idx', '=', seat.idx)
      .execute();
    return null;
  });
}

/** Reserves a free seat for somebody, who is told and may accept or decline. */
export async function invite(
  context: Context,
  id: string,
  hostId: string,
  guest: Pick<Account, 'id' | 'name' | 'owner_id'>,
): Promise<void> {
  if (guest.owner_id !== null) throw forbidden('no-bot-accounts');
  if ((await blockersOf(context.storage.db, hostId)).has(guest.id)) throw forbidden('not-welcome');
  if (!(await countOne(context, 'invitation', hostId))) throw new CallError(429, 'too-fast');
  await changeOpenTable(context, id, async (table, trx) => {
    if (!isHost(table, hostId)) return forbidden('host-only');
    if (seatOf(table, guest.id)) return conflict('seated-already');
    const seat = table.seats.find((one) => one.account_id === null && one.bot === null);
    if (!seat) return conflict('table-full');
    await trx
      .updateTable('seats')
      .set({ account_id: guest.id, confirmed: 0 })
      .where('table_id', '=', id)
      .where('idx', '=', seat.idx)
      .execute();
    const channels = await trx
      .selectFrom('channels')
      .select(['id', 'digest_hour', 'time_zone'])
      .where('account_id', '=', guest.id)
      .where('table_id', 'is', null)
      .execute();
    const { name, title } = table.row;
    const notice: Notice = {
      kind: 'invited',
      table: id,
      tableName: name || title,
      seat: null,
      person: guest.name,
    };
    await enqueue(trx, channels, notice, context.now(), context.now());
    return null;
  });
}

/** Leaving is free before the start. When the host leaves, the next person becomes the host; when the last person leaves, the table is closed. */
export function leave(context: Context, id: string, accountId: string): Promise<void> {
  return changeOpenTable(context, id, async (table, trx) => {
    const seat = seatOf(table, accountId);
    if (!seat) return forbidden('not-at-this-table');
    await trx
      .updateTable('seats')
      .set({ account_id: null, confirmed: 1 })
      .where('table_id', '=', id)
      .where('idx', '=', seat.idx)
      .execute();
    if (!isHost(table, accountId)) return null;
    const others = table.seats.filter((one) => one.account_id !== null && one.account_id !== accountId);
    const heir = others.find((one) => one.confirmed === 1);
    const change = heir ? { host_id: heir.account_id } : { status: 'closed', finished_at: context.now() };
    await trx.updateTable('tables').set(change).where('id', '=', id).execute();
    return null;
  });
}

export function removePlayer(context: Context, id: string, hostId: string, accountId: string): Promise<void> {
  return changeOpenTable(context, id, async (table, trx) => {
    if (!isHost(table, hostId)) return forbidden('host-only');
    const seat = seatOf(table, accountId);
    if (!seat || accountId === hostId) return conflict('no-such-player');
    await trx
      .updateTable('seats')
      .set({ account_id: null, confirmed: 1 })
      .where('table_id', '=', id)
      .where('idx', '=', seat.idx)
      .execute();
    // A removed player still has the old invitation, so it is replaced.
    await trx
      .updateTable('tables')
      .set({ invite: randomId(24) })
      .where('id', '=', id)
      .execute();
    return null;
  });
}

/** Puts a bot on a free seat; null removes one. */
export function setBot(
  context: Context,
  id: string,
  hostId: string,
  idx: number,
  bot: string | null,
): Promise<void> {
  return changeOpenTable(context, id, async (table, trx) => {
    if (!isHost(table, hostId)) return forbidden('host-only');
    const seat = table.seats.find((one) => one.idx === idx && one.account_id === null);
    if (!seat) return conflict('seat-taken');
    await trx.updateTable('seats').set({ bot }).where('table_id', '=', id).where('idx', '=', idx).execute();
    return null;
  });
}

export function closeTable(context: Context, id: string, hostId: string): Promise<void> {
  return changeOpenTable(context, id, async (table, trx) => {
    if (!isHost(table, hostId)) return forbidden('host-only');
    await trx
      .updateTable('tables')
      .set({ status: 'closed', finished_at: context.now() })
      .where('id', '=', id)
      .execute();
    return null;
  });
}
