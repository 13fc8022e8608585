import type { Seat } from '@signalbox/kernel';
import type { WireEntry } from '@signalbox/protocol';
import type { Context } from '../context.ts';
import { wireEntryFor } from './wire-entries.ts';

/** The entries after a position, as a seat may see them. */
export async function logSince(
  { storage }: Context,
  table: string,
  seat: Seat | null,
  since: number,
  limit: number,
): Promise<WireEntry[]> {
  const { status } = await storage.db
    .selectFrom('tables')
    .select('status')
    .where('id', '=', table)
    .executeTakeFirstOrThrow();
  const rows = await storage.db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('position', '>', since)
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map((row) => wireEntryFor(row, seat, status !== 'playing'));
}
