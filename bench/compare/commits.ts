import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TITLES } from '@signalbox/titles';
import { buildSync } from 'esbuild';
import { PATIENT } from '../../scripts/v8.ts';
import type { Costs } from './driver.ts';
import { type Ratio, ratios } from './ratios.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROUNDS = 3;

/** A driver bundled with the packages of a commit. */
export interface Driver {
  readonly file: string;
  /** The options of V8 that the commit's own commands are run with. */
  readonly flags: readonly string[];
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
export function driversOf(base: string, driver: string): Drivers {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-compare-'));
  // Not `finally`, which is skipped if the process exits early.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const tree = checkedOut(base, folder);
  mkdirSync(join(tree, dirname(driver)), { recursive: true });
  cpSync(join(ROOT, driver), join(tree, driver));
  return { base: bundled(tree, driver, folder, 'base'), here: bundled(ROOT, driver, folder, 'here') };
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
  const scope = join(tree, 'node_modules', '@signalbox');
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(join(tree, 'packages'))) {
    symlinkSync(join(tree, 'packages', name), join(scope, name), 'junction');
  }
  return tree;
}

/**
 * One file with the driver and the packages of a tree. Libraries are those installed here, for both: what differs is our
 * own code alone, and nothing has to be installed for the other commit.
 */
function bundled(tree: string, driver: string, folder: string, name: string): Driver {
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
  return { file: outfile, flags: existsSync(join(tree, 'scripts', 'v8.ts')) ? PATIENT : [] };
}

/** What a driver prints, in a fresh process with the usual options of V8. */
export function output<T>({ file }: Driver, ...args: string[]): T {
  return printed([file, ...args]);
}

/** The same with the options of the commit's commands. */
export function outputOfCommand<T>({ file, flags }: Driver, ...args: string[]): T {
  return printed([...flags, file, ...args]);
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
