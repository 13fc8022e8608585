import type { Explanation } from '@signalbox/bots';
import type { Entry, GameState, Json, Options, Outcome } from '@signalbox/kernel';
import type { LocalSeat } from '../wire/messages.ts';
import type { Said } from '../wire/wire.ts';

export interface StoredTable {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly options: Options;
  readonly seats: readonly LocalSeat[];
  readonly seed: string;
  /** The seed was chosen: whoever plays the same again meets the same bots and the same chance. */
  readonly repeatable?: boolean;
  readonly guided?: boolean;
  /** What was said at a table that was brought along. */
  readonly talk?: readonly Said[];
  readonly initial: GameState;
  readonly position: number;
  readonly updatedAt: number;
  readonly outcome: Outcome | null;
}

/** A line of the log; a bot's with its reason. */
export interface StoredEntry extends Entry {
  readonly because?: Explanation;
}

const NAME = 'signalbox';
const VERSION = 1;

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'id' });
      request.result.createObjectStore('entries');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const entriesOf = (table: string, from = 0) =>
  IDBKeyRange.bound([table, from], [table, Number.MAX_SAFE_INTEGER]);

export async function loadTables(): Promise<StoredTable[]> {
  const stores = (await database()).transaction('tables');
  return done(stores.objectStore('tables').getAll());
}

export async function loadTable(id: string): Promise<{ table: StoredTable; entries: Entry[] } | null> {
  const stores = (await database()).transaction(['tables', 'entries']);
  const [table, entries] = await Promise.all([
    done<StoredTable | undefined>(stores.objectStore('tables').get(id)),
    done<Entry[]>(stores.objectStore('entries').getAll(entriesOf(id))),
  ]);
  return table ? { table, entries: entries.slice(0, table.position) } : null;
}

/** Saves a table with the entries from `from` on; what was saved behind them is dropped. */
export async function saveTable(table: StoredTable, entries: readonly Entry[], from: number): Promise<void> {
  const stores = (await database()).transaction(['tables', 'entries'], 'readwrite', {
    durability: 'relaxed',
  });
  stores.objectStore('tables').put(table);
  const log = stores.objectStore('entries');
  log.delete(entriesOf(table.id, from));
  entries.slice(from).forEach((entry, i) => {
    log.put(entry as unknown as Json, [table.id, from + i]);
  });
  await new Promise<void>((resolve, reject) => {
    stores.oncomplete = () => resolve();
    stores.onerror = () => reject(stores.error);
  });
}

export async function removeTable(id: string): Promise<void> {
  const stores = (await database()).transaction(['tables', 'entries'], 'readwrite');
  stores.objectStore('entries').delete(entriesOf(id));
  await done(stores.objectStore('tables').delete(id));
}
