import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverProcess } from '../apps/server/src/testing/server-process.ts';
import { TestClient } from '../apps/server/src/testing/test-client.ts';
import { testServer } from '../apps/server/src/testing/test-server.ts';
import { cpuSeconds } from './server/process.ts';
import { playedTable } from './stored/played.ts';

const RUNS = 5;

interface Opened {
  /** From the start of the process until it listens, in milliseconds. */
  readonly startMs: number;
  /** From the first request, which reads the game from the database, to its answer. */
  readonly openMs: number;
  readonly openCpuMs: number;
  /** The same request again. */
  readonly againMs: number;
}

/**
 * How long a fresh server process takes to open a long game, from the request to the answer with the whole view:
 * `npm run bench -- open [--entries 5000] [--title 1841] [--json]`.
 */
export async function bench(args: string[]): Promise<void> {
  const value = (name: string, otherwise: string) =>
    args[args.indexOf(`--${name}`) + 1 || args.length] ?? otherwise;
  const entries = Number(value('entries', '5000'));
  const title = value('title', '1841');
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-bench-'));
  try {
    console.error(`Playing ${entries} actions of ${title} …`);
    const { table, token } = await stored(folder, title, entries);
    const runs: Opened[] = [];
    for (let i = 0; i < RUNS; i++) runs.push(await open(folder, table, token));
    if (args.includes('--json')) console.log(JSON.stringify({ title, entries, runs }, null, 2));
    else report(title, entries, runs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function stored(folder: string, title: string, entries: number) {
  const server = await testServer({ config: { dataFolder: folder }, pulse: false });
  const { table, player } = await playedTable(server, title, entries);
  await server.close();
  return { table, token: player.token };
}

async function open(folder: string, table: string, token: string | null): Promise<Opened> {
  const began = performance.now();
  const server = await serverProcess({ DATA_FOLDER: folder });
  const startMs = performance.now() - began;
  try {
    const client = new TestClient(server.url, token);
    const timed = async () => {
      const before = { wall: performance.now(), cpu: cpuSeconds(server.pid) };
      await client.game(table);
      return {
        ms: performance.now() - before.wall,
        cpuMs: (cpuSeconds(server.pid) - before.cpu) * 1000,
      };
    };
    const first = await timed();
    return { startMs, openMs: first.ms, openCpuMs: first.cpuMs, againMs: (await timed()).ms };
  } finally {
    await server.kill();
  }
}

function report(title: string, entries: number, runs: readonly Opened[]): void {
  const spread = (of: (run: Opened) => number) => {
    const sorted = runs.map(of).sort((a, b) => a - b);
    const [least, median, most] = [sorted[0]!, sorted[sorted.length >> 1]!, sorted.at(-1)!].map(Math.round);
    return `${median} ms (${least}–${most})`;
  };
  console.log(`${title}, a log of ${entries} entries, ${runs.length} fresh processes: median (least–most)`);
  console.log(`  process listens        ${spread(({ startMs }) => startMs)}`);
  console.log(`  first answer           ${spread(({ openMs }) => openMs)}`);
  console.log(`    CPU time             ${spread(({ openCpuMs }) => openCpuMs)}`);
  console.log(`  second answer          ${spread(({ againMs }) => againMs)}`);
  console.log(`  load average           ${loadavg()[0]!.toFixed(1)}`);
}
