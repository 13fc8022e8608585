import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { TITLES } from '@signalbox/titles';
import type { Database } from '../apps/server/src/database/storage.ts';
import { randomId } from '../apps/server/src/ids.ts';
import { testServer } from '../apps/server/src/testing/test-server.ts';
import { playedTable } from './stored/played.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Memory in kilobytes for each table at which nobody is. */
interface Row {
  readonly title: string;
  readonly entries: number;
  /** The game is in memory, ready for the next move. */
  readonly 'in memory': number;
  /** There were more than the server keeps; it is read from the database when somebody comes. */
  readonly 'let go': number;
}

/**
 * What tables cost a server while nobody looks at them, from games in the middle: `npm run bench -- sleeping
 * [--tables 100] [--entries 300] [--json]`.
 */
export async function bench(args: string[]): Promise<void> {
  const value = (name: string, otherwise: number) =>
    Number(args[args.indexOf(`--${name}`) + 1 || args.length] ?? otherwise);
  const tables = value('tables', 100);
  const entries = value('entries', 300);
  const rows: Row[] = [];
  for (const { id } of TITLES) rows.push(await measure(id, entries, tables));
  if (args.includes('--json')) console.log(JSON.stringify(rows, null, 2));
  else console.table(rows);
}

/** A server that keeps all of the games, and one that keeps only a few. */
async function measure(title: string, entries: number, tables: number): Promise<Row> {
  console.error(`${title}: ${tables} tables …`);
  return {
    title,
    entries,
    'in memory': await kilobytes(title, entries, tables, tables + 1),
    'let go': await kilobytes(title, entries, tables, 10),
  };
}

async function kilobytes(title: string, entries: number, tables: number, liveGames: number): Promise<number> {
  const server = await testServer({ config: { liveGames }, pulse: false });
  try {
    const { context } = server;
    const { table } = await playedTable(server, title, entries);
    const ids = await copies(context.storage.db, table, tables);
    for (const id of ids.slice(0, 10)) await context.games.read(id);
    const before = await heap();
    for (const id of ids) await context.games.read(id);
    return Math.round(((await heap()) - before) / (tables - 10) / 102.4) / 10;
  } finally {
    await server.end();
  }
}

/** Tables with the same game. */
async function copies(db: Database, table: string, count: number): Promise<string[]> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow();
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', table).execute();
  const entries = await db.selectFrom('entries').selectAll().where('table_id', '=', table).execute();
  const snapshots = await db.selectFrom('snapshots').selectAll().where('table_id', '=', table).execute();
  const ids = Array.from({ length: count }, () => randomId());
  for (const id of ids) {
    const mine = <T extends object>(rows: readonly T[]) => rows.map((each) => ({ ...each, table_id: id }));
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('tables')
        .values({ ...row, id, invite: randomId() })
        .execute();
      await trx.insertInto('seats').values(mine(seats)).execute();
      for (const entry of mine(entries)) await trx.insertInto('entries').values(entry).execute();
      await trx.insertInto('snapshots').values(mine(snapshots)).execute();
    });
  }
  return ids;
}

/** What the process uses once everything unused is gone, in bytes. */
async function heap(): Promise<number> {
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
