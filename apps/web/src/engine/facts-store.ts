import { type DBSchema, openDB } from 'idb';
import type { GameFacts } from './facts.ts';

/** Raised when facts are computed differently: those that were kept before are computed again. */
const VERSION = 2;

/** The state of a game that facts belong to: its position, or when it ended. */
export interface GameStamp {
  readonly id: string;
  readonly stamp: number;
}

/** Facts are kept, so that each game is read once. */
interface Schema extends DBSchema {
  facts: { key: string; value: { version: number; stamp: number; facts: GameFacts } };
}

const database = () =>
  openDB<Schema>('signalbox-statistics', 1, {
    upgrade(db) {
      db.createObjectStore('facts');
    },
  });

export async function keepFacts({ id, stamp }: GameStamp, facts: GameFacts): Promise<void> {
  const db = await database();
  await db.put('facts', { version: VERSION, stamp, facts }, id);
  db.close();
}

/** What is kept about these games; if they are all there are, facts of others are forgotten. */
export async function keptFacts(
  games: readonly GameStamp[],
  areAll: boolean,
): Promise<Map<string, GameFacts>> {
  const db = await database();
  const { store, done } = db.transaction('facts', 'readwrite');
  const [ids, kept] = await Promise.all([store.getAllKeys(), store.getAll()]);
  const current = new Map<string, GameFacts>();
  for (const [i, id] of ids.entries()) {
    const { version, stamp, facts } = kept[i]!;
    const isCurrent = version === VERSION && games.some((game) => game.id === id && game.stamp === stamp);
    if (isCurrent) current.set(id, facts);
    else if (areAll) void store.delete(id);
  }
  await done;
  db.close();
  return current;
}
