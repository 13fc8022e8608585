import { sql } from 'kysely';
import type { Work } from '../database/storage.ts';
import type { Server } from '../server.ts';

/**
 * Servers with a deliberate bug, to test that the history checker finds it. They are built here from a correct one; the
 * server itself contains no code for this.
 */
export function breakOnPurpose({ context }: Server, how: string | undefined): void {
  if (how === 'acknowledge-early') acknowledgeEarly(context.storage);
  if (how === 'drop-news') {
    Object.assign(context.games, { refresh: async () => {}, refreshAll: async () => {} });
    Object.assign(context.bus, { announce: async () => {} });
  }
}

/** Acknowledges writes at once, and stores them a little later. */
function acknowledgeEarly(storage: Server['context']['storage']): void {
  const commit = <T>(work: Work<T>) =>
    new Promise<T>((resolve, reject) => {
      const transaction = storage.db.transaction().execute(async (trx) => {
        resolve(await work(trx));
        await new Promise((settled) => setTimeout(settled, 150));
      });
      transaction.catch(reject);
    });
  Object.assign(storage, { commit });
}

/** The embedded database may not grow by a page, as if the disk were full; or may again. */
export async function fillDisk({ context }: Server, full: boolean): Promise<void> {
  const most = full ? sql`pragma max_page_count = 1` : sql`pragma max_page_count = 1073741823`;
  await most.execute(context.storage.db).catch(() => {});
}
