import type { Context } from '../context.ts';
import { isStorageFailure } from '../database/failure.ts';
import type { TroubleRow } from '../database/schema.ts';
import type { Database } from '../database/storage.ts';
import { loadGame } from '../play/load.ts';

type Kind = 'table' | 'bot';
const LONGEST_WHY = 500;

/**
 * Does something for one table; if that fails the table is put aside, logged once, and everything else goes on. A
 * database that cannot be reached is nobody's fault: that comes by itself again.
 */
export async function apart(
  context: Context,
  kind: Kind,
  id: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isStorageFailure(error)) throw error;
    await putAside(context, kind, id, error as Error);
  }
}

async function putAside(context: Context, kind: Kind, id: string, error: Error): Promise<void> {
  const row: TroubleRow = { kind, id, why: String(error.message).slice(0, LONGEST_WHY), at: context.now() };
  const first = await context.storage.commit((trx) =>
    trx
      .insertInto('troubles')
      .values(row)
      .onConflict((c) => c.doNothing())
      .returning('id')
      .executeTakeFirst(),
  );
  if (first)
    context.log.error({ err: error, [kind]: id }, `put aside: signalbox repair ${id} takes it up again`);
}

export function troublesIn(db: Database): Promise<TroubleRow[]> {
  return db.selectFrom('troubles').selectAll().orderBy('at').execute();
}

/** Looks again at what was put aside: with another version of the rules it may be sound. Returns what still is not. */
export async function takeUpAgain(
  { storage, titles }: Pick<Context, 'storage' | 'titles'>,
  only?: string,
): Promise<TroubleRow[]> {
  const troubles = (await troublesIn(storage.db)).filter(({ id }) => only === undefined || id === only);
  const left: TroubleRow[] = [];
  for (const trouble of troubles) {
    try {
      await loadGame(storage.db, titles, trouble.id);
      await storage.commit((trx) => trx.deleteFrom('troubles').where('id', '=', trouble.id).execute());
    } catch (error) {
      left.push({ ...trouble, why: (error as Error).message });
    }
  }
  return left;
}
