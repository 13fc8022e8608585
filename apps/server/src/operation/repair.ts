import type { AnyTitle } from '@signalbox/kernel';
import { type DatabaseConfig, openStorage } from '../database/open.ts';
import { takeUpAgain, troublesIn } from './troubles.ts';

export interface Repair {
  /** Was there anything to repair? */
  readonly known: boolean;
  /** Why it still fails; null: it is taken up again. */
  readonly why: string | null;
}

/** Takes up a table again that was put aside, if it can be loaded now. */
export async function repair(
  config: DatabaseConfig,
  titles: readonly AnyTitle[],
  table: string,
): Promise<Repair> {
  const storage = await openStorage(config);
  try {
    const known = (await troublesIn(storage.db)).some(({ id }) => id === table);
    const byId = new Map(titles.map((title) => [title.id, title]));
    const [left] = await takeUpAgain({ storage, titles: byId }, table);
    return { known, why: left?.why ?? null };
  } finally {
    await storage.close();
  }
}
