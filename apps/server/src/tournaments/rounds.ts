import type { Insertable, Transaction } from 'kysely';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Schema, TournamentTable } from '../database/schema.ts';
import { randomId } from '../ids.ts';
import { isolate, tournamentPart } from '../operation/troubles.ts';
import type { LiveDraft, LiveGame } from '../play/live-game.ts';
import { placesOf } from '../ratings/record.ts';
import { newTableRow } from '../tables/create.ts';
import { beginGame } from '../tables/start.ts';
import { findTable } from '../tables/store.ts';
import { type Course, nextRound } from './course.ts';
import type { Score } from './pairing/standings.ts';
import { courseOf } from './store.ts';

/** Stores the result of a tournament's table in the transaction of its last move. */
export async function recordTournamentResult(
  trx: Transaction<Schema>,
  draft: LiveDraft,
  game: LiveGame,
): Promise<void> {
  if (draft.before.status !== 'playing' || game.status !== 'finished' || !game.state.outcome) return;
  const row = await trx
    .selectFrom('tournament_tables')
    .select('entrants')
    .where('table_id', '=', game.table)
    .executeTakeFirst();
  if (!row) return;
  const entrants = JSON.parse(row.entrants) as string[];
  const places = placesOf(game.seats, game.state.outcome!.scores);
  const result = game.seats.map(
    ({ index, seat }): Score => ({
      entrant: entrants[index]!,
      rank: places.get(seat)!,
      worth: Math.round(game.state.outcome!.scores[seat] ?? 0),
    }),
  );
  await trx
    .updateTable('tournament_tables')
    .set({ result: JSON.stringify(result) })
    .where('table_id', '=', game.table)
    .execute();
}

/**
 * Brings every running tournament forward: starts the games of its round, and opens the next round when all are over. Any process
 * does it, as far as another has not: what is left to do follows from what is stored.
 */
export async function advanceTournaments(context: Context): Promise<void> {
  const running = await context.storage.db
    .selectFrom('tournaments')
    .select('id')
    .where('status', '=', 'running')
    .where('id', 'not in', (e) =>
      e.selectFrom('troubles').select('troubles.id').where('kind', '=', 'tournament'),
    )
    .where((e) =>
      e.or([
        // Nothing is left to be played,
        e.not(
          e.exists(
            e
              .selectFrom('tournament_tables')
              .select('idx')
              .whereRef('tournament_tables.tournament_id', '=', 'tournaments.id')
              .where('result', 'is', null),
          ),
        ),
        // or a game has not begun, or was closed.
        e.exists(
          e
            .selectFrom('tournament_tables')
            .leftJoin('tables', 'tables.id', 'tournament_tables.table_id')
            .select('tournament_tables.idx')
            .whereRef('tournament_tables.tournament_id', '=', 'tournaments.id')
            .where('tournament_tables.result', 'is', null)
            .where((f) => f.or([f('tables.id', 'is', null), f('tables.status', 'in', ['open', 'closed'])])),
        ),
      ]),
    )
    .limit(50)
    .execute();
  for (const { id } of running) await isolate(context, tournamentPart(id), () => advance(context, id));
}

async function advance(context: Context, id: string): Promise<void> {
  const course = await courseOf(context, id);
  const { row } = course;
  const current = course.tables.filter(({ round }) => round === row.round);
  if (current.every(({ result }) => result !== null)) await openRound(context, course);
  const { tables, ...now } = await courseOf(context, id);
  for (const table of tables) {
    if (table.result === null && table.table_id !== null) await begin(context, now, table, table.table_id);
  }
}

