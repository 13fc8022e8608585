import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LEVELS, STYLES } from '@signalbox/bots';
import { type LevelSummary, type MatchResult, type Summary, summarize } from '@signalbox/bots/arena';
import type { AnyTitle, Setup } from '@signalbox/kernel';
import { Command } from 'commander';
import { playOnCores } from '../arena/cores.ts';
import { withPart } from '../arena/markdown.ts';
import { limitsOf, type Pairing } from '../arena/pairing.ts';
import { describePool, playPool } from '../arena/play-pool.ts';
import { savedPools } from '../arena/pool.ts';
import { progressLine } from '../arena/progress.ts';
import { PUBLISHED } from '../arena/published.ts';
import { LEVEL_RATINGS_FILE, ratingsModule, ratingTable } from '../arena/ratings.ts';
import { save, savedArenas, savedGames } from '../arena/results.ts';
import { salesTable } from '../arena/sales.ts';
import { stepsTable } from '../arena/steps.ts';
import { strengthTables } from '../arena/table.ts';
import { botName, collectOption, findTitle, gameCount, setupFor, wholeNumber } from '../arguments.ts';
import type { Context, Terminal } from '../context.ts';
import { REPOSITORY, readIfPresent } from '../files.ts';
import { UserError } from '../user-error.ts';

interface ArenaOptions {
  readonly title?: string;
  readonly bots: string;
  readonly games: number;
  readonly seed: number;
  readonly players?: number;
  readonly budget?: number;
  readonly work?: number;
  readonly workers: number;
  readonly option?: Record<string, boolean | string>;
  readonly published?: boolean;
  readonly pool?: boolean;
  readonly save?: boolean;
  readonly table?: boolean;
  readonly json?: boolean;
}

export function arenaCommand(context: Context): Command {
  return new Command('arena')
    .description('let bots play against each other and measure their strength')
    .option('--title <title>', 'id or name of a title')
    .option(
      '--bots <levels>',
      `the bots that play, such as conductor,apprentice or baron:raider,baron; levels: ${LEVELS.join(', ')}; styles: ${STYLES.join(', ')}`,
      'apprentice,random',
    )
    .option('--games <number>', 'number of games; seats rotate from game to game', gameCount, 20)
    .option('--seed <number>', 'game i is played with seed + i', wholeNumber(0), 1)
    .option(
      '--players <number>',
      'number of players; the last level fills the remaining seats',
      wholeNumber(1),
    )
    .option('--option <name=value>', 'an option of the title; may be repeated', collectOption)
    .option('--budget <ms>', 'time per decision (default: a fixed amount of work)', wholeNumber(1))
    .option('--work <actions>', 'simulated actions per decision (default: by level)', wholeNumber(1))
    .option('--workers <number>', 'worker threads', wholeNumber(1), availableParallelism())
    .option('--published', 'play and save the games still missing from docs/bots.md')
    .option('--pool', 'play the games still missing from the pool of a title, and rate the levels')
    .option('--save', 'add the games to docs/bots')
    .option('--table', 'only write the tables of docs/bots.md and the ratings from the saved games')
    .option('--json', 'print JSON')
    .action(async (options: ArenaOptions) => {
      if (options.table) writeTables(context);
      else if (options.pool) rate(context, options);
      else if (options.published) await playPublished(context, options);
      else await play(context, options);
    });
}

function rate({ titles, terminal, fail }: Context, { title: wanted, games }: ArenaOptions): void {
  if (wanted === undefined) throw new UserError('Which title? Add --title.');
  const title = findTitle(titles, wanted);
  const pool = playPool(terminal, title, games);
  if (pool.some(({ refused }) => refused.length > 0)) fail();
  for (const line of describePool(title, pool)) terminal.print(line);
}

async function play({ titles, terminal, fail }: Context, options: ArenaOptions): Promise<void> {
  if (options.title === undefined) throw new UserError('Which title? Add --title.');
  const title = findTitle(titles, options.title);
  if (options.save && options.option) throw new UserError('Only arenas without --option can be saved.');
  const bots = options.bots.split(',').map(botName);
  const players = options.players ?? Math.max(bots.length, title.players[0]);
  if (bots.length > players) throw new UserError(`--bots names ${bots.length} bots for ${players} players.`);
  const { games, seed, workers, budget = null, work = null } = options;
  const pairing = { title: title.id, players, bots, budgetMs: budget, work };
  const setup = setupFor(title, players, options.option);
  const seeds = Array.from({ length: games }, (_, i) => seed + i);
  const results = await playGames(terminal, title, pairing, setup, seeds, workers);
  const summary = summarize(results);
  if (summary.refused > 0) fail();
  if (options.save) terminal.note(`Saved in ${save({ ...pairing, results })}.`);
  if (options.json)
    terminal.print(JSON.stringify({ title: title.id, players, bots, seed, ...summary }, null, 2));
  else for (const line of describe(title, players, summary)) terminal.print(line);
}

