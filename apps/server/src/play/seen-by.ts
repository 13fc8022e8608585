import { type GameState, pending, type Seat } from '@signalbox/kernel';
import type { WireEntry } from '@signalbox/protocol';
import { asThen, type Marks, marksThen, type ShownEntry, wireEntryFor } from '@signalbox/table';
import type { Context } from '../context.ts';
import type { TableRecord } from '../database/schema.ts';
import type { Database } from '../database/storage.ts';
import type { LiveGame } from './live-game.ts';
import { headsUntil, stateAt } from './load.ts';
import { putBackIn, shownAt, shownBetween } from './log.ts';

/**
 * What spectators see is a function of the table and the time: the game as it was some minutes ago, if the host has chosen
 * so, and as it is as soon as it is over. Everybody without a seat is a spectator, administrators too. Whatever shows a
 * running game to somebody asks here.
 */
export function delayOf({ status, spectatorDelay }: Pick<LiveGame, 'status' | 'spectatorDelay'>): number {
  return status === 'playing' ? spectatorDelay : 0;
}

export function delayOfTable({ status, spectator_delay }: TableRecord): number {
  return delayOf({ status: status as LiveGame['status'], spectatorDelay: spectator_delay });
}

/** The game as a seat (null: a spectator) may see it now; the same one as before, if nothing new is shown. */
export async function gameSeenBy(
  context: Context,
  game: LiveGame,
  seat: Seat | null,
  before?: LiveGame,
): Promise<LiveGame> {
  const delay = delayOf(game);
  if (seat !== null || delay === 0) return game;
  const { db } = context.storage;
  const position = await positionAt(db, game.table, context.now() - delay);
  if (before?.position === position) return before;
  return gameAt(game, position, await stateAt(db, game.title, game.table, position));
}

/** Clock and votes are not part of the log, so they are left out. */
function gameAt(game: LiveGame, position: number, state: GameState): LiveGame {
  return { ...game, position, state, waiting: pending(game.title, state), clock: null, consent: null };
}

/** The length that a log had at a moment. The position in which a game began, with its opening draws, is never too new. */
export async function positionAt(db: Database, table: string, moment: number): Promise<number> {
  const row = await db
    .selectFrom('entries')
    .select('position')
    .where('table_id', '=', table)
    .where((e) => {
      const began = e.selectFrom('tables').select('started_at').where('id', '=', table);
      return e.or([e('at', '<=', moment), e('at', '<=', began)]);
    })
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.position ?? 0;
}

/** Seats that lost on time after a position. */
export async function forfeitedSince(db: Database, table: string, position: number): Promise<Set<Seat>> {
  const rows = await db
    .selectFrom('entries')
    .select('seat')
    .where('table_id', '=', table)
    .where('position', '>', position)
    .where('kind', '=', 'forfeit')
    .execute();
  return new Set(rows.map(({ seat }) => seat));
}

/** The entries after a position, in a game as this seat sees it. */
export async function logSince(
  db: Database,
  seen: LiveGame,
  seat: Seat | null,
  since: number,
  limit: number,
): Promise<WireEntry[]> {
  const entries = await shownBetween(db, seen.table, since, Math.min(seen.position, since + limit));
  const marked = await asSeenBy(db, seen, seat, entries);
  return marked.map((entry) => wireEntryFor(entry, seat, seen.status !== 'playing'));
}

/** What a client that was away since a position needs: new entries and redone ones. */
export async function missedSince(
  db: Database,
  seen: LiveGame,
  seat: Seat | null,
  since: number,
): Promise<readonly ShownEntry[]> {
  const entries = await shownBetween(db, seen.table, since, seen.position);
  return asSeenBy(db, seen, seat, [...(await putBackIn(db, seen.table, entries)), ...entries]);
}

/** From one game that spectators have seen to the next: new entries, redone ones, and those that were revealed. */
export async function newsForSpectators(
  db: Database,
  before: LiveGame,
  after: LiveGame,
): Promise<readonly ShownEntry[]> {
  const marks = await marksIn(db, after);
  const revealed = [...(await marksIn(db, before)).hidden].filter((position) => !marks.hidden.has(position));
  const entries = await shownBetween(db, after.table, before.position, after.position);
  const again = await putBackIn(db, after.table, entries);
  return asThen([...(await shownAt(db, after.table, revealed)), ...again, ...entries], marks);
}

/** Of a delayed game, spectators see an entry as it was then: not yet undone, not yet revealed. */
async function asSeenBy(
  db: Database,
  seen: LiveGame,
  seat: Seat | null,
  entries: readonly ShownEntry[],
): Promise<readonly ShownEntry[]> {
  if (seat !== null || delayOf(seen) === 0 || entries.length === 0) return entries;
  return asThen(entries, await marksIn(db, seen));
}

async function marksIn(db: Database, { table, position, state }: LiveGame): Promise<Marks> {
  return marksThen(await headsUntil(db, table, position), state);
}
