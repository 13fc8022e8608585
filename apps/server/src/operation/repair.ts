import type { AnyTitle } from '@signalbox/kernel';
import { type DatabaseConfig, openStorage, requireDatabase } from '../database/open.ts';
import { isAbout, resumeParts, troublesIn } from './troubles.ts';

export interface Repair {
  /** Was there anything to repair? */
  readonly known: boolean;
  /** Why it still fails; null if it was resumed. */
  readonly why: string | null;
}

/** Resumes what was set aside: a table with all its seats if it can be loaded now, a seat, or a channel. */
export async function repair(
  config: DatabaseConfig,
  titles: readonly AnyTitle[],
  name: string,
): Promise<Repair> {
  requireDatabase(config);
  const storage = await openStorage(config);
  try {
    const known = (await troublesIn(storage.db)).some(isAbout(name));
    const byId = new Map(titles.map((title) => [title.id, title]));
    const [left] = await resumeParts({ storage, titles: byId }, name);
    return { known, why: left?.why ?? null };
  } finally {
    await storage.close();
  }
}
