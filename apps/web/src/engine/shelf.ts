import type { AnyStored } from '@signalbox/table';
import type { Answers, FinishedGame, SavedTable } from './calls.ts';
import { loadTables, removeTable } from './database.ts';
import { type GameStamp, keptFacts } from './facts-store.ts';

/** The saved games, listed without loading the rules of any title. */
export const SHELF = {
  tables: () => listed(({ lesson, analysis }) => lesson === undefined && analysis === undefined),
  analyses: () => listed(({ analysis }) => analysis !== undefined),
  finished: async (online) => {
    const tables = (await loadTables()).filter(isFinishedGame);
    const here = tables.map(stampOf);
    // Facts of online games are forgotten when their player has signed out, but not while the server is away.
    const kept = await keptFacts([...here, ...(online ?? [])], online !== null);
    const known = (game: GameStamp): FinishedGame => ({ ...game, facts: kept.get(game.id) ?? null });
    return {
      here: tables.map((table) => ({
        ...known(stampOf(table)),
        people: table.seats.map(({ name, kind }) => (kind === 'you' ? name : null)),
        endedAt: table.updatedAt,
      })),
      online: (online ?? []).map(known),
    };
  },
  remove: async (id) => {
    await removeTable(id);
    return null;
  },
} satisfies Partial<Answers>;

export type ShelfCall = keyof typeof SHELF;

function isFinishedGame({ lesson, analysis, outcome }: AnyStored['table']): boolean {
  return lesson === undefined && analysis === undefined && outcome !== null;
}

const stampOf = ({ id, position }: AnyStored['table']): GameStamp => ({ id, stamp: position });

/** The latest first. */
async function listed(isWanted: (table: AnyStored['table']) => boolean): Promise<SavedTable[]> {
  const tables = (await loadTables()).filter(isWanted).map(summary);
  return tables.sort((a, b) => b.updatedAt - a.updatedAt);
}

function summary({ id, title, name, seats, position, updatedAt, outcome }: AnyStored['table']): SavedTable {
  return { id, title, name, seats, position, updatedAt, outcome };
}
