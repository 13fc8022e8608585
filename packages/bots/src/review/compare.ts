import { carryOutInPlace, type GameState, random, type Seat } from '@signalbox/kernel';
import type { Context } from '../context.ts';
import { fork } from '../fork.ts';
import type { Advice } from '../heuristics.ts';
import { nearlyBest, playOn } from '../play-on.ts';
import type { Thinking } from '../thinking.ts';
import { finalWorth, simulatedChances } from './chances.ts';
import { type Estimate, estimateOf } from './estimate.ts';

export type Candidate = Pick<Advice, 'choice' | 'because'>;

/** A position in which choices of a seat are compared. Its simulated games have the seeds from `seed` on. */
export interface Comparison<S extends GameState> {
  readonly context: Context<S>;
  readonly start: S;
  readonly seat: Seat;
  readonly seed: number;
}

export interface Difference {
  readonly chance: Estimate;
  readonly worth: Estimate;
}

interface Result {
  readonly chance: number;
  readonly worth: number;
}

/** Games of each choice, after which the worse of the others are dropped until this many are left. */
const SELECTION = [
  { games: 6, left: 2 },
  { games: 12, left: 1 },
];
const SELECTION_GAMES = SELECTION.reduce((sum, { games }) => sum + games, 0);
/** Games that compare the choice made with the best other one: a batch, and more batches while they tell too little. */
const COMPARISON_GAMES = 12;
const MOST_COMPARISON_GAMES = 72;
/** The interval of the chance of winning is widened by this, because bots may misjudge a position. */
const DOUBT = 0.03;
/** A loss is known well enough if its interval is not wider than this to each side: then mistakes can be ranked. */
const PRECISE = 0.1;

/**
 * The other choice that leads to the best results; null if the choice made does. A few games with many choices are
 * followed by more games with the best of them.
 */
export function* bestOther<S extends GameState>(
  comparison: Comparison<S>,
  made: Candidate,
  others: readonly Candidate[],
): Thinking<Candidate | null> {
  const sums = new Map<Candidate, number>([made, ...others].map((candidate) => [candidate, 0]));
  let left = others;
  let played = 0;
  for (const stage of SELECTION) {
    for (const candidate of [made, ...left]) {
      for (let game = played; game < played + stage.games; game++) {
        if (comparison.context.budget.exhausted) return null;
        sums.set(candidate, sums.get(candidate)! + simulate(comparison, candidate, game).chance);
        yield;
      }
    }
    played += stage.games;
    left = [...left].sort((a, b) => sums.get(b)! - sums.get(a)!).slice(0, stage.left);
  }
  const [best] = left;
  return best && sums.get(best)! > sums.get(made)! ? best : null;
}

/**
 * How the choice made changes the results, compared with another one. The games that selected the other one do not
 * count: the choice that came out best there was partly lucky. Null if it was aborted.
 */
export function* compare<S extends GameState>(
  comparison: Comparison<S>,
  made: Candidate,
  other: Candidate,
): Thinking<Difference | null> {
  const differences: Result[] = [];
  let chance: Estimate;
  do {
    for (let game = 0; game < COMPARISON_GAMES; game++) {
      if (comparison.context.budget.exhausted) return null;
      const number = SELECTION_GAMES + differences.length;
      const a = simulate(comparison, made, number);
      const b = simulate(comparison, other, number);
      differences.push({ chance: a.chance - b.chance, worth: a.worth - b.worth });
      yield;
    }
    chance = estimateOf(
      differences.map((one) => one.chance),
      DOUBT,
    );
  } while (isDoubtful(chance) && differences.length < MOST_COMPARISON_GAMES);
  return { chance, worth: estimateOf(differences.map((one) => one.worth)) };
}

/** More is lost than the doubt, but luck may explain it, or a part of it that matters. */
function isDoubtful({ mean, high }: Estimate): boolean {
  return mean < -DOUBT && (high >= 0 || high - mean > PRECISE + DOUBT);
}

/** Apprentices in a review use this many times their usual tolerance, so that simulated games vary. */
const VARIETY = 2;

/** All choices are simulated with the same random numbers. */
function simulate<S extends GameState>(
  { context, start, seat, seed }: Comparison<S>,
  { choice }: Candidate,
  game: number,
): Result {
  const { title, heuristics, seats } = context;
  const rng = random(seed + game);
  const state = fork(title, start);
  carryOutInPlace(title, state, seat, choice);
  const { horizon, quick = true, tolerance = VARIETY * heuristics.tolerance } = heuristics.review;
  const varied = (advice: readonly Advice[]) => nearlyBest(advice, tolerance, rng);
  playOn({ ...context, rng }, state, horizon, heuristics.round?.(start), varied, quick);
  return {
    chance: simulatedChances(heuristics, state, seats)[seat]!,
    worth: finalWorth(heuristics, state, seat),
  };
}
