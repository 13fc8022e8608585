import { adviceKey } from '@signalbox/bots/advice';
import { wilson } from '@signalbox/bots/arena';
import { LEVELS, type Level } from '@signalbox/bots/levels';
import { type Judged, type SureLoss, TURNING_POINTS, turningPoints } from '@signalbox/bots/review';
import type { AnyTitle, GameRecord, Seat } from '@signalbox/kernel';
import { seats } from '@signalbox/kernel';
import { Command } from 'commander';
import { botLevel, findTitle, setupFor, wholeNumber } from '../arguments.ts';
import type { Context, Terminal } from '../context.ts';
import { recordIn } from '../game-file.ts';
import { choiceText } from '../play/choice-text.ts';
import { type PlantedResult, reviewPlanted } from '../review/planted.ts';
import { reviewGame } from '../review/review-game.ts';
import { UserError } from '../user-error.ts';
import { wordsOf } from '../words.ts';

interface ReviewOptions {
  readonly seat: string;
  readonly seed: number;
  readonly planted?: number;
  readonly title?: string;
  readonly players?: number;
  readonly level: Level;
  readonly json?: boolean;
}

export function reviewCommand(context: Context): Command {
  return new Command('review')
    .description('judge every choice of a seat in a recorded game')
    .argument('[file]', 'a game saved by Signalbox, or exported from 18xx.games')
    .option('--seat <seat>', 'the seat, such as p1', 'p1')
    .option('--seed <number>', 'seed of the simulated games', wholeNumber(0), 1)
    .option(
      '--planted <games>',
      'instead of a file: review that many games of bots with a random choice at a decisive moment',
      wholeNumber(1),
    )
    .option('--title <title>', 'with --planted: id or name of a title')
    .option('--players <number>', 'with --planted: number of players', wholeNumber(1))
    .option('--level <level>', `with --planted: bots that play: ${LEVELS.join(', ')}`, botLevel, 'conductor')
    .option('--json', 'print JSON')
    .action(async (file: string | undefined, options: ReviewOptions) => {
      if (options.planted !== undefined) await reviewPlantedGames(context, options, options.planted);
      else if (file === undefined) throw new UserError('Which game? Name a file.');
      else await reviewFile(context, file, options);
    });
}

/** How often progress is shown, in milliseconds. */
const PROGRESS_MS = 5_000;

async function reviewFile(
  { titles, terminal }: Context,
  file: string,
  { seat, seed, json }: ReviewOptions,
): Promise<void> {
  const record = recordIn(file, titles);
  const title = findTitle(titles, record.title);
  const known = seats(record.players);
  if (!known.includes(seat)) throw new UserError(`There is no seat ${seat}. Seats: ${known.join(', ')}.`);
  const judged = await reviewGame(title, record, seat, seed, progress(terminal));
  if (json) terminal.print(JSON.stringify({ title: title.id, seat, judged }, null, 2));
  else for (const line of described(title, record, seat, judged)) terminal.print(line);
}

function progress(terminal: Terminal): (done: number, all: number) => void {
  let shown = performance.now();
  return (done, all) => {
    if (performance.now() - shown < PROGRESS_MS) return;
    shown = performance.now();
    terminal.note(`  ${done} of ${all} actions`);
  };
}

function* described(
  title: AnyTitle,
  { log }: GameRecord,
  seat: Seat,
  judged: readonly Judged[],
): Generator<string> {
  const words = wordsOf(title, 'en');
  const points = turningPoints(judged);
  yield `${judged.length} choices of ${seat}, ${points.length} of them mistakes`;
  for (const { at, judgement } of points.slice(0, TURNING_POINTS)) {
    const { decision, better, chance } = judgement;
    const made = choiceText(words, decision, log[at]!.choice);
    yield `action ${at + 1}: ${made}; better: ${choiceText(words, decision, better!.choice)}`;
    yield `  ${words.say(adviceKey(better!.because.key), better!.because.details)}`;
    const [cost, least, most] = [chance!.mean, chance!.high, chance!.low].map((one) =>
      (-100 * one).toFixed(1),
    );
    yield `  cost in simulated games: ${cost} of 100 points (${least} to ${most})`;
  }
  for (const { at, judgement } of judged) {
    const { sure } = judgement;
    if (sure) yield `action ${at + 1}: ${SURE_LOSSES[sure.kind](sure)}`;
  }
}

const SURE_LOSSES: Readonly<Record<SureLoss['kind'], (loss: SureLoss) => string>> = {
  revenue: ({ made, best }) => `the run earned ${made}, the best earns ${best}`,
  train: ({ made, best }) => `${made} was paid for a train that was on sale for ${best}`,
  price: ({ made, best }) => `${made} was paid, ${best} was enough`,
};

function percent(value: number): string {
  return `${(100 * value).toFixed(1)}%`;
}

/** The random choice should be one of this many first turning points. */
const FIRST = 3;

async function reviewPlantedGames(
  { titles, terminal }: Context,
  { title: wanted, players, level, seed, json }: ReviewOptions,
  games: number,
): Promise<void> {
  if (wanted === undefined) throw new UserError('Which title? Add --title.');
  const title = findTitle(titles, wanted);
  const setup = setupFor(title, players ?? Math.min(4, title.players[1]));
  const results: PlantedResult[] = [];
  for (let game = 0; game < games; game++) {
    results.push(await reviewPlanted(title, setup, level, seed + game));
    const { at, decision, cost, place } = results.at(-1)!;
    terminal.note(
      `game ${seed + game}: ${decision} at action ${at + 1}, costs ${percent(cost.mean)} of a win (at least ${percent(cost.low)}), ${place ? `place ${place}` : 'not found'}`,
    );
  }
  const found = results.filter(({ place }) => place !== null && place <= FIRST).length;
  const [low, high] = wilson(found, games).map(percent);
  if (json) terminal.print(JSON.stringify({ title: title.id, level, games, found, results }, null, 2));
  else
    terminal.print(
      `${title.id}: ${found} of ${games} random choices are among the first ${FIRST} turning points, ${percent(found / games)} (${low} to ${high})`,
    );
}
