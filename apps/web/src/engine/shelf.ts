import type { AnyStored } from '@signalbox/table';
import type { Answers, SavedTable } from './calls.ts';
import { loadTables, removeTable } from './database.ts';

/** The saved games for the home page, listed without loading the rules of any title. */
export const SHELF = {
  tables: async () =>
    (await loadTables())
      .filter(({ lesson }) => lesson === undefined)
      .map(summary)
      .sort((a, b) => b.updatedAt - a.updatedAt),
  remove: async (id) => {
    await removeTable(id);
    return null;
  },
} satisfies Partial<Answers>;

export type ShelfCall = keyof typeof SHELF;

function summary({ id, title, name, seats, position, updatedAt, outcome }: AnyStored['table']): SavedTable {
  return { id, title, name, seats, position, updatedAt, outcome };
}
