import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RecordedRun, recordedRuns, type Trace } from '@signalbox/interchange';
import { PATIENT } from '../scripts/v8.mjs';
import { calls, repeated, spread, type Timed } from './routes/measure.ts';
import { LATE_TITLES, lateQuery } from './routes/titles.ts';

const SHARED = fileURLToPath(new URL('../../shared/replays/', import.meta.url));
const LATE_BOARDS = 12;

interface Row {
  readonly what: string;
  readonly [column: string]: string | number;
}

/** `npm run bench -- routes [--files DIR] [--json]` */
export function bench(args: string[]): void {
  const at = args.indexOf('--files');
  const folder = at < 0 ? SHARED : (args[at + 1] ?? '');
  const traced = existsSync(folder) && traceFiles(folder).length > 0;
  if (!traced) console.error(`No *.trace.json in “${folder}”: recorded boards are left out.`);
  if (!traced && at >= 0) process.exitCode = 1;
  const sections: [string, () => unknown[]][] = [
    ['recorded boards, warm (ms)', () => (traced ? recordedBoards(folder) : [])],
    ['first call in a fresh process (ms)', () => (traced ? firstCalls(folder) : [])],
    ['generated late boards, three trains of the largest kinds, warm (ms)', lateBoards],
    ['growth with the number of trains (median ms)', () => growth([1, 2, 3, 4], (trains) => [trains, 1])],
    ['growth with the board, three trains (median ms)', () => growth(['¼', '½', '¾', 'all'], fillOf)],
    ['peak of memory (MB)', () => memory(traced ? folder : null)],
  ];
  const results: Record<string, unknown[]> = {};
  for (const [title, measure] of sections) {
    console.error(`${Object.keys(results).length + 1} of ${sections.length}: ${title} …`);
    const rows = measure();
    results[title] = rows;
    if (!args.includes('--json')) console.table(rows);
  }
  if (args.includes('--json')) console.log(JSON.stringify(results, null, 2));
}

const fillOf = (share: string): [trains: number, fill: number] => [3, FILLS[share]!];

/** How much of the map each step builds on. */
const FILLS: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75, all: 1 };

const to = (value: number, digits = 3) => Number(value.toFixed(digits));

/** Single calls, wall-clock and processor time; and the worst of the medians of each query, which other load matters less for. */
function columnsOf(queries: readonly (readonly Timed[])[]) {
  const all = queries.flat();
  const wall = spread(all.map(({ milliseconds }) => milliseconds));
  const cpu = spread(all.map((one) => one.cpu));
  const medians = (of: (one: Timed) => number) => spread(queries.map((each) => spread(each.map(of)).median));
  return {
    queries: queries.length,
    calls: wall.runs,
    median: to(wall.median),
    p99: to(wall.p99),
    worst: to(wall.worst),
    'worst query': to(medians(({ milliseconds }) => milliseconds).worst),
    'CPU median': to(cpu.median),
    'CPU p99': to(cpu.p99),
    'CPU worst query': to(medians((one) => one.cpu).worst),
    proven: `${queries.filter(([first]) => first!.best.proven).length} of ${queries.length}`,
  };
}

/** Traces in a folder and the folders in it. */
function traceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.trace.json'))
    .map((file) => join(folder, file))
    .sort();
}

function runsOf(file: string): RecordedRun[] {
  return recordedRuns(JSON.parse(readFileSync(file, 'utf8')) as Trace);
}

