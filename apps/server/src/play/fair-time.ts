import { type ClockState, shiftedClock } from '@signalbox/table';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../context.ts';
import type { Schema } from '../database/schema.ts';

const NAME = 'alive-at';
const WRITTEN_EVERY_MS = 5000;
/** A longer gap means that no server was running: nobody could have moved. */
const LONGEST_SILENCE_MS = 20_000;
const TABLES_AT_ONCE = 500;

/**
 * The server's time: starts at the system clock and then counts monotonically, so that nobody gains or loses time when
 * the system clock is set.
 */
export function steadyClock(
  wall: () => number = Date.now,
  steady: () => number = () => performance.now(),
): () => number {
  const offset = wall() - steady();
  return () => Math.round(offset + steady());
}

/**
 * Records from time to time that a server runs. When none did for a while (a restart, a power cut, a paused machine,
 * a changed system clock), all clocks continue from the last record.
 */
export class FairTime {
  readonly #context: Context;
  #written = Number.NEGATIVE_INFINITY;

  constructor(context: Context) {
    this.#context = context;
  }

  async keep(): Promise<void> {
    const { now, storage, games } = this.#context;
    if (Math.abs(now() - this.#written) < WRITTEN_EVERY_MS) return;
    const silence = await storage.commit(async (trx) => {
      const last = await lastAlive(trx, storage.kind === 'postgres', now());
      const gap = now() - last;
      const lost = Math.abs(gap) > LONGEST_SILENCE_MS ? gap : 0;
      if (lost !== 0) await giveBack(trx, lost, now());
      await trx
        .updateTable('settings')
        .set({ value: String(now()) })
        .where('name', '=', NAME)
        .execute();
      return lost;
    });
    this.#written = now();
    if (silence === 0) return;
    this.#context.log.warn({ silence }, 'no server was running: clocks continue from then');
    await games.refreshAll();
  }
}

/** One process at a time does this, and the next one sees what it wrote. */
async function lastAlive(trx: Transaction<Schema>, locks: boolean, now: number): Promise<number> {
  await trx
    .insertInto('settings')
    .values({ name: NAME, value: String(now) })
    .onConflict((c) => c.doNothing())
    .execute();
  const query = trx.selectFrom('settings').select('value').where('name', '=', NAME);
  const { value } = await (locks ? query.forUpdate() : query).executeTakeFirstOrThrow();
  return Number(value);
}

/** The version is raised, so that every process reloads what it has in memory. */
async function giveBack(trx: Transaction<Schema>, lost: number, now: number): Promise<void> {
  for (let after = ''; ; ) {
    const tables = await trx
      .selectFrom('tables')
      .select(['id', 'clock_state'])
      .where('status', '=', 'playing')
      .where('clock_state', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(TABLES_AT_ONCE)
      .execute();
    for (const { id, clock_state } of tables) {
      const before = JSON.parse(clock_state!) as ClockState;
      // A player who has moved since has lost less.
      const back = Math.min(before.since + lost, now) - before.since;
      const clock = shiftedClock(before, back);
      await trx
        .updateTable('tables')
        .set((e) => ({
          clock_state: JSON.stringify(clock),
          deadline: sql<number>`deadline + ${sql.lit(back)}`,
          remind_at: sql<number>`remind_at + ${sql.lit(back)}`,
          version: e('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute();
    }
    if (tables.length < TABLES_AT_ONCE) return;
    after = tables.at(-1)!.id;
  }
}