/** Opens the next round, or ends the tournament. Of several processes one does it. */
async function openRound(context: Context, course: Course): Promise<void> {
  const { row, rules } = course;
  const now = context.now();
  const next = nextRound(course);
  const changes =
    next === null
      ? { status: 'finished', finished_at: now, round_ends_at: null }
      : {
          round: row.round + 1,
          round_ends_at: rules.roundTime === null ? null : now + rules.roundTime,
          reminded: 0,
          extended: 0,
        };
  await context.storage.commit(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('tournaments')
      .set({ ...changes, version: row.version + 1 })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .where('status', '=', 'running')
      .executeTakeFirst();
    const rows = next ? rowsOf(course, next) : [];
    if (Number(numUpdatedRows) === 1 && rows.length > 0)
      await trx.insertInto('tournament_tables').values(rows).execute();
  });
}

function rowsOf({ row }: Course, next: NonNullable<ReturnType<typeof nextRound>>): TournamentTable[] {
  const rows = next.flatMap(({ division, pairing: { tables, byes } }) => [
    ...tables.map((entrants) => ({ division, entrants, table_id: randomId(12), result: null })),
    ...(byes.length > 0 ? [{ division, entrants: byes, table_id: null, result: '[]' }] : []),
  ]);
  return rows.map(({ entrants, ...one }, idx) => ({
    ...one,
    tournament_id: row.id,
    round: row.round + 1,
    idx,
    entrants: JSON.stringify(entrants),
  }));
}

/** Creates the table if nobody has, and starts its game. A table that an administrator has closed counts as not played. */
async function begin(
  context: Context,
  course: Omit<Course, 'tables'>,
  { round, idx, entrants: listed }: TournamentTable,
  id: string,
): Promise<void> {
  const entrants = JSON.parse(listed) as string[];
  const made = tableRow(context, course, `${round}.${idx + 1}`, entrants.length);
  await openTable(context, { ...made, id }, seatRows(id, entrants));
  const table = (await findTable(context.storage.db, id))!;
  if (table.row.status === 'closed') await countAsUnplayed(context, id);
  if (table.row.status !== 'open') return;
  try {
    await beginGame(context, table);
  } catch (error) {
    // Another process has started it.
    if (!(error instanceof CallError)) throw error;
  }
}

function tableRow(
  context: Context,
  { row, rules }: Omit<Course, 'tables'>,
  number: string,
  players: number,
): ReturnType<typeof newTableRow> {
  const request = {
    ...rules,
    name: `${row.name} ${number}`,
    players,
    entry: 'invite',
    spectators: true,
    seating: 'chosen',
    bots: 0,
    bot: 'apprentice',
    hostActs: false,
    patient: false,
    level: 'any',
    language: 'any',
  } as const;
  return newTableRow(context, null, request, null);
}

function seatRows(id: string, entrants: readonly string[]): Insertable<Schema['seats']>[] {
  return entrants.map((account, idx) => ({
    table_id: id,
    idx,
    seat: null,
    account_id: account,
    bot: null,
    forfeited: 0,
    program: null,
    notice: null,
    confirmed: 1,
    hidden: 0,
  }));
}

/** Creates the table if nobody has; as long as it is open, everybody has a seat there. */
async function openTable(
  context: Context,
  row: Insertable<Schema['tables']> & { readonly id: string },
  seats: Insertable<Schema['seats']>[],
): Promise<void> {
  const { id } = row;
  await context.storage.commit(async (trx) => {
    await trx
      .insertInto('tables')
      .values(row)
      .onConflict((c) => c.doNothing())
      .execute();
    // Locked first: another process may be starting it, and its seats must not be changed any more.
    const { numUpdatedRows } = await trx
      .updateTable('tables')
      .set((e) => ({ version: e('version', '+', 1) }))
      .where('id', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return;
    // Somebody may have left in the moment before the start.
    await trx.deleteFrom('seats').where('table_id', '=', id).execute();
    await trx.insertInto('seats').values(seats).execute();
    await context.bus.announce(trx, { about: 'table', table: id });
  });
}

async function countAsUnplayed({ storage }: Context, id: string): Promise<void> {
  await storage.commit((trx) =>
    trx
      .updateTable('tournament_tables')
      .set({ result: '[]' })
      .where('table_id', '=', id)
      .where('result', 'is', null)
      .execute(),
  );
}
