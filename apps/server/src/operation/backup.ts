import { spawn } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import type { DatabaseConfig } from '../database/open.ts';
import { openPostgres } from '../database/postgres.ts';
import { DATABASE_FILE, openSqlite, readSqliteFile } from '../database/sqlite.ts';
import type { Database } from '../database/storage.ts';
import { verifyChains } from './chain.ts';

/** The contents of a copy, counted in the copy itself. */
export interface Verified {
  readonly file: string;
  readonly tables: number;
  readonly entries: number;
  readonly accounts: number;
}

/** Writes a copy while the server runs, and opens the copy to verify it. */
export async function backup(config: DatabaseConfig, file: string): Promise<Verified | { file: string }> {
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  mkdirSync(dirname(file), { recursive: true });
  if (config.databaseUrl) {
    await run('pg_dump', ['--format=custom', `--file=${file}`, config.databaseUrl]);
    chmodSync(file, 0o600);
    await run('pg_restore', ['--list', file]);
    await requireIntactLogs(
      openPostgres(config.databaseUrl, () => {}).db,
      config.databaseUrl.replace(/^.*@/, ''),
    );
    return { file };
  }
  const source = join(config.dataFolder, DATABASE_FILE);
  if (!existsSync(source)) throw new Error(`There is no database in ${config.dataFolder}.`);
  const partial = `${file}.part`;
  rmSync(partial, { force: true });
  const database = new DatabaseSync(source, { readOnly: true });
  await copyDatabase(database, partial);
  database.close();
  chmodSync(partial, 0o600);
  const verified = await verifyCopy(partial);
  renameSync(partial, file);
  return { ...verified, file };
}

/** Replaces the database by a verified backup. The old one is kept next to it. */
export async function restore(config: DatabaseConfig, file: string): Promise<Verified | { file: string }> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  if (config.databaseUrl) {
    await run('pg_restore', [
      '--clean',
      '--if-exists',
      '--no-owner',
      '--exit-on-error',
      `--dbname=${config.databaseUrl}`,
      file,
    ]);
    await requireIntactLogs(openPostgres(config.databaseUrl, () => {}).db, file);
    return { file };
  }
  const verified = await verifyCopy(file);
  mkdirSync(config.dataFolder, { recursive: true });
  // Opened and closed once: refuses while a server runs there, and empties the write-ahead log.
  await openSqlite(config.dataFolder).close();
  const target = join(config.dataFolder, DATABASE_FILE);
  if (existsSync(target)) renameSync(target, `${target}.before-restore`);
  for (const rest of ['-wal', '-shm']) rmSync(`${target}${rest}`, { force: true });
  copyFileSync(file, `${target}.part`);
  chmodSync(`${target}.part`, 0o600);
  renameSync(`${target}.part`, target);
  return verified;
}

/** The file is intact, and every log in it matches its checksums. */
async function verifyCopy(file: string): Promise<Verified> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const check = database.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    if (check[0]?.integrity_check !== 'ok')
      throw new Error(`${file} is damaged: ${check[0]?.integrity_check}.`);
    const count = (table: string) =>
      (database.prepare(`select count(*) as n from ${table}`).get() as { n: number }).n;
    const counted = { file, tables: count('tables'), entries: count('entries'), accounts: count('accounts') };
    await requireIntactLogs(readSqliteFile(file), file);
    return counted;
  } finally {
    database.close();
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

/** PostgreSQL's own tools; the password goes where other users of the machine cannot see it. */
function run(command: string, args: readonly string[]): Promise<void> {
  const address = args.find((arg) => arg.includes('postgres'));
  const password = address ? decodeURIComponent(new URL(address.replace(/^--dbname=/, '')).password) : '';
  const hidden = args.map((arg) => (arg === address ? arg.replace(/:\/\/([^:@/]+):[^@]*@/, '://$1@') : arg));
  return new Promise((resolve, reject) => {
    const child = spawn(command, hidden, {
      env: { ...process.env, PGPASSWORD: password },
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
      code === 0 ? resolve() : reject(new Error(`${command}: ${complaints.trim()}`)),
    );
  });
}
