import { createTableRequest, type quickPairingRequest } from '@signalbox/protocol';
import type * as z from 'zod';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Account } from '../database/schema.ts';
import { keptApartFrom } from '../people/blocks.ts';
import { createTable } from './create.ts';
import { join } from './seating.ts';
import { beginGame } from './start.ts';
import { findTable, seatsOfTables } from './store.ts';

/** How many waiting tables are tried before another one is opened. */
const MAX_TRIED = 20;

/** A seat at a waiting table of this kind, or at a new one, which starts when it is full. Returns the table's id. */
export async function pairQuickly(
  context: Context,
  caller: Account,
  { title, players, clock }: z.output<typeof quickPairingRequest>,
): Promise<string> {
  const waiting = await context.storage.db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'open')
    .where('listed', '=', 1)
    .where('auto_start', '=', 1)
    .where('title', '=', title)
    .where('players', '=', players)
    .where('clock', '=', JSON.stringify(clock))
    .orderBy('created_at')
    .limit(MAX_TRIED)
    .execute();
  const apart = await keptApartFrom(context.storage.db, caller.id);
  const seats = await seatsOfTables(
    context.storage.db,
    waiting.map(({ id }) => id),
  );
  const isApart = (id: string) => seats.some((one) => one.table_id === id && apart.has(one.account_id ?? ''));
  for (const { id } of waiting) {
    if (isApart(id)) continue;
    if (!(await triesToJoin(context, id, caller))) continue;
    await startIfFull(context, id);
    return id;
  }
  const request = createTableRequest.parse({ title, players, clock });
  const { row } = await createTable(context, caller.id, request, { autoStart: true });
  return row.id;
}

/** Somebody else may have taken the last seat, or the host may not want the caller. A seat that they have already is kept. */
async function triesToJoin(context: Context, id: string, caller: Account): Promise<boolean> {
  try {
    await join(context, id, caller, {});
    return true;
  } catch (error) {
    if (error instanceof CallError) return error.problem.why === 'seated-already';
    throw error;
  }
}

/** Starts a quickly paired game with its last player; if two processes try, one does. */
export async function startIfFull(context: Context, id: string): Promise<void> {
  const table = await findTable(context.storage.db, id);
  if (table?.row.auto_start !== 1 || table.row.status !== 'open') return;
  if (
    table.seats.some(
      ({ account_id, bot, confirmed }) => (account_id === null && bot === null) || confirmed === 0,
    )
  )
    return;
  try {
    await beginGame(context, table);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}
