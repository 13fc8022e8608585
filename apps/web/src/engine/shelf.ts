import type { AnyStored } from '@signalbox/table';
import type { Answers, SavedTable } from './calls.ts';
import { loadTables, removeTable } from './database.ts';

/** The saved games for the home page, listed without loading the rules of any title. */
export const SHELF = {
  tables: () => listed(({ lesson, analysis }) => lesson === undefined && analysis === undefined),
  analyses: () => listed(({ analysis }) => analysis !== undefined),
  remove: async (id) => {
    await removeTable(id);
    return null;
  },
} satisfies Partial<Answers>;

export type ShelfCall = keyof typeof SHELF;

/** The latest first. */
async function listed(isWanted: (table: AnyStored['table']) => boolean): Promise<SavedTable[]> {
  const tables = (await loadTables()).filter(isWanted).map(summary);
  return tables.sort((a, b) => b.updatedAt - a.updatedAt);
}

function summary({ id, title, name, seats, position, updatedAt, outcome }: AnyStored['table']): SavedTable {
  return { id, title, name, seats, position, updatedAt, outcome };
}
