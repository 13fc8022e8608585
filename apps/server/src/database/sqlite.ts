import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { StartError } from '../start-error.ts';
import { Checkpoints } from './checkpoints.ts';
import { groupCommits } from './group-commits.ts';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

const STATEMENTS_KEPT = 500;
/** In pages of 4 kB. */
const LONGEST_LOG = 50_000;

export const DATABASE_FILE = 'signalbox.db';
const LOCK_FILE = 'lock.db';

/** The file is damaged, or no database at all. */
export class UnreadableDatabase extends StartError {}

/** The embedded database in a folder, which is created if necessary. */
export function openSqlite(folder: string): Storage {
  prepareFolder(folder);
  const lock = lockFolder(folder);
  const file = join(folder, DATABASE_FILE);
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = WAL');
  } catch (error) {
    database.close();
    lock.close();
    throw new UnreadableDatabase(`The database ${file} cannot be opened: ${(error as Error).message}.`);
  }
  // Acknowledged actions have reached the disk.
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA busy_timeout = 5000');
  // A thread moves the log into the database. It cannot finish while commits go on: a log that has become this long is
  // moved here.
  database.exec(`PRAGMA wal_autocheckpoint = ${LONGEST_LOG}`);
  const checkpoints = new Checkpoints(file);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: forKysely(database) }) });
  return {
    kind: 'sqlite',
    db,
    commit: groupCommits(db, checkpoints.committed),
    async close() {
      await checkpoints.close();
      emptyLog(database);
      await db.destroy();
      lock.close();
    },
  };
}

/**
 * Moves the rest of the log into the database file, so that the file alone is the whole database. SQLite does so itself
 * when the last connection closes, but a connection with prepared statements stays open until these are collected. What
 * cannot be moved (a full disk) stays in the log, where it is safe.
 */
function emptyLog(database: DatabaseSyncInstance): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // The next start reads the log.
  }
}

function prepareFolder(folder: string): void {
  try {
    restrictToOwner(folder);
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be used: ${(error as Error).message}.`);
  }
}

/** It contains password hashes and the seeds of running games, so only the owner may read it. */
function restrictToOwner(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  // Files that SQLite creates next to it get the same permissions.
  for (const name of [DATABASE_FILE, LOCK_FILE]) {
    const file = join(folder, name);
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
  }
}

/** Read-only, so it may run at the same time as the process that writes. */
export function readSqlite(folder: string): Kysely<Schema> {
  return readSqliteFile(join(folder, DATABASE_FILE));
}

export function readSqliteFile(file: string): Kysely<Schema> {
  const database = new DatabaseSync(file, { readOnly: true });
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: forKysely(database) }) });
}

/** One process per folder: a second one's cache would go stale. The system releases the lock even after a kill. */
function lockFolder(folder: string): DatabaseSyncInstance {
  const lock = new DatabaseSync(join(folder, LOCK_FILE));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new StartError(
      `Another Signalbox process uses the folder ${folder}. Several processes need PostgreSQL: set DATABASE_URL.`,
    );
  }
  return lock;
}

/** The driver behind kysely's interface. Statements are prepared once. */
function forKysely(database: DatabaseSyncInstance): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = sql === 'rollback' ? rollback(database) : statementFor(database.prepare(sql));
      if (prepared.size >= STATEMENTS_KEPT) prepared.delete(prepared.keys().next().value!);
      prepared.set(sql, statement);
      return statement;
    },
  };
}

/** On a full disk SQLite has rolled back already; a second time would be an error that hides the first. */
function rollback(database: DatabaseSyncInstance): SqliteStatement {
  const statement = statementFor(database.prepare('rollback'));
  return {
    ...statement,
    run: (parameters) =>
      database.isTransaction ? statement.run(parameters) : { changes: 0, lastInsertRowid: 0 },
  };
}

type Parameter = string | number | bigint | null | Uint8Array;

function statementFor(statement: StatementSyncInstance): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as Parameter[])),
    run(parameters) {
      const { changes, lastInsertRowid } = statement.run(...(parameters as Parameter[]));
      return { changes, lastInsertRowid };
    },
    iterate: (parameters) => statement.iterate(...(parameters as Parameter[])) as IterableIterator<unknown>,
  };
}
