import { forbidden, notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Account } from '../database/schema.ts';
import { isHost, type StoredTable, seatOf, tableById } from './store.ts';

/**
 * Who may see a table: its players, its host, administrators, those with the invitation; anyone, if it is
 * listed. To others the table does not exist.
 */
function maySee(table: StoredTable, caller: Account | null, invite: string | undefined): boolean {
  const { row } = table;
  return row.listed === 1 || belongs(table, caller) || invite === row.invite;
}

/** Watching the game may be restricted to people at the table. */
export function mayWatch(table: StoredTable, caller: Account | null, invite: string | undefined): boolean {
  if (belongs(table, caller)) return true;
  return table.row.spectators === 1 && maySee(table, caller, invite);
}

function belongs(table: StoredTable, caller: Account | null): boolean {
  if (!caller) return false;
  return isHost(table, caller.id) || seatOf(table, caller.id) !== null || caller.admin === 1;
}

export async function visibleTable(
  context: Context,
  id: string,
  caller: Account | null,
  invite: string | undefined,
): Promise<StoredTable> {
  const table = await tableById(context, id);
  if (!maySee(table, caller, invite)) throw notFound();
  return table;
}

export async function watchableTable(
  context: Context,
  id: string,
  caller: Account | null,
  invite: string | undefined,
): Promise<StoredTable> {
  const table = await visibleTable(context, id, caller, invite);
  if (!mayWatch(table, caller, invite)) throw forbidden('no-spectators');
  return table;
}
