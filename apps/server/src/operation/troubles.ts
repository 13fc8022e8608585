import { boardFor, seatNamed } from '@signalbox/table';
import type { Context } from '../context.ts';
import { isStorageFailure } from '../database/failure.ts';
import type { TroubleRow } from '../database/schema.ts';
import type { Database } from '../database/storage.ts';
import { loadGame } from '../play/load.ts';

/** What can fail without affecting the rest: a table, one of its seats, a person's channel, a webhook, a tournament. */
export interface Part {
  readonly kind: 'table' | 'seat' | 'channel' | 'webhook' | 'tournament';
  readonly id: string;
  readonly table: string | null;
}

export const tablePart = (table: string): Part => ({ kind: 'table', id: table, table });
export const tournamentPart = (id: string): Part => ({ kind: 'tournament', id, table: null });
export const seatPart = (table: string, seat: string): Part => ({
  kind: 'seat',
  id: `${table}:${seat}`,
  table,
});

const LONGEST_WHY = 500;

/**
 * Does something for one part. If that fails the part is set aside and logged once, and everything else continues. If
 * the database cannot be reached, the work is repeated later instead.
 */
export async function isolate(context: Context, part: Part, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isStorageFailure(error)) throw error;
    await setAside(context, part, error as Error);
  }
}

export async function setAside(context: Context, { kind, id, table }: Part, error: Error): Promise<void> {
  const why = String(error.message).slice(0, LONGEST_WHY);
  const row: TroubleRow = { kind, id, table_id: table, why, at: context.now() };
  const first = await context.storage.commit((trx) =>
    trx
      .insertInto('troubles')
      .values(row)
      .onConflict((c) => c.doNothing())
      .returning('id')
      .executeTakeFirst(),
  );
  if (first) context.log.error({ err: error, [kind]: id }, `set aside: signalbox repair ${id} resumes it`);
}

export function troublesIn(db: Database): Promise<TroubleRow[]> {
  return db.selectFrom('troubles').selectAll().orderBy('at').execute();
}

/** The id of a table, of one of its seats, or of a channel. */
export const isAbout = (name: string) => (trouble: TroubleRow) =>
  trouble.id === name || trouble.table_id === name;

/**
 * Tries again what was set aside: a new version of the rules may have fixed a game. Channels are only resumed on request
 * (`only`), since a new version does not fix other services. Returns what still fails.
 */
export async function resumeParts(
  { storage, titles }: Pick<Context, 'storage' | 'titles'>,
  only?: string,
): Promise<TroubleRow[]> {
  const left: TroubleRow[] = [];
  for (const trouble of (await troublesIn(storage.db)).filter(
    only === undefined ? () => true : isAbout(only),
  )) {
    const ofGame = trouble.kind === 'table' || trouble.kind === 'seat';
    const ofChannel = trouble.kind === 'channel' || trouble.kind === 'webhook';
    if (ofChannel && only === undefined) continue;
    try {
      if (ofGame) await requireSound({ storage, titles }, trouble);
      await storage.commit(async (trx) => {
        await trx
          .deleteFrom('troubles')
          .where('id', '=', trouble.id)
          .where('kind', '=', trouble.kind)
          .execute();
        if (trouble.kind === 'seat')
          // If it is a bot's turn it is long overdue, so the next check finds it.
          await trx
            .updateTable('tables')
            .set({ bot_due: 0 })
            .where('id', '=', trouble.table_id)
            .where('waiting_for', 'like', `%"${seatIn(trouble)}"%`)
            .execute();
        if (ofChannel)
          await trx.updateTable('channels').set({ status: 'ok' }).where('id', '=', trouble.id).execute();
      });
    } catch (error) {
      left.push({ ...trouble, why: (error as Error).message });
    }
  }
  return left;
}

/** The game can be loaded; and what the seat sees of it, where only that had failed. */
async function requireSound(
  { storage, titles }: Pick<Context, 'storage' | 'titles'>,
  { kind, id, table_id }: TroubleRow,
): Promise<void> {
  const table = table_id ?? id;
  const game = await loadGame(storage.db, titles, table);
  if (!game || kind !== 'seat') return;
  const seat = seatIn({ id });
  boardFor(game, seat === SPECTATORS ? null : seatNamed(game, seat).seat);
}

function seatIn({ id }: Pick<TroubleRow, 'id'>): string {
  return id.slice(id.indexOf(':') + 1);
}

/** Spectators have their own view, which can fail like a seat's. */
export const SPECTATORS = 'spectators';
