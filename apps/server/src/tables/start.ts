import { randomInt } from 'node:crypto';
import {
  type AnyTitle,
  commitment,
  decodeSetup,
  type GameState,
  newGame,
  pending,
  seats as seatNames,
} from '@signalbox/kernel';
import { draftOf, followUp, NO_HISTORY, startClock } from '@signalbox/table';
import type { Transaction } from 'kysely';
import { conflict, forbidden } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Schema, SeatRecord } from '../database/schema.ts';
import { type LiveDraft, type LiveGame, standInAt } from '../play/live-game.ts';
import { snapshotRow, WriteConflict, write } from '../play/write.ts';
import { sendTableChange } from './changed.ts';
import { isHost, type StoredTable, tableById } from './store.ts';

export async function startTable(context: Context, id: string, callerId: string): Promise<void> {
  const table = await tableById(context, id);
  if (!isHost(table, callerId)) throw forbidden('host-only');
  await beginGame(context, table);
}

/** Starts the game. The seed is drawn now, and its hash is public from now on. */
export async function beginGame(context: Context, table: StoredTable): Promise<void> {
  const { id } = table.row;
  if (table.row.status !== 'open') throw conflict('already-begun');
  if (table.seats.some((seat) => seat.account_id === null && seat.bot === null)) throw conflict('seats-free');
  if (table.seats.some((seat) => seat.account_id !== null && seat.confirmed === 0))
    throw conflict('seats-unconfirmed');
  const seed = context.newSeed();
  const seated = seatNamesFor(table);
  const game = firstGame(context, table, seed, seated);
  const draft: LiveDraft = { ...draftOf(game, context.now(), true), sender: null };
  // The opening draws of chance are entries of the log like all others.
  followUp(draft);
  const opening = async (trx: Transaction<Schema>) => {
    await trx
      .updateTable('tables')
      .set({ seed, commitment: commitment(seed), started_at: draft.at })
      .where('id', '=', id)
      .execute();
    for (const { idx, seat } of seated) {
      await trx
        .updateTable('seats')
        .set({ seat })
        .where('table_id', '=', id)
        .where('idx', '=', idx)
        .execute();
    }
    await trx.insertInto('snapshots').values(snapshotRow(game)).execute();
    await context.bus.announce(trx, { about: 'table', table: id });
  };
  try {
    const begun = await write(context, draft, opening);
    for (const tell of context.onWritten) tell(begun);
  } catch (error) {
    throw error instanceof WriteConflict ? conflict('table-changed') : error;
  }
  await sendTableChange(context, id);
}

function firstGame(
  context: Context,
  table: StoredTable,
  seed: string,
  seated: readonly SeatRecord[],
): LiveGame {
  const { row } = table;
  const title = context.titles.get(row.title)!;
  const state = firstState(title, row.players, JSON.parse(row.options));
  return {
    table: row.id,
    title,
    status: 'playing',
    rated: row.rated === 1,
    standIn: standInAt(row, seated),
    seed,
    state,
    waiting: pending(title, state),
    position: 0,
    version: row.version,
    chain: null,
    ...NO_HISTORY,
    shared: false,
    seats: seated.map((seat) => ({
      index: seat.idx,
      seat: seat.seat!,
      accountId: seat.account_id,
      bot: seat.bot,
      forfeited: false,
      autos: [],
      endedAutos: [],
    })),
    clockRules: JSON.parse(row.clock),
    clock: startClock(
      JSON.parse(row.clock),
      seated.map((one) => one.seat!),
      context.now(),
    ),
    flag: row.flag as LiveGame['flag'],
    consent: null,
    spectatorDelay: row.spectator_delay,
    patient: row.patient === 1,
  };
}

function firstState(title: AnyTitle, players: number, options: unknown): GameState {
  const decoded = decodeSetup(title, { players, options });
  if (!decoded.ok) throw conflict(decoded.why);
  return newGame(title, decoded.setup);
}

/** In order of the seats, or shuffled. */
function seatNamesFor({ row, seats }: StoredTable): SeatRecord[] {
  const names = seatNames(row.players);
  if (row.seating === 'random') {
    for (let i = names.length - 1; i > 0; i--) {
      const j = randomInt(i + 1);
      [names[i], names[j]] = [names[j]!, names[i]!];
    }
  }
  return seats.map((seat, i) => ({ ...seat, seat: names[i]! }));
}
