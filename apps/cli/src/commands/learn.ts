import { type Generation, learn } from '@signalbox/bots/learning';
import type { AnyTitle, GameState, Title } from '@signalbox/kernel';
import { Command } from 'commander';
import { progressLine } from '../arena/progress.ts';
import { findTitle, setupFor, wholeNumber } from '../arguments.ts';
import type { Context, Terminal } from '../context.ts';

interface LearnOptions {
  readonly title: string;
  readonly players?: number;
  readonly generations: number;
  readonly games: number;
  readonly pairs: number;
  readonly contests: number;
  readonly seed: number;
  readonly json?: boolean;
}

export function learnCommand({ titles, terminal }: Context): Command {
  return new Command('learn')
    .description('learn to estimate positions better from games of bots, as far as that wins games')
    .requiredOption('--title <title>', 'id or name of a title')
    .option('--players <number>', 'number of players (default: 4)', wholeNumber(1))
    .option('--generations <number>', 'how often it is repeated, at most', wholeNumber(1), 3)
    .option('--games <number>', 'games of self-play in a generation', wholeNumber(1), 200)
    .option('--pairs <number>', 'choices of each game that are compared with another', wholeNumber(1), 8)
    .option('--contests <number>', 'games against the generation before', wholeNumber(1), 100)
    .option('--seed <number>', 'seed of the first generation', wholeNumber(0), 1)
    .option('--json', 'print JSON')
    .action((options: LearnOptions) => {
      const title = findTitle(titles, options.title);
      const began = process.cpuUsage();
      for (const generation of generations(title, options, terminal)) {
        const { user, system } = process.cpuUsage(began);
        const seconds = Math.round((user + system) / 1e6);
        if (options.json) terminal.print(JSON.stringify({ title: title.id, ...generation, seconds }));
        else for (const line of described(generation, seconds)) terminal.print(line);
      }
    });
}

const USUAL_PLAYERS = 4;
const PROGRESS_MS = 5_000;

function generations(title: AnyTitle, options: LearnOptions, terminal: Terminal): Generator<Generation> {
  const setup = setupFor(title, options.players ?? USUAL_PLAYERS);
  const plan = { ...options, setup, pairsPerGame: options.pairs };
  const began = performance.now();
  let shown = began;
  return learn(title as Title<GameState>, plan, (what, done, all) => {
    if (performance.now() - shown < PROGRESS_MS) return;
    shown = performance.now();
    terminal.note(`${what}: ${progressLine(done, all, shown - began)}`);
  });
}

function* described(generation: Generation, seconds: number): Generator<string> {
  const { number, pairs, before, after, penalty, wins, contests, kept, weights } = generation;
  const percent = (part: number) => `${(100 * part).toFixed(1)}%`;
  yield `generation ${number}: ${pairs} pairs of choices; the estimate explains ${percent(before)} of the final differences, corrected ${percent(after)} (${seconds} s)`;
  if (penalty === null) {
    yield '  nothing learned: no correction is better than none';
    return;
  }
  yield `  penalty ${penalty}; wins ${wins.toFixed(1)} of ${contests} games; ${kept ? 'kept' : 'dropped'}`;
  for (const [name, weight] of Object.entries(weights)) yield `  ${name.padEnd(28)} ${weight.toFixed(3)}`;
}
