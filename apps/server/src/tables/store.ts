import { notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { SeatRecord, TableRecord } from '../database/schema.ts';
import type { Database } from '../database/storage.ts';

export interface StoredTable {
  readonly row: TableRecord;
  readonly seats: readonly SeatRecord[];
}

export async function findTable(db: Database, id: string): Promise<StoredTable | null> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('idx').execute();
  return { row, seats };
}

/** In order of the tables' seats. */
export async function seatsOfTables(db: Database, ids: readonly string[]): Promise<SeatRecord[]> {
  // PostgreSQL refuses an empty list.
  if (ids.length === 0) return [];
  return db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('idx').execute();
}

export async function tableById(context: Context, id: string): Promise<StoredTable> {
  const table = await findTable(context.storage.db, id);
  if (!table) throw notFound();
  return table;
}

export function seatOf(table: StoredTable, accountId: string | null): SeatRecord | null {
  if (accountId === null) return null;
  return table.seats.find((seat) => seat.account_id === accountId) ?? null;
}

export function isHost({ row }: StoredTable, accountId: string | null): boolean {
  return accountId !== null && row.host_id === accountId;
}
