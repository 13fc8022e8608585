import {
  askedPeople,
  askedSeats,
  botsWaitUntil,
  nextFlag,
  reminderAt,
  seatNamed,
  settled,
  snapshotDue,
} from '@signalbox/table';
import type { Transaction, Updateable } from 'kysely';
import type { Context } from '../context.ts';
import type { EntryRecord, Schema, SnapshotRow, TableRow } from '../database/schema.ts';
import { chainOf, hashOfState } from '../operation/chain.ts';
import type { LiveDraft, LiveGame } from './live-game.ts';
import { rowOfEntry, text } from './rows.ts';

/** The game was changed meanwhile: nothing was stored. */
export class WriteConflict extends Error {}

/** What else is written when a game begins. */
type Opening = (trx: Transaction<Schema>) => Promise<void>;

/**
 * Stores a draft in one transaction, provided that nobody has changed the game since it was read. It
 * may only be announced afterwards.
 */
export async function write(context: Context, draft: LiveDraft, opening?: Opening): Promise<LiveGame> {
  const { before } = draft;
  const rows = rowsOf(draft);
  const chain = rows.at(-1)?.chain ?? before.chain;
  const game: LiveGame = { ...settled(draft), version: before.version + 1, chain };
  const row = rowOf(draft, game);
  const written = await context.storage.commit(async (trx) => {
    const updated = await trx
      .updateTable('tables')
      .set(row)
      .where('id', '=', before.table)
      .where('version', '=', before.version)
      .executeTakeFirst();
    if (Number(updated.numUpdatedRows) === 0) return false;
    await opening?.(trx);
    await writeEntries(trx, draft, game, rows);
    await writeSeats(trx, before, game);
    for (const hook of context.afterWrite) await hook(trx, draft, game);
    await context.bus.announce(trx, { about: 'game', table: game.table, version: game.version });
    return true;
  });
  if (!written) throw new WriteConflict();
  return game;
}

function rowOf({ at, before }: LiveDraft, game: LiveGame): Updateable<TableRow> {
  const asked = askedSeats(game);
  const flag = nextFlag(game.clock, askedPeople(game));
  const bot = asked.some((seat) => seatNamed(game, seat).bot !== null);
  const over = game.status !== before.status && game.status !== 'playing';
  return {
    status: game.status,
    position: game.position,
    version: game.version,
    chain: game.chain,
    waiting_for: JSON.stringify(asked),
    clock_state: text(game.clock),
    // While the others vote about the seat, its time cannot run out again.
    deadline: game.consent?.kind === 'flag' ? null : (flag?.at ?? null),
    remind_at: reminderAt(game.clockRules, flag),
    bot_due: bot ? (botsWaitUntil(game) ?? at) : null,
    consent: text(game.consent),
    moved_at: at,
    ...(over ? { outcome: text(game.state.outcome), finished_at: at } : {}),
  };
}

/** The new entries as they are stored, each with the checksum of the log up to it. */
function rowsOf({ before, entries, sender }: LiveDraft): EntryRecord[] {
  let { chain } = before;
  return entries.map((entry) => {
    const row = rowOfEntry(before.table, entry, sender);
    chain = chainOf(chain, row);
    return { ...row, chain };
  });
}

async function writeEntries(
  trx: Transaction<Schema>,
  draft: LiveDraft,
  game: LiveGame,
  rows: readonly EntryRecord[],
): Promise<void> {
  const { before, entries } = draft;
  if (entries.length === 0) return;
  await trx.insertInto('entries').values(rows).execute();
  const takenBack = entries.flatMap((entry) => entry.takesBack ?? []);
  await mark(trx, game.table, takenBack, 1);
  const backAgain = entries.flatMap((entry) => entry.putsBack ?? []);
  await mark(trx, game.table, backAgain, 0);
  if (draft.reveals) {
    await trx
      .updateTable('entries')
      .set({ hidden: 0 })
      .where('table_id', '=', game.table)
      .where('hidden', '=', 1)
      .where('undone', '=', 0)
      .execute();
  }
  if (!snapshotDue(before.position, game.position)) return;
  await trx.insertInto('snapshots').values(snapshotRow(game)).execute();
}

/** A full state with its checksum. */
export function snapshotRow({ table, position, state }: LiveGame): SnapshotRow {
  const text = JSON.stringify(state);
  return { table_id: table, position, state: text, hash: hashOfState(text) };
}

async function mark(
  trx: Transaction<Schema>,
  table: string,
  positions: readonly number[],
  undone: 0 | 1,
): Promise<void> {
  if (positions.length === 0) return;
  await trx
    .updateTable('entries')
    .set({ undone })
    .where('table_id', '=', table)
    .where('position', 'in', [...positions])
    .execute();
}

/** Null for a seat without auto actions. */
function listed(values: readonly unknown[]): string | null {
  return values.length === 0 ? null : text(values);
}

async function writeSeats(trx: Transaction<Schema>, before: LiveGame, game: LiveGame): Promise<void> {
  for (const [i, seat] of game.seats.entries()) {
    if (seat === before.seats[i]) continue;
    await trx
      .updateTable('seats')
      .set({
        account_id: seat.accountId,
        bot: seat.bot,
        forfeited: seat.forfeited ? 1 : 0,
        program: listed(seat.autos),
        notice: listed(seat.endedAutos),
      })
      .where('table_id', '=', game.table)
      .where('idx', '=', seat.index)
      .execute();
  }
}
