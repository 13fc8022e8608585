import type { Entry, ShownEntry } from '@signalbox/table';
import type { Database } from '../database/storage.ts';
import { entryOfRow, SHOWN_COLUMNS, shownOfRow } from './rows.ts';

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

/** The earlier entries that these entries redid. */
export async function putBackIn(
  db: Database,
  table: string,
  entries: readonly ShownEntry[],
): Promise<ShownEntry[]> {
  const positions = entries.flatMap(({ putsBack }) => putsBack ?? []);
  const sent = new Set(entries.map(({ position }) => position));
  const earlier = positions.filter((position) => !sent.has(position));
  return shownAt(db, table, earlier);
}

export async function shownAt(
  db: Database,
  table: string,
  positions: readonly number[],
): Promise<ShownEntry[]> {
  if (positions.length === 0) return [];
  const rows = await shownIn(db, table).where('position', 'in', positions).orderBy('position').execute();
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
