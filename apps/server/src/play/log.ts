import type { Seat } from '@signalbox/kernel';
import type { WireEntry } from '@signalbox/protocol';
import { type Entry, type ShownEntry, wireEntryFor } from '@signalbox/table';
import type { Context } from '../context.ts';
import type { Database } from '../database/storage.ts';
import type { LiveGame } from './live-game.ts';
import { entryOfRow, SHOWN_COLUMNS, shownOfRow } from './rows.ts';

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
  const rows = await shownIn(storage.db, table)
    .where('position', '>', since)
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map((row) => wireEntryFor(shownOfRow(row), seat, status !== 'playing'));
}

export async function entriesAt(db: Database, table: string, positions: readonly number[]): Promise<Entry[]> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('position', 'in', [...positions])
    .orderBy('position')
    .execute();
  return rows.map(entryOfRow);
}

export async function entriesBetween(
  db: Database,
  table: string,
  after: number,
  last: number,
): Promise<Entry[]> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('position', '>', after)
    .where('position', '<=', last)
    .orderBy('position')
    .execute();
  return rows.map(entryOfRow);
}

/** What a client that was away since a position needs: new entries and redone ones. */
export async function missedSince(
  db: Database,
  { table, position }: LiveGame,
  since: number,
): Promise<ShownEntry[]> {
  const entries = await shownBetween(db, table, since, position);
  return [...(await putBackIn(db, table, entries)), ...entries];
}

/** The earlier entries that these entries redid. */
export async function putBackIn(
  db: Database,
  table: string,
  entries: readonly ShownEntry[],
): Promise<ShownEntry[]> {
  const positions = entries.flatMap(({ putsBack }) => putsBack ?? []);
  const sent = new Set(entries.map(({ position }) => position));
  const earlier = positions.filter((position) => !sent.has(position));
  if (earlier.length === 0) return [];
  const rows = await shownIn(db, table).where('position', 'in', earlier).orderBy('position').execute();
  return rows.map(shownOfRow);
}

/** Without their patches, which are never sent and make up most of a row. */
export async function shownBetween(
  db: Database,
  table: string,
  after: number,
  last: number,
): Promise<ShownEntry[]> {
  const rows = await shownIn(db, table)
    .where('position', '>', after)
    .where('position', '<=', last)
    .orderBy('position')
    .execute();
  return rows.map(shownOfRow);
}

function shownIn(db: Database, table: string) {
  return db
    .selectFrom('entries')
    .select([...SHOWN_COLUMNS])
    .where('table_id', '=', table);
}
