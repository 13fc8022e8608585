import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isLevel, LEVELS, type Level, type Limits } from '@signalbox/bots';
import { DEFAULT_WORK, type MatchResult, type Summary, summarize } from '@signalbox/bots/arena';
import type { AnyTitle } from '@signalbox/kernel';
import { Command } from 'commander';
import { playOnCores } from '../arena/cores.ts';
import { progressLine } from '../arena/progress.ts';
import { save, savedArenas } from '../arena/results.ts';
import { strengthTables, withTables } from '../arena/table.ts';
import { collectOption, findTitle, setupFor, wholeNumber } from '../arguments.ts';
import type { Context } from '../context.ts';
import { REPOSITORY, readIfPresent } from '../files.ts';
import { UserError } from '../user-error.ts';

interface ArenaOptions {
  readonly title?: string;
  readonly bots: string;
  readonly games: number;
  readonly seed: number;
  readonly players?: number;
  readonly budget?: number;
  readonly workers: number;
  readonly option?: Record<string, boolean | string>;
  readonly save?: boolean;
  readonly table?: boolean;
  readonly json?: boolean;
}

export function arenaCommand(context: Context): Command {
  return new Command('arena')
    .description('let bots play against each other, and tell how strong they are')
    .option('--title <title>', 'id or name of a title')
    .option(
      '--bots <levels>',
      `who plays, as in conductor,apprentice: ${LEVELS.join(', ')}`,
      'apprentice,random',
    )
    .option('--games <number>', 'games; seats are rotated from game to game', wholeNumber(1), 20)
    .option('--seed <number>', 'game i is played with seed + i', wholeNumber(0), 1)
    .option('--players <number>', 'players; the last level fills the seats left over', wholeNumber(1))
    .option('--option <name=value>', 'an option of the title; may be repeated', collectOption)
    .option('--budget <ms>', 'time for a decision (default: a fixed amount of work)', wholeNumber(1))
    .option('--workers <number>', 'worker threads', wholeNumber(1), availableParallelism())
    .option('--save', 'add the games to docs/bots')
    .option('--table', 'write the tables of docs/bots.md from what is saved, and play nothing')
    .option('--json', 'print JSON')
    .action(async (options: ArenaOptions) => {
      if (options.table) writeTables(context);
      else await play(context, options);
    });
}

async function play({ titles, terminal, fail }: Context, options: ArenaOptions): Promise<void> {
  if (options.title === undefined) throw new UserError('Which title? Add --title.');
  const title = findTitle(titles, options.title);
  const bots = levelsFrom(options.bots);
  const players = options.players ?? Math.max(bots.length, title.players[0]);
  const setup = setupFor(title, players, options.option);
  const { games, seed, workers, budget = null } = options;
  const results: MatchResult[] = [];
  const began = performance.now();
  let told = began;
  const task = { setup, bots, limits: limitsFor(budget), seed, games };
  await playOnCores(title, task, Math.min(workers, games), (result) => {
    results.push(result);
    if (performance.now() - told < 1_000 && results.length < games) return;
    told = performance.now();
    terminal.note(progressLine(results.length, games, told - began));
  });
  const summary = summarize(results);
  if (summary.refused > 0) fail();
  if (options.save) {
    terminal.note(`Saved in ${save({ title: title.id, players, bots, budgetMs: budget, results })}.`);
  }
  if (options.json)
    terminal.print(JSON.stringify({ title: title.id, players, bots, seed, ...summary }, null, 2));
  else for (const line of describe(title, players, summary)) terminal.print(line);
}

function levelsFrom(text: string): Level[] {
  return text.split(',').map((name) => {
    if (isLevel(name)) return name;
    throw new UserError(`There is no bot “${name}”. Bots: ${LEVELS.join(', ')}.`);
  });
}

function limitsFor(budgetMs: number | null): Readonly<Record<Level, Limits>> {
  if (budgetMs === null) return DEFAULT_WORK;
  return Object.fromEntries(LEVELS.map((level) => [level, { budgetMs }])) as Record<Level, Limits>;
}

function* describe(title: AnyTitle, players: number, summary: Summary): Generator<string> {
  const { games, averageActions, refused, overBudget, levels } = summary;
  yield `${title.id}, ${players} players: ${games} games of ${averageActions} actions; ${refused} refused, ${overBudget} over budget`;
  for (const one of levels) {
    const [low, high] = one.interval.map((part) => (part * 100).toFixed(1));
    yield [
      `  ${one.level.padEnd(10)} wins ${(one.winRate * 100).toFixed(1)}% (${low} to ${high})`,
      `even share ${(one.evenShare * 100).toFixed(1)}%`,
      `rating ${one.rating}`,
      `worth ${one.averageWorth}`,
      `${one.medianMs} ms median, ${one.p99Ms} ms p99, ${one.maxMs} ms at most`,
    ].join('; ');
  }
}

function writeTables({ terminal }: Context): void {
  const path = join(REPOSITORY, 'docs', 'bots.md');
  const document = readIfPresent(path) ?? '# Bots\n';
  writeFileSync(path, withTables(document, strengthTables(savedArenas())));
  terminal.print(`Written: ${path}`);
}
