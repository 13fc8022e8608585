import type { TableStatus, tableQuery } from '@signalbox/protocol';
import type * as z from 'zod';
import type { Context } from '../context.ts';
import type { TableRecord } from '../database/schema.ts';
import type { Database } from '../database/storage.ts';
import { type StoredTable, seatsOfTables } from './store.ts';

/** Tables for the lobby, newest first: those listed, or the caller's own. */
export async function listTables(
  context: Context,
  query: z.output<typeof tableQuery>,
  accountId: string | null,
): Promise<StoredTable[]> {
  const { db } = context.storage;
  let select = db.selectFrom('tables').selectAll('tables').orderBy('created_at', 'desc').limit(query.limit);
  if (query.mine && accountId !== null) {
    select = select.where('id', 'in', (e) =>
      e.selectFrom('seats').select('seats.table_id').where('seats.account_id', '=', accountId),
    );
  } else select = select.where('listed', '=', 1);
  if (query.status) select = select.where('status', '=', query.status);
  if (query.title) select = select.where('title', '=', query.title);
  if (query.level) select = select.where('level', 'in', [query.level, 'any']);
  if (query.language) select = select.where('language', 'in', [query.language, 'any']);
  if (query.clock) select = select.where('clock', 'like', clockPattern(query.clock));
  if (query.before !== undefined) select = select.where('created_at', '<', query.before);
  return withSeats(db, await select.execute());
}

/** How the clock of a table is stored begins with its kind. */
const clockPattern = (kind: string) => `{"kind":"${kind}"%`;

const MAX_OF_PERSON = 20;

/** The listed tables at which somebody sits, or that they host, the latest first. */
export async function publicTables(
  db: Database,
  status: TableStatus,
  { player, host }: { player?: string; host?: string },
): Promise<StoredTable[]> {
  let select = db
    .selectFrom('tables')
    .selectAll()
    .where('status', '=', status)
    .where('listed', '=', 1)
    .orderBy('created_at', 'desc')
    .limit(MAX_OF_PERSON);
  if (host !== undefined) select = select.where('host_id', '=', host);
  if (player !== undefined)
    select = select.where('id', 'in', (e) =>
      e.selectFrom('seats').select('seats.table_id').where('seats.account_id', '=', player),
    );
  return withSeats(db, await select.execute());
}

export async function withSeats(db: Database, rows: readonly TableRecord[]): Promise<StoredTable[]> {
  if (rows.length === 0) return [];
  const seats = await seatsOfTables(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ row, seats: seats.filter((seat) => seat.table_id === row.id) }));
}
