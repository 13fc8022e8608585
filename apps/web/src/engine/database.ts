import type { AnyStored, Entry, StoredGame } from '@signalbox/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  tables: { key: string; value: AnyStored['table'] };
  /** By table and place in the log. */
  entries: { key: [string, number]; value: AnyStored['entries'][number] };
}

const NAME = 'signalbox';
const VERSION = 1;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('entries');
    },
    terminated: forget,
  }).catch((error: unknown) => {
    // A failed attempt is not cached: the next call tries again.
    forget();
    throw error;
  });
  return opened;
}

function forget(): void {
  opened = undefined;
}

const entriesOf = (table: string, from = 0) =>
  IDBKeyRange.bound([table, from], [table, Number.MAX_SAFE_INTEGER]);

export async function loadTables(): Promise<AnyStored['table'][]> {
  return (await database()).getAll('tables');
}

/** A stored game, in any format. */
export async function loadTable(id: string): Promise<AnyStored | null> {
  const stores = (await database()).transaction(['tables', 'entries']);
  const [table, entries] = await Promise.all([
    stores.objectStore('tables').get(id),
    stores.objectStore('entries').getAll(entriesOf(id)),
  ]);
  return table ? { table, entries } : null;
}

/** Stores a table with its changed entries in one transaction. */
export async function saveTable(table: StoredGame, changed: readonly Entry[]): Promise<void> {
  const stores = (await database()).transaction(['tables', 'entries'], 'readwrite', {
    durability: 'relaxed',
  });
  const log = stores.objectStore('entries');
  await Promise.all([
    stores.objectStore('tables').put(table),
    ...changed.map((entry) => log.put(entry, [table.id, entry.position - 1])),
    stores.done,
  ]);
}

export async function removeTable(id: string): Promise<void> {
  const stores = (await database()).transaction(['tables', 'entries'], 'readwrite');
  await Promise.all([
    stores.objectStore('entries').delete(entriesOf(id)),
    stores.objectStore('tables').delete(id),
    stores.done,
  ]);
}
