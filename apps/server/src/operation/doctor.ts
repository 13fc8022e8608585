import { statfsSync } from 'node:fs';
import { type AnyTitle, pending } from '@signalbox/kernel';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { MIGRATIONS } from '../database/migrations/index.ts';
import { hasDatabase } from '../database/open.ts';
import { openPostgres } from '../database/postgres.ts';
import { readSqlite } from '../database/sqlite.ts';
import type { Database } from '../database/storage.ts';
import { loadGame } from '../play/load.ts';
import { verifyChains } from './chain.ts';
import { troublesIn } from './troubles.ts';

export interface Finding {
  readonly ok: boolean;
  readonly what: string;
}

const MIN_FREE_BYTES = 500_000_000;

/** Checks everything that a server needs and every running game; changes nothing. */
export async function doctor(config: Config, titles: readonly AnyTitle[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const note = (ok: boolean, what: string) => findings.push({ ok, what });
  noteNode(process.versions.node, note);
  const { publicUrl, smtpUrl, databaseUrl, dataFolder } = config;
  note(true, publicUrl ? `PUBLIC_URL ${publicUrl}` : 'PUBLIC_URL is not set: notifications have no links');
  if (smtpUrl && !publicUrl) note(false, 'mail needs PUBLIC_URL, for its links: none can be sent');
  else note(true, smtpUrl ? 'mail is set up' : 'SMTP_URL is not set: no mail can be sent');
  if (!hasDatabase(config)) {
    note(true, `there is no database in ${dataFolder} yet: it is created at the first start`);
    return findings;
  }
  if (!databaseUrl) noteDisk(config, note);
  try {
    await noteContents(config, titles, note);
  } catch (error) {
    note(false, `the database: ${(error as Error).message}`);
  }
  return findings;
}

async function noteContents(config: Config, titles: readonly AnyTitle[], note: Note): Promise<void> {
  const { db, close } = openForReading(config);
  try {
    await noteDatabase(db, note);
    await noteGames(db, titles, note);
    await noteLogs(db, note);
    await noteJobs(db, note);
  } finally {
    await close();
  }
}

type Note = (ok: boolean, what: string) => void;

/** As in package.json. */
export const LEAST_NODE = [20, 19] as const;

function noteNode(version: string, note: Note): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [least, leastMinor] = LEAST_NODE;
  const isNewEnough = major > least || (major === least && minor >= leastMinor);
  note(isNewEnough, isNewEnough ? `Node ${version}` : `Node ${version}: ${LEAST_NODE.join('.')} is needed`);
}

function noteDisk(config: Config, note: Note): void {
  const { bavail, bsize } = statfsSync(config.dataFolder);
  note(
    bavail * bsize > MIN_FREE_BYTES,
    `${Math.round((bavail * bsize) / 1e6)} MB free for ${config.dataFolder}`,
  );
}

function openForReading(config: Config): { db: Database; close: () => Promise<void> } {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, () => {});
  const db = readSqlite(config.dataFolder);
  return { db, close: () => db.destroy() };
}

async function noteDatabase(db: Database, note: Note): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const missing = Object.keys(MIGRATIONS).filter((name) => !rows.some((row) => row.name === name));
  note(
    missing.length === 0,
    missing.length === 0 ? 'the database is up to date' : `not migrated: ${missing.join(', ')}`,
  );
}

/** Every running game is loaded as a server would. */
async function noteGames(db: Database, titles: readonly AnyTitle[], note: Note): Promise<void> {
  const byId = new Map(titles.map((title) => [title.id, title]));
  const running = await db.selectFrom('tables').select('id').where('status', '=', 'playing').execute();
  let sound = 0;
  for (const { id } of running) {
    try {
      const game = await loadGame(db, byId, id);
      const broken = game ? game.title.invariants(game.state) : ['it cannot be found'];
      if (broken.length === 0 && game && pending(game.title, game.state)) sound++;
      else note(false, `table ${id}: ${broken[0] ?? 'waits for nobody'}`);
    } catch (error) {
      note(false, `table ${id}: ${(error as Error).message}`);
    }
  }
  note(true, `${sound} of ${running.length} running games are sound`);
}

/** Every log is verified against its checksums. */
async function noteLogs(db: Database, note: Note): Promise<void> {
  const { verified, broken } = await verifyChains(db);
  for (const line of broken) note(false, line);
  note(broken.length === 0, `${verified} logs match their checksums`);
}

async function noteJobs(db: Database, note: Note): Promise<void> {
  const dead = await db.selectFrom('channels').select('id').where('status', '=', 'dead').execute();
  note(dead.length === 0, `${dead.length} dead channels`);
  for (const { kind, id, why } of await troublesIn(db)) note(false, `set aside, ${kind} ${id}: ${why}`);
}
