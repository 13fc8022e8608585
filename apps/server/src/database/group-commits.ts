import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Storage, Work } from './storage.ts';

interface Waiting {
  readonly work: Work<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

const LONGEST_GATHERING_MS = 8;

/**
 * SQLite writes one transaction at a time and waits for the disk each time. Transactions that arrive meanwhile are
 * combined, so that they share one wait. While several come at once, the next group is gathered for as long as the last
 * one took: then at least half of the time is left for other things, however slow the disk is.
 */
export function groupCommits(db: Kysely<Schema>, committed: () => void = () => {}): Storage['commit'] {
  let queue: Waiting[] = [];
  let scheduled = false;
  let gatherMs = 0;

  async function flush(): Promise<void> {
    while (queue.length > 0) {
      if (gatherMs > 0) await pause(gatherMs);
      const group = queue;
      queue = [];
      const began = performance.now();
      await commitGroup(db, group);
      gatherMs = group.length > 1 ? Math.min(LONGEST_GATHERING_MS, performance.now() - began) : 0;
      committed();
    }
    scheduled = false;
  }

  return <T>(work: Work<T>) =>
    new Promise<T>((resolve, reject) => {
      queue.push({ work, resolve: resolve as (value: unknown) => void, reject });
      if (scheduled) return;
      scheduled = true;
      setImmediate(() => void flush());
    });
}

async function commitGroup(db: Kysely<Schema>, group: readonly Waiting[]): Promise<void> {
  try {
    const values = await db.transaction().execute((trx) => inTurn(trx, group));
    group.forEach(({ resolve }, i) => {
      resolve(values[i]);
    });
  } catch (error) {
    if (group.length === 1) {
      group[0]!.reject(error);
      return;
    }
    // One of them failed and rolled back the others: repeat each alone.
    for (const one of group) await commitGroup(db, [one]);
  }
}

async function inTurn(trx: Transaction<Schema>, group: readonly Waiting[]): Promise<unknown[]> {
  const values: unknown[] = [];
  for (const { work } of group) values.push(await work(trx));
  return values;
}
