import { JUDGING_VERSION } from '@signalbox/bots/review';
import { type DBSchema, openDB } from 'idb';
import type { Verdict } from './calls.ts';

/**
 * Judgements take long, so they are kept: a review can be interrupted. They are kept by the position of the entry, which
 * stays the same if something is undone: what is played instead has positions of its own.
 */
interface Schema extends DBSchema {
  verdicts: { key: [table: string, position: number]; value: { version: number; verdict: Verdict } };
}

const opened = openDB<Schema>('signalbox-reviews', 2, {
  upgrade(db) {
    // The first form had no version: everything in it is judged again.
    if (db.objectStoreNames.contains('verdicts')) db.deleteObjectStore('verdicts');
    db.createObjectStore('verdicts');
  },
});

export async function keepVerdict(table: string, position: number, verdict: Verdict): Promise<void> {
  await (await opened).put('verdicts', { version: JUDGING_VERSION, verdict }, [table, position]);
}

/** What is kept about a game, by position. Verdicts of an earlier judging are left out: they are not comparable. */
export async function keptVerdicts(table: string): Promise<ReadonlyMap<number, Verdict>> {
  const range = IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
  const { store } = (await opened).transaction('verdicts');
  const [keys, kept] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  return new Map(
    keys.flatMap(([, position], i) => {
      const { version, verdict } = kept[i]!;
      return version === JUDGING_VERSION ? [[position, verdict] as const] : [];
    }),
  );
}