function recordedBoards(folder: string): Row[] {
  const byTitle = new Map<string, { timed: Timed[]; gain: number }[]>();
  const files = traceFiles(folder).map((file) => ({
    title: (JSON.parse(readFileSync(file, 'utf8')) as Trace).title,
    runs: runsOf(file),
  }));
  for (const { runs } of files) for (const { query } of runs) calls(query, 3);
  for (const { title, runs } of files) {
    const rows = byTitle.get(title) ?? [];
    byTitle.set(title, rows);
    for (const run of runs) {
      const timed = calls(run.query, 7);
      rows.push({ timed, gain: timed[0]!.best.revenue - run.revenue });
    }
  }
  const row = (what: string, rows: { timed: Timed[]; gain: number }[]): Row => ({
    what,
    ...columnsOf(rows.map(({ timed }) => timed)),
    more: `less than recorded ${rows.filter(({ gain }) => gain < 0).length}, as much ${rows.filter(({ gain }) => gain === 0).length}, more ${rows.filter(({ gain }) => gain > 0).length}`,
  });
  return [...[...byTitle].map(([title, rows]) => row(title, rows)), row('all', [...byTitle.values()].flat())];
}

function lateBoards(): Row[] {
  return LATE_TITLES.map((title) => {
    const queries = Array.from({ length: LATE_BOARDS }, (_, seed) => lateQuery(title, seed + 1));
    for (const query of queries.slice(0, 4)) calls(query, 1);
    return { what: title.name, ...columnsOf(queries.map((query) => calls(query, 3))) };
  });
}

function growth<Step extends number | string>(
  steps: readonly Step[],
  settings: (step: Step) => [trains: number, fill: number],
): Record<string, string | number>[] {
  return LATE_TITLES.map((title) => {
    const cells = steps.map((step) => {
      const [trains, fill] = settings(step);
      const queries = Array.from({ length: 6 }, (_, seed) => lateQuery(title, seed + 1, trains, fill));
      const times = queries.map((query) => repeated(query, 3).milliseconds);
      return [
        typeof step === 'number' ? `${step} trains` : `${step} built`,
        Number(spread(times).median.toFixed(2)),
      ];
    });
    return { what: title.name, ...Object.fromEntries(cells) };
  });
}

/** What a fresh process prints: some numbers. */
function fresh(flags: readonly string[], ...args: string[]): number[] {
  const script = fileURLToPath(new URL('./routes/fresh.ts', import.meta.url));
  const child = spawnSync(process.execPath, [...process.execArgv, ...flags, script, ...args], {
    encoding: 'utf8',
    // Without standard input: an open pipe would keep the child waiting.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.status !== 0) throw new Error(child.stderr);
  return JSON.parse(child.stdout) as number[];
}

/**
 * The slowest run of each game when warm, and one in the middle of the game: in a process that lets V8 optimize later,
 * as our commands do, and in one with V8's own settings, which spends most of a first call on optimizing.
 */
function firstCalls(folder: string): Row[] {
  return traceFiles(folder).flatMap((file): Row[] => {
    const times = runsOf(file).map(({ query }) => repeated(query, 1).milliseconds);
    if (times.length === 0) return [];
    const longest = times.indexOf(Math.max(...times));
    return [longest, times.length >> 1].map((index) => {
      const [wall, cpu] = fresh(PATIENT, 'first', file, String(index));
      const [hastyWall, hastyCpu] = fresh([], 'first', file, String(index));
      return {
        what: `${file.split('/').slice(-2).join('/')} run ${index + 1}${index === longest ? ', its longest' : ''}`,
        wall: to(wall!, 1),
        'CPU, all threads': to(cpu!, 1),
        'wall, V8’s settings': to(hastyWall!, 1),
        'CPU, V8’s settings': to(hastyCpu!, 1),
      };
    });
  });
}

function memory(folder: string | null): Row[] {
  const recorded = (folder === null ? [] : traceFiles(folder)).map((file) => ({
    what: file.split('/').slice(-2).join('/'),
    peak: to(fresh([], 'memory-recorded', file)[0]!, 0),
  }));
  const late = LATE_TITLES.map(({ name }, i) => ({
    what: `generated, ${name}`,
    peak: to(fresh([], 'memory-late', String(i), String(LATE_BOARDS))[0]!, 0),
  }));
  return [...recorded, ...late];
}
