import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  commandCost,
  compared,
  type Driver,
  type Drivers,
  driversOf,
  output,
  outputOfCommand,
  outputOfServer,
  type Result,
  ROOT,
  settings,
  times,
} from './compare/commits.ts';
import type { Costs } from './compare/driver.ts';

/** Recorded games: our own, named after their title, and those of other people, if that folder exists. */
const OUR_GAMES = join(ROOT, 'packages', 'interchange', 'games');
const OTHERS_GAMES = join(ROOT, '..', 'shared', 'replays');

const USAGE = `Usage: npm run bench -- compare BASE [TITLE …] [--rounds N] [--json]
BASE is a commit; it is compared with the files as they are here.`;

/**
 * `npm run bench -- compare BASE [TITLE …] [--rounds N] [--json]` measures the same work on two commits, in turns, each
 * time in fresh processes, and prints how many times faster the current one is. Ratios of processor time hold on a busy machine too.
 */
export async function bench(args: string[]): Promise<void> {
  const { base, titles, rounds, asJson } = settings(args, USAGE);
  const drivers = await driversOf(base, join('bench', 'compare', 'driver.ts'));
  const results = titles.flatMap((title) => {
    const files = readByBoth(recordingsOf(title), drivers);
    return compared(title, drivers, rounds, (driver) => measured(driver, title, files));
  });
  if (asJson) console.log(JSON.stringify({ base, rounds, results }, null, 2));
  else console.table(results.map(row));
}

/** Everything about a title, once. First imports and whole commands are summed over the recordings. */
function measured(driver: Driver, title: string, files: readonly string[]): Costs {
  const costs = output<Costs>(driver, title, ...files);
  addCosts(costs, outputOfServer<Costs>(driver, title, ...files), ', as on the server');
  for (const file of files.filter((each) => !each.endsWith('.trace.json'))) {
    addCosts(costs, output<Costs>(driver, 'first', file), '');
    addCosts(costs, outputOfCommand<Costs>(driver, 'first', file), ', as a command');
    // The first command of a commit compiles it.
    commandCost(driver, 'titles');
    addCosts(costs, { 'command that reads a game': commandCost(driver, 'replay', file) }, '');
  }
  return costs;
}

function addCosts(costs: Costs, more: Costs, how: string): void {
  for (const [work, { cpu, wall }] of Object.entries(more)) {
    const sum = costs[`${work}${how}`];
    costs[`${work}${how}`] = { cpu: cpu + (sum?.cpu ?? 0), wall: wall + (sum?.wall ?? 0) };
  }
}

/** Leaves out games that one of the commits cannot read to the end. Traces are not read as games. */
function readByBoth(files: readonly string[], { base, here }: Drivers): string[] {
  const games = files.filter((file) => !file.endsWith('.trace.json'));
  const whole = [base, here].map((driver) => new Set(output<string[]>(driver, 'whole', ...games)));
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

function row({ title, work, cpu, wall, base, here }: Result): Record<string, string> {
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
