import { sql } from 'kysely';
import type { Work } from '../database/storage.ts';
import type { Server } from '../server.ts';

/**
 * Servers with a mistake in them, to see that the history checker finds it. They are made from a sound one, here and
 * only here: no code that serves people knows of it.
 */
export function breakOnPurpose({ context }: Server, how: string | undefined): void {
  if (how === 'acknowledge-early') acknowledgeEarly(context.storage);
  if (how === 'drop-news') {
    Object.assign(context.games, { refresh: async () => {}, refreshAll: async () => {} });
    Object.assign(context.bus, { announce: async () => {} });
  }
}

/** What was written is answered at once, and reaches the disk a little later. */
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