async function playGames(
  terminal: Terminal,
  title: AnyTitle,
  pairing: Pairing,
  setup: Setup,
  seeds: readonly number[],
  workers: number,
): Promise<MatchResult[]> {
  const results: MatchResult[] = [];
  const began = performance.now();
  let shown = began;
  const task = { title: title.id, setup, bots: pairing.bots, limits: limitsOf(pairing), seeds };
  await playOnCores(title, task, Math.min(workers, seeds.length), (result) => {
    results.push(result);
    if (performance.now() - shown < 1_000 && results.length < seeds.length) return;
    shown = performance.now();
    terminal.note(progressLine(results.length, seeds.length, shown - began));
  });
  return results;
}

/** Results are saved after this many games. */
const CHUNK = 10;

/** Plays the games still missing for docs/bots.md; can be interrupted and resumed. */
async function playPublished({ titles, terminal, fail }: Context, options: ArenaOptions): Promise<void> {
  const wanted = options.title === undefined ? null : findTitle(titles, options.title).id;
  for (const { games, ...pairing } of PUBLISHED) {
    if (wanted !== null && pairing.title !== wanted) continue;
    const title = findTitle(titles, pairing.title);
    const setup = setupFor(title, pairing.players);
    const known = new Set(savedGames(pairing).map(({ seed }) => seed));
    const missing = Array.from({ length: games }, (_, i) => i + 1).filter((seed) => !known.has(seed));
    for (let from = 0; from < missing.length; from += CHUNK) {
      const seeds = missing.slice(from, from + CHUNK);
      const results = await playGames(terminal, title, pairing, setup, seeds, options.workers);
      save({ ...pairing, results });
    }
    const summary = summarize(savedGames(pairing));
    if (summary.refused > 0) fail();
    for (const line of describe(title, pairing.players, summary)) terminal.print(line);
  }
}

function* describe(title: AnyTitle, players: number, summary: Summary): Generator<string> {
  const { games, averageActions, refused, overBudget, levels } = summary;
  yield `${title.id}, ${players} players: ${games} games of ${averageActions} actions; ${refused} refused, ${overBudget} over budget`;
  for (const one of levels) {
    const [low, high] = one.interval.map((part) => (part * 100).toFixed(1));
    yield [
      `  ${one.level.padEnd(18)} wins ${(one.winRate * 100).toFixed(1)}% (${low} to ${high})`,
      `even share ${(one.evenShare * 100).toFixed(1)}%`,
      `rating ${one.rating}`,
      `worth ${one.averageWorth}`,
      ...salesOf(one, games),
      `${one.medianMs} ms median, ${one.p99Ms} ms p99, ${one.maxMs} ms at most`,
    ].join('; ');
  }
}

function salesOf({ trading }: LevelSummary, games: number): string[] {
  if (!trading) return [];
  const { sharesSold, sales, boughtBack } = trading;
  return [`${(sharesSold / games).toFixed(1)} shares sold per game, ${boughtBack} of ${sales} sales undone`];
}

function writeTables({ terminal }: Context): void {
  const pools = savedPools();
  const path = join(REPOSITORY, 'docs', 'bots.md');
  const arenas = savedArenas();
  const parts = [
    ['ratings', ratingTable(pools)],
    ['steps', stepsTable(arenas, pools)],
    ['sales', salesTable(arenas, pools)],
    ['arena tables', strengthTables(arenas)],
  ] as const;
  let document = readIfPresent(path) ?? '# Bots\n';
  for (const [name, content] of parts) document = withPart(document, name, content);
  writeFileSync(path, document);
  writeFileSync(LEVEL_RATINGS_FILE, ratingsModule(pools));
  terminal.print(`Written: ${path}, ${LEVEL_RATINGS_FILE}`);
}
