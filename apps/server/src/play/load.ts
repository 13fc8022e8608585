import { type AnyTitle, type GameState, type Json, migrate, pending } from '@signalbox/kernel';
import {
  type Entry,
  type EntryHead,
  type MoveHistory,
  NO_HISTORY,
  replayed,
  withEntry,
} from '@signalbox/table';
import type { SeatRecord, TableRecord } from '../database/schema.ts';
import type { Database } from '../database/storage.ts';
import { type LiveGame, standInAt } from './live-game.ts';
import { entriesBetween } from './log.ts';
import { HEAD_COLUMNS, headOfRow, parsed, seatOfRow } from './rows.ts';

export interface Loaded {
  readonly game: LiveGame;
  /** The entries that were read, oldest first. */
  readonly entries: readonly Entry[];
}

/** A game that has begun, from its latest snapshot; null if there is none. No rule is run again. */
export async function loadGame(
  db: Database,
  titles: ReadonlyMap<string, AnyTitle>,
  table: string,
): Promise<LiveGame | null> {
  const row = await rowOf(db, table);
  if (row === undefined || row.seed === null) return null;
  const title = titles.get(row.title);
  if (!title) throw new Error(`Table ${table} plays ${row.title}, which this server does not have.`);
  const { position, state } = await snapshotBefore(db, table, row.position);
  const history = await historyUntil(db, table, position);
  const { game } = await follow(db, { ...history, state, position, title }, row);
  return game;
}

/** The game with the changes since; null if it has to be loaded afresh. */
export async function catchUp(db: Database, game: LiveGame): Promise<Loaded | null> {
  const row = await rowOf(db, game.table);
  if (row === undefined || row.version < game.version) return null;
  if (row.version === game.version) return { game, entries: [] };
  const loaded = await follow(db, game, row);
  return loaded.entries.some((entry) => entry.kind === 'migration') ? null : loaded;
}

/** The board at an earlier position, in the current format. */
export async function stateAt(
  db: Database,
  title: AnyTitle,
  table: string,
  position: number,
): Promise<GameState> {
  const snapshot = await snapshotBefore(db, table, position);
  const entries = await entriesBetween(db, table, snapshot.position, position);
  return migrate(title, replayed(snapshot.state, entries) as GameState & Json);
}

function rowOf(db: Database, table: string): Promise<TableRecord | undefined> {
  return db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst();
}

type Base = MoveHistory & Pick<LiveGame, 'state' | 'position' | 'title'>;

async function follow(db: Database, base: Base, row: TableRecord): Promise<Loaded> {
  const entries = await entriesBetween(db, row.id, base.position, row.position);
  const seats = await db
    .selectFrom('seats')
    .selectAll()
    .where('table_id', '=', row.id)
    .orderBy('idx')
    .execute();
  const history = entries.reduce<MoveHistory>(withEntry, base);
  const state = replayed(base.state, entries);
  return { game: assemble(row, seats, base.title, state, history), entries };
}

function assemble(
  row: TableRecord,
  seats: readonly SeatRecord[],
  title: AnyTitle,
  state: GameState,
  { draws, standing, undone }: MoveHistory,
): LiveGame {
  return {
    draws,
    standing,
    undone,
    title,
    state,
    // An older format is migrated before the pending decision is computed.
    waiting: state.format === title.format ? pending(title, state) : null,
    table: row.id,
    status: row.status as LiveGame['status'],
    rated: row.rated === 1,
    standIn: standInAt(row, seats),
    seed: row.seed!,
    position: row.position,
    version: row.version,
    chain: row.chain,
    seats: seats.map(seatOfRow),
    shared: false,
    clockRules: JSON.parse(row.clock),
    clock: parsed(row.clock_state),
    flag: row.flag as LiveGame['flag'],
    consent: parsed(row.consent),
    spectatorDelay: row.spectator_delay,
    patient: row.patient === 1,
  };
}

async function snapshotBefore(
  db: Database,
  table: string,
  position: number,
): Promise<{ position: number; state: GameState }> {
  const row = await db
    .selectFrom('snapshots')
    .selectAll()
    .where('table_id', '=', table)
    .where('position', '<=', position)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { position: row.position, state: JSON.parse(row.state) };
}

/** What had been done and undone until a position. */
async function historyUntil(db: Database, table: string, position: number): Promise<MoveHistory> {
  const heads = await headsUntil(db, table, position);
  return heads.reduce<MoveHistory>(withEntry, NO_HISTORY);
}

/** The entries up to a position, without what they did. */
export async function headsUntil(db: Database, table: string, position: number): Promise<EntryHead[]> {
  const rows = await db
    .selectFrom('entries')
    .select([...HEAD_COLUMNS])
    .where('table_id', '=', table)
    .where('position', '<=', position)
    .orderBy('position')
    .execute();
  return rows.map(headOfRow);
}
