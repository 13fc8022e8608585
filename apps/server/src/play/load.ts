import { type AnyTitle, type GameState, migrate } from '@signalbox/kernel';
import { apply, type Patches } from 'mutative';
import type { EntryRecord, SeatRecord, TableRecord } from '../database/schema.ts';
import type { Database } from '../database/storage.ts';
import { type LiveGame, type LiveSeat, RECENT_KEPT, type RecentEntry } from './live-game.ts';

export interface Loaded {
  readonly game: LiveGame;
  /** The entries that were read on the way, oldest first. */
  readonly entries: readonly EntryRecord[];
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
  const snapshot = await snapshotBefore(db, table, row.position);
  const draws = await db
    .selectFrom('entries')
    .select((e) => e.fn.countAll<number | string>().as('n'))
    .where('table_id', '=', table)
    .where('by', '=', 'chance')
    .where('undone', '=', 0)
    .where('position', '<=', snapshot.position)
    .executeTakeFirstOrThrow();
  const base = { state: snapshot.state, position: snapshot.position, draws: Number(draws.n) };
  const recent = await recentBefore(db, table, snapshot.position);
  const { game } = await follow(db, { ...base, recent, title }, row);
  return game;
}

/** What a game has become since; null when only a fresh load will do. */
export async function catchUp(db: Database, game: LiveGame): Promise<Loaded | null> {
  const row = await rowOf(db, game.table);
  if (row === undefined || row.version < game.version) return null;
  if (row.version === game.version) return { game, entries: [] };
  const loaded = await follow(db, game, row);
  return loaded.entries.some((entry) => entry.kind === 'migration') ? null : loaded;
}

/** The board at an earlier position, in the present format. */
export async function stateAt(
  db: Database,
  title: AnyTitle,
  table: string,
  position: number,
): Promise<GameState> {
  const snapshot = await snapshotBefore(db, table, position);
  const entries = await entriesBetween(db, table, snapshot.position, position);
  return migrate(title, replayed(snapshot.state, entries) as never);
}

function rowOf(db: Database, table: string): Promise<TableRecord | undefined> {
  return db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst();
}

type Base = Pick<LiveGame, 'state' | 'position' | 'draws' | 'recent' | 'title'>;

async function follow(db: Database, base: Base, row: TableRecord): Promise<Loaded> {
  const entries = await entriesBetween(db, row.id, base.position, row.position);
  const seats = await db
    .selectFrom('seats')
    .selectAll()
    .where('table_id', '=', row.id)
    .orderBy('idx')
    .execute();
  let { recent, draws } = base;
  for (const entry of entries) {
    if (entry.kind === 'action') {
      recent = [...recent.slice(1 - RECENT_KEPT), recentOf(entry)];
      if (entry.by === 'chance') draws += 1;
    } else if (entry.kind === 'undo') {
      const gone: number[] = JSON.parse(entry.takes_back!);
      draws -= recent.filter((one) => one.by === 'chance' && gone.includes(one.position)).length;
      recent = recent.filter((one) => !gone.includes(one.position));
    } else recent = [];
  }
  return {
    game: assemble(row, seats, { ...base, state: replayed(base.state, entries), recent, draws }),
    entries,
  };
}

function assemble(row: TableRecord, seats: readonly SeatRecord[], base: Base): LiveGame {
  return {
    ...base,
    table: row.id,
    status: row.status as LiveGame['status'],
    rated: row.rated === 1,
    seed: row.seed!,
    position: row.position,
    version: row.version,
    seats: seats.map(liveSeat),
    clockRules: JSON.parse(row.clock),
    clock: parsed(row.clock_state),
    flag: row.flag as LiveGame['flag'],
    consent: parsed(row.consent),
  };
}

function liveSeat(row: SeatRecord): LiveSeat {
  return {
    index: row.idx,
    seat: row.seat!,
    accountId: row.account_id,
    bot: row.bot,
    forfeited: row.forfeited === 1,
    program: parsed(row.program),
    notice: parsed(row.notice),
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

async function recentBefore(db: Database, table: string, position: number): Promise<RecentEntry[]> {
  const lastMigration = await db
    .selectFrom('entries')
    .select('position')
    .where('table_id', '=', table)
    .where('kind', '=', 'migration')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const rows = await db
    .selectFrom('entries')
    .select(['position', 'seat', 'by', 'reveals'])
    .where('table_id', '=', table)
    .where('kind', '=', 'action')
    .where('undone', '=', 0)
    .where('position', '<=', position)
    .where('position', '>', lastMigration?.position ?? 0)
    .orderBy('position', 'desc')
    .limit(RECENT_KEPT)
    .execute();
  return rows.reverse().map(recentOf);
}

function recentOf(row: Pick<EntryRecord, 'position' | 'seat' | 'by' | 'reveals'>): RecentEntry {
  return { position: row.position, seat: row.seat, by: row.by, reveals: row.reveals === 1 };
}

function entriesBetween(db: Database, table: string, after: number, last: number): Promise<EntryRecord[]> {
  return db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('position', '>', after)
    .where('position', '<=', last)
    .orderBy('position')
    .execute();
}

function replayed(state: GameState, entries: readonly EntryRecord[]): GameState {
  let next = state;
  for (const entry of entries) {
    const patches = JSON.parse(entry.patches) as Patches;
    if (patches.length > 0) next = apply(next as unknown as object, patches) as GameState;
  }
  return next;
}

function parsed<T>(text: string | null): T | null {
  return text === null ? null : (JSON.parse(text) as T);
}
