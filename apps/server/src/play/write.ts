import { CHANCE, pending } from '@signalbox/kernel';
import type { Transaction, Updateable } from 'kysely';
import type { Context } from '../context.ts';
import type { EntryRecord, Schema, TableRow } from '../database/schema.ts';
import { advanceClock, nextFlag, reminderAt } from './clock.ts';
import type { Draft } from './draft.ts';
import { isPlayedByPerson, type LiveGame, seatNamed } from './live-game.ts';

const SNAPSHOT_EVERY = 40;

/** Somebody else has changed the game meanwhile: nothing was written. */
export class Outrun extends Error {}

/** What is written besides when a game begins. */
type Opening = (trx: Transaction<Schema>) => Promise<void>;

/**
 * Makes a draft durable, all of it or nothing, provided that nobody has changed the game since it was read. Only
 * after this may anybody be told.
 */
export async function write(context: Context, draft: Draft, opening?: Opening): Promise<LiveGame> {
  const { before } = draft;
  const game = settled(draft);
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
    await writeEntries(trx, draft, game);
    await writeSeats(trx, before, game);
    for (const hook of context.afterWrite) await hook(trx, draft, game);
    await context.bus.announce(trx, { about: 'game', table: game.table, version: game.version });
    return true;
  });
  if (!written) throw new Outrun();
  return game;
}

/** The game as it will be, with its status and clock brought up to date. */
function settled(draft: Draft): LiveGame {
  const { before, game } = draft;
  const over = game.status === 'playing' && game.state.outcome !== null;
  const status = over ? 'finished' : game.status;
  const consent = over ? null : game.consent;
  const next: LiveGame = { ...game, status, consent, version: before.version + 1 };
  const clock = advanceClock(
    game.clockRules,
    game.clock,
    {
      asked: askedPersons(before),
      moved: draft.moved,
      asking: askedPersons(next),
      paused: consent?.kind === 'undo',
    },
    draft.at,
  );
  return { ...next, clock };
}

/** The seats that the game waits for. */
export function askedSeats(game: LiveGame): string[] {
  if (game.status !== 'playing') return [];
  return [...(pending(game.title, game.state)?.seats ?? [])].filter((seat) => seat !== CHANCE);
}

export function askedPersons(game: LiveGame): string[] {
  return askedSeats(game).filter((seat) => isPlayedByPerson(seatNamed(game, seat)));
}

function rowOf({ at, before }: Draft, game: LiveGame): Updateable<TableRow> {
  const asked = askedSeats(game);
  const flag = nextFlag(game.clock, askedPersons(game));
  const bot = asked.some((seat) => seatNamed(game, seat).bot !== null);
  const over = game.status !== before.status && game.status !== 'playing';
  return {
    status: game.status,
    position: game.position,
    version: game.version,
    waiting_for: JSON.stringify(asked),
    clock_state: json(game.clock),
    // While the others are asked what shall become of the seat, nothing falls again.
    deadline: game.consent ? null : (flag?.at ?? null),
    remind_at: reminderAt(game.clockRules, flag),
    bot_due: bot ? at : null,
    consent: json(game.consent),
    moved_at: at,
    ...(over ? { outcome: json(game.state.outcome), finished_at: at } : {}),
  };
}

async function writeEntries(trx: Transaction<Schema>, draft: Draft, game: LiveGame): Promise<void> {
  const { before, entries } = draft;
  if (entries.length === 0) return;
  await trx.insertInto('entries').values(entries).execute();
  const takenBack = entries.flatMap((entry) => takenBackBy(entry));
  if (takenBack.length > 0) {
    await trx
      .updateTable('entries')
      .set({ undone: 1 })
      .where('table_id', '=', game.table)
      .where('position', 'in', takenBack)
      .execute();
  }
  if (draft.reveals) {
    await trx
      .updateTable('entries')
      .set({ hidden: 0 })
      .where('table_id', '=', game.table)
      .where('hidden', '=', 1)
      .where('undone', '=', 0)
      .execute();
  }
  const due = Math.floor(game.position / SNAPSHOT_EVERY) > Math.floor(before.position / SNAPSHOT_EVERY);
  if (!due && !entries.some((entry) => entry.kind === 'migration')) return;
  await trx
    .insertInto('snapshots')
    .values({ table_id: game.table, position: game.position, state: JSON.stringify(game.state) })
    .execute();
}

function takenBackBy(entry: EntryRecord): number[] {
  return entry.takes_back === null ? [] : JSON.parse(entry.takes_back);
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
        program: json(seat.program),
        notice: json(seat.notice),
      })
      .where('table_id', '=', game.table)
      .where('idx', '=', seat.index)
      .execute();
  }
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
