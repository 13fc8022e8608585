import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TITLES } from '@signalbox/titles';
import { buildSync } from 'esbuild';
import type { Costs } from './compare/driver.ts';
import { type Ratio, ratios } from './compare/ratios.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Recorded games: our own, named after their title, and those of other people, if that folder exists. */
const OUR_GAMES = join(ROOT, 'packages', 'interchange', 'games');
const OTHERS_GAMES = join(ROOT, '..', 'shared', 'replays');
const DRIVER = join('bench', 'compare', 'driver.ts');
const ROUNDS = 3;

const USAGE = `Usage: npm run bench -- compare BASE [TITLE …] [--rounds N] [--json]
BASE is a commit; it is compared with the files as they are here.`;

/**
 * `npm run bench -- compare BASE [TITLE …] [--rounds N] [--json]` measures the same work on two commits, in turns, each
 * time in fresh processes, and prints how many times faster the current one is. Ratios of processor time hold on a busy machine too.
 */
export function bench(args: string[]): void {
  const { base, titles, rounds, asJson } = settings(args);
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-compare-'));
  // Not `finally`, which is skipped if the process exits early.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const drivers = [
    driverOf(checkedOut(base, folder), folder, 'base'),
    driverOf(ROOT, folder, 'here'),
  ] as const;
  const results = titles.flatMap((title) => compare(title, drivers, rounds));
  if (asJson) console.log(JSON.stringify({ base, rounds, results }, null, 2));
  else console.table(results.map(row));
}

function settings(args: string[]) {
  const at = args.indexOf('--rounds');
  const rounds = at < 0 ? ROUNDS : Number(args[at + 1]);
  const [given, ...wanted] = args.filter((arg, i) => !arg.startsWith('--') && (at < 0 || i !== at + 1));
  if (given === undefined) leave(USAGE);
  if (!Number.isInteger(rounds) || rounds < 1) leave(`--rounds needs a whole number from 1.\n${USAGE}`);
  const named = git('rev-parse', '--verify', '--quiet', `${given}^{commit}`);
  if (named.status !== 0) leave(`There is no commit “${given}” in this repository.`);
  const known = TITLES.map(({ id }) => id);
  const titles =
    wanted.length === 0
      ? known
      : wanted.map(
          (name) =>
            known.find((id) => id.toLowerCase() === name.toLowerCase()) ??
            leave(`There is no title “${name}”: ${known.join(', ')}.`),
        );
  return { base: named.stdout.trim(), titles, rounds, asJson: args.includes('--json') };
}

function leave(why: string): never {
  console.error(why);
  process.exit(2);
}

const git = (...args: string[]) => spawnSync('git', ['-C', ROOT, ...args], { encoding: 'utf8' });

/** The files of a commit in a separate folder, with its packages where imports find them. */
function checkedOut(commit: string, folder: string): string {
  const tree = join(folder, 'base');
  console.error(`Checking out ${commit.slice(0, 10)} …`);
  for (const args of [
    ['clone', '--quiet', '--shared', '--no-checkout', ROOT, tree],
    ['-C', tree, 'checkout', '--quiet', '--detach', commit],
  ]) {
    const done = git(...args);
    if (done.status !== 0) leave(`git ${args.join(' ')}: ${done.stderr}`);
  }
  const scope = join(tree, 'node_modules', '@signalbox');
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(join(tree, 'packages'))) {
    symlinkSync(join(tree, 'packages', name), join(scope, name), 'junction');
  }
  mkdirSync(join(tree, dirname(DRIVER)), { recursive: true });
  cpSync(join(ROOT, DRIVER), join(tree, DRIVER));
  return tree;
}

/**
 * One file with the driver and the packages of a tree. Libraries are those installed here, for both: what differs is our
 * own code alone, and nothing has to be installed for the other commit.
 */
function driverOf(tree: string, folder: string, name: string): string {
  const outfile = join(folder, `${name}.mjs`);
  console.error(`Bundling ${name} …`);
  try {
    buildSync({
      entryPoints: [join(tree, DRIVER)],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      nodePaths: [join(ROOT, 'node_modules')],
      logLevel: 'error',
    });
  } catch {
    leave(`The driver does not work with “${name}”: the messages above say what is missing.`);
  }
  return outfile;
}

interface Result extends Ratio {
  readonly title: string;
  readonly work: string;
}

/** Alternates between the two commits, and which of a pair runs first, so that a machine that slows down favours neither. */
function compare(title: string, [base, here]: readonly [string, string], rounds: number): Result[] {
  const files = readByBoth(recordingsOf(title), [base, here]);
  const pairs: { base: Costs; here: Costs }[] = [];
  for (let round = 1; round <= rounds; round++) {
    console.error(`${title}, round ${round} of ${rounds} …`);
    const order = round % 2 === 0 ? [here, base] : [base, here];
    const [one, other] = order.map((driver) => measured(driver, title, files));
    pairs.push(round % 2 === 0 ? { base: other!, here: one! } : { base: one!, here: other! });
  }
  return Object.keys(pairs[0]!.here).map((work) => ({
    title,
    work,
    ...ratios(pairs.map(({ base, here }) => ({ base: base[work]!, here: here[work]! }))),
  }));
}

/** Everything about a title, once. First imports are summed over the recordings. */
function measured(driver: string, title: string, files: readonly string[]): Costs {
  const costs = output<Costs>(driver, title, ...files);
  for (const file of files.filter((each) => !each.endsWith('.trace.json'))) {
    for (const [work, { cpu, wall }] of Object.entries(output<Costs>(driver, 'first', file))) {
      costs[work] = { cpu: cpu + (costs[work]?.cpu ?? 0), wall: wall + (costs[work]?.wall ?? 0) };
    }
  }
  return costs;
}

/** Leaves out games that one of the commits cannot read to the end. Traces are not read as games. */
function readByBoth(files: readonly string[], drivers: readonly string[]): string[] {
  const games = files.filter((file) => !file.endsWith('.trace.json'));
  const whole = drivers.map((driver) => new Set(output<string[]>(driver, 'whole', ...games)));
  const refused = games.filter((file) => whole.some((read) => !read.has(file)));
  for (const file of refused)
    console.error(`  left out, since one of the two cannot read it to the end: ${file}`);
  return files.filter((file) => !refused.includes(file));
}

function recordingsOf(title: string): string[] {
  const within = (folder: string) =>
    (existsSync(folder) ? readdirSync(folder) : []).map((file) => join(folder, file));
  const ours = within(OUR_GAMES).filter((file) => basename(file).startsWith(`${title}-`));
  return [...ours, ...within(join(OTHERS_GAMES, title))].filter((file) => !file.endsWith('.states.json'));
}

function output<T>(driver: string, ...args: string[]): T {
  const child = spawnSync(process.execPath, [driver, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.status !== 0) leave(`${args.join(' ')}: ${child.stderr}`);
  return JSON.parse(child.stdout) as T;
}

function row({ title, work, cpu, wall, base, here }: Result): Record<string, string> {
  const times = ({ median, least, most }: Ratio['cpu']) =>
    `${median.toFixed(2)}× (${least.toFixed(2)}–${most.toFixed(2)})`;
  const milliseconds = (value: number) => value.toPrecision(3);
  return {
    title,
    work,
    'base CPU ms': milliseconds(base),
    'here CPU ms': milliseconds(here),
    'faster, CPU': times(cpu),
    'faster, wall': times(wall),
  };
}
