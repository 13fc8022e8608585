import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importText } from '@signalbox/interchange';
import { spread } from './routes/measure.ts';

const SHARED = fileURLToPath(new URL('../../shared/replays/', import.meta.url));
const WARM_UPS = 5;
const RUNS = 25;
const FRESH_PROCESSES = 3;

/** From the text of a recorded game to its last state, in milliseconds. */
interface Row {
  readonly recording: string;
  /** Recorded actions that our game has carried out. */
  readonly actions: number;
  /** The first import in a fresh process, the median of several. */
  readonly first: number;
  readonly median: number;
  readonly worst: number;
  /** Median of the processor time: on a busy machine wall-clock time says little. */
  readonly cpu: number;
  /** In the median import. */
  readonly actionsPerMillisecond: number;
}

/** `npm run bench -- import [--files DIR] [--json]` */
export function bench(args: string[]): void {
  const given = (name: string) => (args.includes(name) ? (args[args.indexOf(name) + 1] ?? '') : null);
  const alone = given('--first');
  if (alone !== null) console.log(timed(readFileSync(alone, 'utf8')).milliseconds);
  else measureAll(given('--files'), args.includes('--json'));
}

function measureAll(wanted: string | null, asJson: boolean): void {
  const folder = wanted ?? SHARED;
  const files = existsSync(folder) ? recordingsIn(folder) : [];
  if (files.length === 0) {
    console.error(`No recorded games in “${folder}”: there is nothing to measure.`);
    process.exitCode = wanted === null ? 0 : 1;
  }
  const rows = files.map((file) => measure(file, relative(folder, file)));
  if (asJson) console.log(JSON.stringify(rows, null, 2));
  else if (rows.length > 0) console.table(rows);
}

/** Recorded games in a folder and the folders in it. */
function recordingsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.endsWith('.trace.json'))
    .map((file) => join(folder, file))
    .sort();
}

function measure(file: string, recording: string): Row {
  const text = readFileSync(file, 'utf8');
  for (let i = 0; i < WARM_UPS; i++) timed(text);
  const runs = Array.from({ length: RUNS }, () => timed(text));
  const { median, worst } = spread(runs.map(({ milliseconds }) => milliseconds));
  const { median: cpu } = spread(runs.map((run) => run.cpu));
  const first = spread(Array.from({ length: FRESH_PROCESSES }, () => firstIn(file))).median;
  const { actions } = runs[0]!;
  const to = (value: number) => Number(value.toFixed(1));
  return {
    recording,
    actions,
    first: to(first),
    median: to(median),
    worst: to(worst),
    cpu: to(cpu),
    actionsPerMillisecond: to(actions / median),
  };
}

interface Timed {
  readonly actions: number;
  readonly milliseconds: number;
  readonly cpu: number;
}

function timed(text: string): Timed {
  const began = performance.now();
  const before = process.cpuUsage();
  const { report } = importText(text);
  const { user, system } = process.cpuUsage(before);
  return { actions: report.actions, milliseconds: performance.now() - began, cpu: (user + system) / 1000 };
}

/** How long a fresh process takes that has imported nothing yet. */
function firstIn(file: string): number {
  const script = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawnSync(process.execPath, [...process.execArgv, script, 'import', '--first', file], {
    encoding: 'utf8',
    // Without standard input: an open pipe would keep the child waiting.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.status !== 0) throw new Error(child.stderr);
  return Number(child.stdout);
}
