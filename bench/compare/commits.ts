import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { TITLES } from '@signalbox/titles';
import { buildSync } from 'esbuild';
import type { Cost, Costs } from './driver.ts';
import { type Ratio, ratios } from './ratios.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROUNDS = 3;

/** The options of V8 that a commit's own processes are run with: none if it has no such file. */
interface Options {
  /** The server's. */
  readonly SPARING?: readonly string[];
  /** Of its commands. */
  readonly PATIENT?: readonly string[];
}

/** A driver bundled with the packages of a commit. */
export interface Driver {
  /** Where the commit is checked out. */
  readonly tree: string;
  readonly file: string;
  readonly options: Options;
}

/** Of another commit, and of the files that are here. */
export interface Drivers {
  readonly base: Driver;
  readonly here: Driver;
}

interface Settings {
  /** The commit to compare with. */
  readonly base: string;
  readonly titles: readonly string[];
  readonly rounds: number;
  readonly asJson: boolean;
}

/** `BASE [TITLE …] [--rounds N] [--json]` */
export function settings(args: readonly string[], usage: string): Settings {
  const at = args.indexOf('--rounds');
  const rounds = at < 0 ? ROUNDS : Number(args[at + 1]);
  const [given, ...wanted] = args.filter((arg, i) => !arg.startsWith('--') && (at < 0 || i !== at + 1));
  if (given === undefined) leave(usage);
  if (!Number.isInteger(rounds) || rounds < 1) leave(`--rounds needs a whole number from 1.\n${usage}`);
  const named = git('rev-parse', '--verify', '--quiet', `${given}^{commit}`);
  if (named.status !== 0) leave(`There is no commit “${given}” in this repository.`);
  return {
    base: named.stdout.trim(),
    titles: titlesNamed(wanted),
    rounds,
    asJson: args.includes('--json'),
  };
}

/** All titles if none is named. */
function titlesNamed(wanted: readonly string[]): string[] {
  const known = TITLES.map(({ id }) => id);
  if (wanted.length === 0) return known;
  return wanted.map(
    (name) =>
      known.find((id) => id.toLowerCase() === name.toLowerCase()) ??
      leave(`There is no title “${name}”: ${known.join(', ')}.`),
  );
}

function leave(why: string): never {
  console.error(why);
  process.exit(2);
}

const git = (...args: string[]) => spawnSync('git', ['-C', ROOT, ...args], { encoding: 'utf8' });

/** Bundles a driver twice. It may use only what both commits have. */
export async function driversOf(base: string, driver: string): Promise<Drivers> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-compare-'));
  // Not `finally`, which is skipped if the process exits early.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const tree = checkedOut(base, folder);
  mkdirSync(join(tree, dirname(driver)), { recursive: true });
  cpSync(join(ROOT, driver), join(tree, driver));
  return {
    base: await bundled(tree, driver, folder, 'base'),
    here: await bundled(ROOT, driver, folder, 'here'),
  };
}

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
  const modules = join(tree, 'node_modules');
  const scope = join(modules, '@signalbox');
  mkdirSync(scope, { recursive: true });
  const link = (to: string, at: string) => symlinkSync(to, at, 'junction');
  for (const name of readdirSync(join(tree, 'packages')))
    link(join(tree, 'packages', name), join(scope, name));
  link(join(tree, 'apps', 'server'), join(scope, 'server'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (!name.startsWith('.') && name !== '@signalbox')
      link(join(ROOT, 'node_modules', name), join(modules, name));
  }
  return tree;
}

/**
 * One file with the driver and the packages of a tree. Libraries are those installed here, for both: what differs is our
 * own code alone, and nothing has to be installed for the other commit.
 */
async function bundled(tree: string, driver: string, folder: string, name: string): Promise<Driver> {
  const outfile = join(folder, `${name}.mjs`);
  console.error(`Bundling ${name} …`);
  try {
    buildSync({
      entryPoints: [join(tree, driver)],
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
  const options = ['v8.mjs', 'v8.ts'].map((name) => join(tree, 'scripts', name)).find(existsSync);
  return {
    tree,
    file: outfile,
    options: options ? ((await import(pathToFileURL(options).href)) as Options) : {},
  };
}

/** What a driver prints, in a fresh process with the usual options of V8. */
export function output<T>({ file }: Driver, ...args: string[]): T {
  return printed([file, ...args]);
}

/** The same with the options of the commit's server. */
export function outputOfServer<T>({ file, options }: Driver, ...args: string[]): T {
  return printed([...(options.SPARING ?? []), file, ...args]);
}

/** The same with the options of the commit's commands. */
export function outputOfCommand<T>({ file, options }: Driver, ...args: string[]): T {
  return printed([...(options.PATIENT ?? []), file, ...args]);
}

/** What one of the commit's own commands costs, from its start to its end. The shell knows the time of its children. */
export function commandCost({ tree }: Driver, ...args: string[]): Cost {
  const program = join(tree, 'apps', 'cli', 'bin', 'signalbox.mjs');
  const began = performance.now();
  const shell = spawnSync(
    'sh',
    ['-c', '"$@" > /dev/null 2>&1 || exit; times', 'sh', process.execPath, program, ...args],
    {
      encoding: 'utf8',
    },
  );
  const wall = performance.now() - began;
  const spent = shell.stdout.split('\n')[1]?.match(/\d+m[\d.]+/g);
  if (!spent) leave(`“signalbox ${args.join(' ')}” fails in ${tree}.`);
  const cpu = spent.reduce((sum, time) => {
    const [minutes, seconds] = time.split('m').map(Number);
    return sum + (minutes! * 60 + seconds!) * 1_000;
  }, 0);
  return { cpu, wall };
}

function printed<T>(args: readonly string[]): T {
  const child = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.status !== 0) leave(`${args.join(' ')}: ${child.stderr}`);
  return JSON.parse(child.stdout) as T;
}

export interface Result extends Ratio {
  readonly title: string;
  readonly work: string;
}

/** Alternates between the two commits, and which of a pair runs first, so that a machine that slows down favours neither. */
export function compared(
  title: string,
  drivers: Drivers,
  rounds: number,
  measured: (driver: Driver) => Costs,
): Result[] {
  const pairs: { base: Costs; here: Costs }[] = [];
  for (let round = 1; round <= rounds; round++) {
    console.error(`${title}, round ${round} of ${rounds} …`);
    const order = round % 2 === 0 ? [drivers.here, drivers.base] : [drivers.base, drivers.here];
    const [one, other] = order.map(measured);
    pairs.push(round % 2 === 0 ? { base: other!, here: one! } : { base: one!, here: other! });
  }
  return Object.keys(pairs[0]!.here).map((work) => ({
    title,
    work,
    ...ratios(pairs.map(({ base, here }) => ({ base: base[work]!, here: here[work]! }))),
  }));
}

/** How many times faster, with the least and the most of all rounds. */
export function times({ median, least, most }: Ratio['cpu']): string {
  return `${median.toFixed(2)}× (${least.toFixed(2)}–${most.toFixed(2)})`;
}
