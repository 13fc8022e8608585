import type { GameState, Setup, Title } from '@signalbox/kernel';
import { wilson } from '../arena/index.ts';
import type { Heuristics } from '../heuristics.ts';
import { heuristicsFor } from '../titles/index.ts';
import { contest } from './contest.ts';
import { corrected, type Weights } from './features.ts';
import { type Pair, pairsOfGame } from './pairs.ts';
import { explained, type Observation, ridge } from './ridge.ts';

export interface LearningPlan {
  readonly setup: Setup;
  readonly seed: number;
  readonly generations: number;
  /** Games of self-play per generation, and how many pairs of choices of each are continued. */
  readonly games: number;
  readonly pairsPerGame: number;
  /** Games in which a generation has to beat the one before, at most. */
  readonly contests: number;
}

export interface Generation {
  readonly number: number;
  readonly pairs: number;
  /** Part of the final differences in games held out that the estimate explains: without and with the correction. */
  readonly before: number;
  readonly after: number;
  /** The penalty that was best in cross-validation; null if no correction was better than none. */
  readonly penalty: number | null;
  /** Wins in the arena, and the number of games; 0 of 0 if nothing was learned. */
  readonly wins: number;
  readonly contests: number;
  readonly kept: boolean;
  /** All corrections so far, those of this generation included even if it was dropped. */
  readonly weights: Weights;
}

/** What is being done, for a progress line. */
type Progress = (what: 'self-play' | 'arena', done: number, all: number) => void;

/**
 * Learns corrections of the title's estimate, generation by generation. A generation that does not win more than its
 * share of the games against the present one, by the lower bound of the 95% interval, is dropped and ends the learning.
 */
export function* learn<S extends GameState>(
  title: Title<S>,
  plan: LearningPlan,
  onProgress: Progress = () => {},
): Generator<Generation> {
  let present = heuristicsFor(title);
  let weights: Weights = {};
  for (let number = 1; number <= plan.generations; number++) {
    const seed = plan.seed + 1_000_000 * (number - 1);
    const pairs: Pair[] = [];
    for (let game = 0; game < plan.games; game++) {
      pairs.push(...pairsOfGame(title, present, { ...plan, seed: seed + game }));
      onProgress('self-play', game + 1, plan.games);
    }
    const fitted = fit(pairs);
    const names = (present.features ?? []).map(({ name }) => name);
    const changes = Object.fromEntries(names.map((name, i) => [name, fitted.coefficients[i] ?? 0]));
    const challenger = withCorrection(present, changes);
    const play = (game: number) => contest(title, challenger, present, plan.setup, seed + 500_000 + game);
    const { wins, contests } =
      fitted.penalty === null ? { wins: 0, contests: 0 } : challenged(plan, play, onProgress);
    const kept = wilson(wins, contests)[0] > 1 / plan.setup.players;
    const { before, after, penalty } = fitted;
    const sum = added(weights, changes);
    yield { number, pairs: pairs.length, before, after, penalty, wins, contests, kept, weights: sum };
    if (!kept) return;
    present = challenger;
    weights = sum;
  }
}

/** Lets the new generation play against the present one; one that has not won its share after half of the games has lost. */
export function challenged(
  { contests, setup }: Pick<LearningPlan, 'contests' | 'setup'>,
  play: (game: number) => number,
  onProgress: Progress = () => {},
): Pick<Generation, 'wins' | 'contests'> {
  const half = Math.ceil(contests / 2);
  let wins = 0;
  for (let game = 0; game < contests; game++) {
    if (game === half && wins < half / setup.players) return { wins, contests: half };
    wins += play(game);
    onProgress('arena', game + 1, contests);
  }
  return { wins, contests };
}

function withCorrection<S extends GameState>(heuristics: Heuristics<S>, weights: Weights): Heuristics<S> {
  return { ...heuristics, worth: corrected(heuristics.worth, heuristics.features ?? [], weights) };
}

function added(a: Weights, b: Weights): Weights {
  const sum: Record<string, number> = { ...a };
  for (const [name, value] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + value;
  return sum;
}

/** The end of a game tells little about one choice: with few pairs only strong ones are better than nothing. */
const PENALTIES = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];
const FOLDS = 5;

interface Fit {
  readonly penalty: number | null;
  readonly coefficients: readonly number[];
  readonly before: number;
  readonly after: number;
}

/** The correction with the best penalty by cross-validation; games are never divided between fitting and testing. */
export function fit(pairs: readonly Pair[]): Fit {
  const final = (pair: Pair) => ({ x: [pair.estimate], y: pair.final });
  const before = explained(pairs.map(final), [1]);
  let best: Pick<Fit, 'penalty' | 'after'> = { penalty: null, after: before };
  for (const penalty of PENALTIES) {
    const after = crossValidated(pairs, penalty);
    if (after > best.after) best = { penalty, after };
  }
  const coefficients = best.penalty === null ? [] : ridge(pairs.map(remainder), best.penalty);
  return { ...best, before, coefficients };
}

/** What the estimate leaves unexplained. */
function remainder({ features, estimate, final }: Pair): Observation {
  return { x: features, y: final - estimate };
}

function crossValidated(pairs: readonly Pair[], penalty: number): number {
  const total = pairs.reduce((sum, { final }) => sum + final ** 2, 0);
  let left = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeldOut = ({ game }: Pair) => game % FOLDS === fold;
    const coefficients = ridge(pairs.filter((pair) => !isHeldOut(pair)).map(remainder), penalty);
    for (const { x, y } of pairs.filter(isHeldOut).map(remainder)) {
      left += (y - x.reduce((sum, value, i) => sum + value * coefficients[i]!, 0)) ** 2;
    }
  }
  return total === 0 ? 0 : 1 - left / total;
}
