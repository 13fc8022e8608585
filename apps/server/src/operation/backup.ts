import { spawn } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { type DatabaseConfig, hasDatabase, requireDatabase } from '../database/open.ts';
import { openPostgres } from '../database/postgres.ts';
import { DATABASE_FILE, openSqlite, readSqliteFile, UnreadableDatabase } from '../database/sqlite.ts';
import type { Database } from '../database/storage.ts';
import { verifyChains } from './chain.ts';

/** The contents of a copy, counted in the copy itself. */
export interface Verified {
  readonly file: string;
  readonly tables: number;
  readonly entries: number;
  readonly accounts: number;
}

/** What was restored, and where the database that was there before is kept. */
export interface Restored extends Verified {
  readonly kept?: string;
}

/** Writes a copy while the server runs, and opens the copy to verify it. */
export async function backup(config: DatabaseConfig, file: string): Promise<Verified | { file: string }> {
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  requireDatabase(config);
  mkdirSync(dirname(file), { recursive: true });
  const partial = `${file}.part`;
  rmSync(partial, { force: true });
  // Nobody else may read it, not even while it is written.
  closeSync(openSync(partial, 'wx', 0o600));
  try {
    const { databaseUrl, dataFolder } = config;
    const verified = databaseUrl
      ? await dumpPostgres(databaseUrl, partial)
      : await copySqlite(join(dataFolder, DATABASE_FILE), partial);
    renameSync(partial, file);
    return { ...verified, file };
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

async function dumpPostgres(databaseUrl: string, file: string): Promise<object> {
  await run('pg_dump', ['--format=custom', `--file=${file}`, `${DATABASE}${databaseUrl}`]);
  await run('pg_restore', ['--list', file]);
  await requireIntactLogs(openPostgres(databaseUrl, () => {}).db, databaseUrl.replace(/^.*@/, ''));
  return {};
}

async function copySqlite(source: string, file: string): Promise<Verified> {
  // Before it is copied, so that the message names it and not the copy.
  readingOf(source, (first) => first('select count(*) from (select 1 from tables limit 1)'));
  const database = new DatabaseSync(source, { readOnly: true });
  await copyDatabase(database, file).finally(() => database.close());
  return verifyCopy(file);
}

/** Replaces the database by a verified backup. The old one is kept next to it. */
export async function restore(config: DatabaseConfig, file: string): Promise<Restored | { file: string }> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  return config.databaseUrl ? restorePostgres(config.databaseUrl, file) : restoreSqlite(config, file);
}

async function restorePostgres(databaseUrl: string, file: string): Promise<{ file: string }> {
  // In one transaction, so that a file that is damaged or cut off changes nothing.
  const how = ['--clean', '--if-exists', '--no-owner', '--single-transaction'];
  await run('pg_restore', [...how, `${DATABASE}${databaseUrl}`, file]);
  await requireIntactLogs(openPostgres(databaseUrl, () => {}).db, file);
  return { file };
}

async function restoreSqlite(config: DatabaseConfig, file: string): Promise<Restored> {
  const verified = await verifyCopy(file);
  const isReplaced = hasDatabase(config);
  await settleDatabase(config.dataFolder);
  const target = join(config.dataFolder, DATABASE_FILE);
  const kept = isReplaced ? unusedName(`${target}.before-restore`) : null;
  // Before anything is moved: a full disk changes nothing.
  copyToOwner(file, `${target}.part`);
  if (kept !== null) keep(target, kept);
  for (const rest of ['-wal', '-shm']) rmSync(`${target}${rest}`, { force: true });
  renameSync(`${target}.part`, target);
  return { ...verified, ...(kept !== null && { kept }) };
}

/**
 * Opened and closed once: refuses while a server runs there, and empties the write-ahead log. One that cannot be opened
 * is replaced all the same: that is what backups are for.
 */
async function settleDatabase(folder: string): Promise<void> {
  try {
    await openSqlite(folder).close();
  } catch (error) {
    if (!(error instanceof UnreadableDatabase)) throw error;
  }
}

/** Copies a file so that nobody else may read the copy. */
function copyToOwner(file: string, copy: string): void {
  try {
    copyFileSync(file, copy);
    chmodSync(copy, 0o600);
  } catch (error) {
    rmSync(copy, { force: true });
    throw error;
  }
}

/** With what is still in its log. */
function keep(file: string, name: string): void {
  renameSync(file, name);
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  if (log && log.size > 0) renameSync(`${file}-wal`, `${name}-wal`);
}

/** What an earlier restore has kept stays: it may be the only copy of the live games. */
function unusedName(wanted: string): string {
  let name = wanted;
  for (let i = 2; existsSync(name); i++) name = `${wanted}-${i}`;
  return name;
}

/** The file is intact, and every log in it matches its checksums. */
async function verifyCopy(file: string): Promise<Verified> {
  const counted = readingOf(file, (first) => {
    const damage = first('pragma integrity_check');
    if (damage !== 'ok') throw new Error(damage);
    const count = (table: string) => first<number>(`select count(*) from ${table}`);
    return { tables: count('tables'), entries: count('entries'), accounts: count('accounts') };
  });
  await requireIntactLogs(readSqliteFile(file), file);
  return { file, ...counted };
}

/** The first value that a statement returns. */
type First = <T = string>(statement: string) => T;

/** What is read from a file; an error says that it cannot be. */
function readingOf<T>(file: string, read: (first: First) => T): T {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return read((statement) => Object.values(database.prepare(statement).get() as object)[0]);
    } finally {
      database.close();
    }
  } catch (error) {
    throw new Error(`${file} is not a sound database of Signalbox: ${(error as Error).message}.`);
  }
}

async function requireIntactLogs(db: Database, what: string): Promise<void> {
  try {
    // Copies of older versions have no checksums.
    const columns = await sql<{ name: string }>`select name from pragma_table_info('tables')`
      .execute(db)
      .catch(() => null);
    if (columns && !columns.rows.some(({ name }) => name === 'chain')) return;
    const { broken } = await verifyChains(db);
    if (broken.length > 0) throw new Error(`${what} is damaged: ${broken.join('; ')}.`);
  } finally {
    await db.destroy();
  }
}

const DATABASE = '--dbname=';

/** PostgreSQL's own tools; the password goes where other users of the machine cannot see it. */
function run(command: string, args: readonly string[]): Promise<void> {
  const address = args.find((arg) => arg.startsWith(DATABASE))?.slice(DATABASE.length);
  const password = address ? decodeURIComponent(new URL(address).password) : '';
  const hidden = address?.replace(/:\/\/([^:@/]+):[^@]*@/, '://$1@');
  const shown = args.map((arg) => (arg.startsWith(DATABASE) ? `${DATABASE}${hidden}` : arg));
  return new Promise((resolve, reject) => {
    const child = spawn(command, shown, {
      env: { ...process.env, ...(password && { PGPASSWORD: password }) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaints = '';
    child.stderr.on('data', (data) => {
      complaints += data;
    });
    child.on('error', () =>
      reject(new Error(`${command} cannot be started: install PostgreSQL's client tools.`)),
    );
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(complaints.trim() || `${command} has failed.`)),
    );
  });
}
