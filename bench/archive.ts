import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ArchiveQuery, archiveQuery } from '@signalbox/protocol';
import { searchArchive } from '../apps/server/src/archive/search.ts';
import { configFrom } from '../apps/server/src/config.ts';
import type { Context } from '../apps/server/src/context.ts';
import { openStorage } from '../apps/server/src/database/open.ts';
import type { Schema } from '../apps/server/src/database/schema.ts';
import type { Storage } from '../apps/server/src/database/storage.ts';
import { testPostgres } from '../apps/server/src/testing/test-postgres.ts';

const AT_ONCE = 500;
const PEOPLE = 2000;
const PLAYERS = 4;
const TITLES = ['1841', '1860', '18FL', 'union-station'];
const ENDINGS = ['bank-broken', 'bankruptcy', 'round-limit'];
const START = Date.UTC(2020, 0, 1);
const HOUR = 3_600_000;

/** What people search for; the last ones match little or nothing, so that everything has to be looked through. */
const QUERIES: Readonly<Record<string, object>> = {
  'the latest': {},
  'a title': { title: '1841' },
  'a player': { player: 'person 17' },
  'two players': { player: 'person 17', opponent: 'person 42' },
  'won by a player': { player: 'person 17', result: 'won' },
  'the beginning of a name': { player: 'person 1' },
  'an option': { options: 'short=true' },
  'a year': { from: START + 5000 * HOUR, until: START + 13_760 * HOUR },
  'a page far back': { before: START + 1000 * HOUR, beforeTable: 'x'.repeat(12) },
  'long games that went bankrupt': { title: '1860', ending: 'bankruptcy', least: 1190 },
  'an option that nobody chose': { options: 'map=none' },
  'a length that no game had': { least: 5000 },
};

/**
 * Searches among made games, on both databases: `npm run bench -- archive [--games 100000] [--times 100]`. The measure is
 * the slowest kind of search.
 */
export async function bench(args: string[]): Promise<void> {
  const value = (name: string, otherwise: number) =>
    Number(args[args.indexOf(`--${name}`) + 1 || args.length] ?? otherwise);
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-bench-'));
  const postgres = await testPostgres();
  const config = configFrom({ DATA_FOLDER: folder });
  try {
    for (const databaseUrl of [null, await postgres.database()]) {
      const storage = await openStorage({ ...config, databaseUrl });
      await fill(storage, value('games', 100_000));
      if (databaseUrl !== null) await postgres.analyse(databaseUrl);
      await measure(storage, value('times', 100));
      await storage.close();
    }
  } finally {
    await postgres.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(storage: Storage, times: number): Promise<void> {
  const context = { storage } as Context;
  console.log(`${storage.kind}, load average ${loadavg()[0]!.toFixed(1)}`);
  for (const [name, given] of Object.entries(QUERIES)) {
    const query: ArchiveQuery = archiveQuery.parse(given);
    const found = (await searchArchive(context, query)).length;
    const taken: number[] = [];
    const before = process.cpuUsage();
    for (let i = 0; i < times; i++) {
      const begun = performance.now();
      await searchArchive(context, query);
      taken.push(performance.now() - begun);
    }
    const { user, system } = process.cpuUsage(before);
    const own = ((user + system) / 1000 / times).toFixed(1).padStart(5);
    taken.sort((a, b) => a - b);
    const at = (share: number) => taken[Math.floor(share * (times - 1))]!.toFixed(1).padStart(6);
    console.log(
      `  ${name.padEnd(30)} p50 ${at(0.5)} ms  p99 ${at(0.99)} ms  CPU of this process ${own} ms  (${found} on the first page)`,
    );
  }
}

/** Games of the last years: four people each, everything else spread evenly. */
async function fill(storage: Storage, games: number): Promise<void> {
  const accounts = Array.from({ length: PEOPLE }, (_, i) => account(i));
  await inParts(storage, 'accounts', accounts);
  const made = Array.from({ length: games }, (_, i) => game(i));
  await inParts(
    storage,
    'tables',
    made.map(({ table }) => table),
  );
  await inParts(
    storage,
    'archive',
    made.map(({ archive }) => archive),
  );
  await inParts(
    storage,
    'seats',
    made.flatMap(({ seats }) => seats),
  );
  await inParts(
    storage,
    'results',
    made.flatMap(({ results }) => results),
  );
}

async function inParts<T extends keyof Schema>(storage: Storage, table: T, rows: readonly object[]) {
  for (let i = 0; i < rows.length; i += AT_ONCE) {
    await storage.db
      .insertInto(table)
      .values(rows.slice(i, i + AT_ONCE) as never)
      .execute();
  }
}

function account(i: number) {
  const name = `Person ${i}`;
  return {
    id: `person${String(i).padStart(10, '0')}`,
    name,
    name_key: name.toLowerCase(),
    guest: 0,
    language: 'en',
    admin: 0,
    created_at: START,
  };
}

function game(i: number) {
  const id = `game${String(i).padStart(8, '0')}`;
  const title = TITLES[i % TITLES.length]!;
  const finished_at = START + i * (HOUR / 2);
  const who = Array.from({ length: PLAYERS }, (_, seat) => (i * 7 + seat * (i % 31) + seat) % PEOPLE);
  const scores = Object.fromEntries(who.map((_, seat) => [`p${seat + 1}`, 4000 - seat * 100]));
  const moves = 200 + (i % 1000);
  const short = i % 10 === 0;
  const ending = ENDINGS[i % ENDINGS.length]!;
  return {
    table: {
      ...{ id, title, name: '', status: 'finished', listed: 1, entry: 'open', spectators: 1, rated: 1 },
      ...{ seating: 'random', players: PLAYERS, clock: '{"kind":"none"}', flag: 'vote', invite: id },
      ...{ position: moves, version: moves, waiting_for: '[]', created_at: finished_at, finished_at },
      options: JSON.stringify({ map: 'large', short }),
      outcome: JSON.stringify({ reason: ending, scores, winners: ['p1'] }),
      moved_at: finished_at,
    },
    archive: {
      ...{ table_id: id, title, players: PLAYERS, rated: 1, moves, ending, finished_at, hidden: 0 },
      options: `;map=large;short=${short};`,
    },
    seats: who.map((person, idx) => ({
      ...{ table_id: id, idx, seat: `p${idx + 1}`, forfeited: 0 },
      account_id: account(person).id,
    })),
    results: who
      .filter((person, idx) => who.indexOf(person) === idx)
      .map((person, idx) => ({
        ...{
          table_id: id,
          title,
          seat: `p${idx + 1}`,
          place: idx + 1,
          players: PLAYERS,
          score: 4000 - idx * 100,
        },
        ...{ rated: 0, at: finished_at, account_id: account(person).id },
      })),
  };
}
