import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { TITLES } from '@signalbox/titles';
import { serverProcess } from '../apps/server/src/testing/server-process.ts';
import { cpuSeconds, residentMegabytes } from './server/process.ts';
import { BenchTable, FEWEST_SOCKETS, MAX_SOCKETS, type Meter, people } from './server/tables.ts';

interface Result {
  readonly tables: number;
  readonly sockets: number;
  readonly thinkMs: number;
  readonly seconds: number;
  readonly actionsPerSecond: number;
  readonly refused: number;
  readonly p50: number;
  readonly p99: number;
  readonly megabytes: number;
  readonly kilobytesPerTable: number;
  readonly cpuPercent: number;
  readonly cpuMsPerAction: number;
  /** How late a timer fires on this machine without our load: no server could do better. */
  readonly idleLatenessP99: number;
  /** How late this process is, which plays all the people: that part of the latencies is not the server's. */
  readonly peopleLatenessP99: number;
  readonly loadAverage: number;
}

const SETTING_UP_AT_ONCE = 8;
/** File descriptors that a process needs besides its sockets: files, pipes, HTTP connections. */
const OTHER_FILES = 500;
/** How often it is looked how late this process is. */
const RESOLUTION_MS = 5;

/**
 * Simulated tables of all titles over real sockets, five per table or as many as a process may open here, with the
 * server in a separate process: `npm run bench -- server [--tables 100,1000,5000] [--sockets 5] [--think 5000]
 * [--seconds 20] [--json]`.
 */
export async function bench(args: string[]): Promise<void> {
  const value = (name: string, otherwise: string) =>
    args[args.indexOf(`--${name}`) + 1 || args.length] ?? otherwise;
  const counts = value('tables', '100,1000,5000').split(',').map(Number);
  const thinkMs = Number(value('think', '5000'));
  const seconds = Number(value('seconds', '20'));
  const results: Result[] = [];
  for (const tables of counts) {
    const result = await measure(tables, Number(value('sockets', String(MAX_SOCKETS))), thinkMs, seconds);
    results.push(result);
    if (!args.includes('--json')) report(result);
  }
  if (args.includes('--json')) console.log(JSON.stringify(results, null, 2));
}

async function measure(count: number, sockets: number, thinkMs: number, seconds: number): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-bench-'));
  const server = await serverProcess({ DATA_FOLDER: folder, LIVE_GAMES: String(Math.max(5000, count)) });
  const idle = residentMegabytes(server.pid);
  const idleLatenessP99 = await timerLateness();
  const perTable = Math.min(sockets, Math.floor((mostOpenFiles() - OTHER_FILES) / count));
  if (perTable < FEWEST_SOCKETS)
    throw new Error(
      `${count} tables need ${count * FEWEST_SOCKETS} sockets, and a process may open ${mostOpenFiles()} files here: see ulimit -n.`,
    );
  const meter: Meter = { latencies: [], actions: 0, refused: 0 };
  const tables: BenchTable[] = [];
  try {
    const clients = await people(server.url, perTable);
    // The first moves are spread over one thinking time, as people's would be.
    const think = () => thinkMs * (0.5 + Math.random());
    let next = 0;
    const worker = async () => {
      while (next < count) {
        const i = next++;
        const title = TITLES[i % TITLES.length]!;
        const players = Math.min(perTable, title.players[1]);
        tables.push(await BenchTable.open(server.url, clients, { id: title.id, players }, i, meter, think));
        if (tables.length % 500 === 0) console.error(`  ${tables.length} of ${count} tables are set up`);
      }
    };
    await Promise.all(Array.from({ length: SETTING_UP_AT_ONCE }, worker));
    for (const table of tables) table.play();
    await pause(Math.min(thinkMs, 5000));
    Object.assign(meter, { actions: 0, refused: 0 });
    meter.latencies.length = 0;
    const cpu = cpuSeconds(server.pid);
    const lateness = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    lateness.enable();
    await pause(seconds * 1000);
    lateness.disable();
    const cpuUsed = cpuSeconds(server.pid) - cpu;
    const { actions, refused } = meter;
    const latencies = meter.latencies.slice().sort((a, b) => a - b);
    const megabytes = residentMegabytes(server.pid);
    return {
      tables: count,
      sockets: tables.reduce((sum, table) => sum + table.sockets, 0),
      thinkMs,
      seconds,
      actionsPerSecond: Math.round(actions / seconds),
      refused,
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
      megabytes: Math.round(megabytes),
      kilobytesPerTable: Math.round(((megabytes - idle) * 1024) / count),
      cpuPercent: Math.round((cpuUsed / seconds) * 100),
      cpuMsPerAction: Math.round((cpuUsed / Math.max(1, actions)) * 100_000) / 100,
      idleLatenessP99,
      peopleLatenessP99: Math.round((lateness.percentile(99) / 1e6 - RESOLUTION_MS) * 10) / 10,
      loadAverage: Math.round(loadavg()[0]! * 10) / 10,
    };
  } finally {
    for (const table of tables) table.end();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How many files and sockets a process may have open. */
function mostOpenFiles(): number {
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const soft = /Max open files\s+(\S+)/.exec(limits)?.[1];
  return soft === undefined || soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft);
}

function quantile(sorted: readonly number[], q: number): number {
  return Math.round((sorted[Math.floor(sorted.length * q)] ?? 0) * 10) / 10;
}

async function timerLateness(): Promise<number> {
  const late: number[] = [];
  for (let i = 0; i < 200; i++) {
    const began = performance.now();
    await pause(5);
    late.push(performance.now() - began - 5);
  }
  return quantile(
    late.sort((a, b) => a - b),
    0.99,
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function report(result: Result): void {
  console.log(
    `${result.tables} tables, ${result.sockets} sockets, a move every ${result.thinkMs} ms at each`,
  );
  console.log(`  actions               ${result.actionsPerSecond}/s (${result.refused} refused)`);
  console.log(`  sent to other seats   p50 ${result.p50} ms, p99 ${result.p99} ms`);
  console.log(`  server memory         ${result.megabytes} MB (${result.kilobytesPerTable} kB a table)`);
  console.log(
    `  server processor      ${result.cpuPercent}% of one core, ${result.cpuMsPerAction} ms for each action`,
  );
  console.log(
    `  the machine itself    load ${result.loadAverage}, timers late by ${result.idleLatenessP99} ms (p99)`,
  );
  console.log(`  the simulated people  late by ${result.peopleLatenessP99} ms (p99)`);
}
