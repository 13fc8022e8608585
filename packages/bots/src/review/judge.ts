import {
  carryOutInPlace,
  type GameEvent,
  type GameState,
  type Json,
  type Pending,
  pending,
  random,
  type Seat,
  type Title,
  view,
} from '@signalbox/kernel';
import { advise, candidatesWithoutAdvice, isSettled } from '../advise.ts';
import { Budget } from '../budget.ts';
import type { Context } from '../context.ts';
import { seatsOf } from '../deciding.ts';
import { because, type Explanation } from '../explanation.ts';
import { fork, playableCopy, resultOf } from '../fork.ts';
import type { Advice, Heuristics } from '../heuristics.ts';
import { isForced } from '../narrow.ts';
import { byScore, nearlyBest, playOn } from '../play-on.ts';
import type { Thinking } from '../thinking.ts';
import { finalWorth, simulatedChances } from './chances.ts';
import { type Estimate, estimateOf } from './estimate.ts';
import { type SureLoss, sureLossOf } from './sure-loss.ts';

/** What a choice was worth, compared with the best other choice. */
export interface Judgement {
  readonly decision: string;
  /** The other choice, and why it is good; null if none looks better. */
  readonly better: { readonly choice: Json; readonly because: Explanation } | null;
  /** How the choice made changed the chance of winning and the final worth, compared with the better one. */
  readonly chance: Estimate | null;
  readonly worth: Estimate | null;
  /** What was given away for certain. */
  readonly sure: SureLoss | null;
}

export interface JudgeOptions {
  /** The same seed gives the same judgement. */
  readonly seed: number;
  /** The events of the choice and of the answer to it, if somebody had to agree. */
  readonly happened?: readonly GameEvent[];
  readonly signal?: AbortSignal;
}

type Candidate = Pick<Advice, 'choice' | 'because'>;

interface Result {
  readonly chance: number;
  readonly worth: number;
}

/** How many choices are compared besides the one that was made. */
const OTHERS = 4;
/** Games of each choice that decide which of the others is best. */
const SELECTION_GAMES = 4;
/** Games that compare the choice made with the best other one: a batch, and more batches while a loss may be luck. */
const COMPARISON_GAMES = 12;
const MOST_COMPARISON_GAMES = 60;
/** The interval of the chance of winning is widened by this, because bots may misjudge a position. */
const DOUBT = 0.03;

/**
 * Judges a choice by what its seat could see. All choices are simulated with the same random numbers. The games that
 * select the best other choice do not count in the comparison: the choice that came out best there was partly lucky.
 * Null if there was only one choice, or if the judgement was aborted.
 */
export function* judging<S extends GameState>(
  title: Title<S>,
  heuristics: Heuristics<S>,
  state: S,
  seat: Seat,
  choice: Json,
  options: JudgeOptions,
): Thinking<Judgement | null> {
  const seen = view(title, state, seat);
  const waiting = pending(title, seen);
  if (!waiting || isForced(waiting, seat)) return null;
  const context = reviewContext(title, heuristics, seen, options);
  const sure = sureLossOf(title, seen, seat, waiting, { choice, happened: options.happened ?? [] });
  const { decision } = waiting;
  const fine: Judgement = { decision, better: null, chance: null, worth: null, sure };
  const [made, ...others] = candidates(context, seen, seat, waiting, choice);
  if (others.length === 0) return fine;
  const start = playableCopy(title, seen);
  const best = yield* bestOther(context, start, seat, made, others, options.seed);
  if (options.signal?.aborted) return null;
  if (!best) return fine;
  const differences: Result[] = [];
  let chance: Estimate;
  do {
    for (let game = 0; game < COMPARISON_GAMES; game++) {
      if (options.signal?.aborted) return null;
      const seed = options.seed + SELECTION_GAMES + differences.length;
      const a = simulate(context, start, seat, made, seed);
      const b = simulate(context, start, seat, best, seed);
      differences.push({ chance: a.chance - b.chance, worth: a.worth - b.worth });
      yield;
    }
    chance = estimateOf(
      differences.map((one) => one.chance),
      DOUBT,
    );
  } while (isDoubtful(chance) && differences.length < MOST_COMPARISON_GAMES);
  if (chance.mean >= 0) return fine;
  const worth = estimateOf(differences.map((one) => one.worth));
  return { decision, better: { choice: best.choice, because: best.because }, chance, worth, sure };
}

/** More is lost than the doubt, but luck may explain it. */
function isDoubtful({ mean, high }: Estimate): boolean {
  return mean < -DOUBT && high >= 0;
}

/** Simulated games of a review end where the title says. */
function reviewContext<S extends GameState>(
  title: Title<S>,
  heuristics: Heuristics<S>,
  seen: S,
  { seed, signal }: JudgeOptions,
): Context<S> {
  const { round } = heuristics.review;
  return {
    title,
    heuristics: { ...heuristics, ...(round && { round }) },
    seats: seatsOf(seen),
    budget: new Budget({ nodes: Number.POSITIVE_INFINITY, ...(signal && { signal }) }),
    rng: random(seed),
  };
}

/** The choice that was made, then others that lead to other positions, the best-advised first. */
function candidates<S extends GameState>(
  context: Context<S>,
  seen: S,
  seat: Seat,
  waiting: Pending,
  choice: Json,
): [Candidate, ...Candidate[]] {
  const offer = waiting.offerTo(seat);
  const advised = advise(context, seen, waiting.decision, offer, seat, false);
  const result = resultOf(context.title, seen, seat, choice);
  const made: Candidate = { choice, because: because('tried-out') };
  // Choices that lead to the same position are the same.
  const found = new Map<string, Candidate>();
  for (const one of byScore(advised ?? candidatesWithoutAdvice(context, offer, OTHERS))) {
    if (found.size > OTHERS) break;
    const reached = resultOf(context.title, seen, seat, one.choice);
    if (!found.has(reached)) found.set(reached, one);
  }
  // In a settled decision a search finds nothing better than the advice, so the advised choice needs no comparison.
  if (isSettled(context, waiting) && [...found.keys()][0] === result) return [made];
  found.delete(result);
  return [made, ...[...found.values()].slice(0, OTHERS)];
}

/** The other choice that leads to the best results; null if the one that was made does. */
function* bestOther<S extends GameState>(
  context: Context<S>,
  start: S,
  seat: Seat,
  made: Candidate,
  others: readonly Candidate[],
  seed: number,
): Thinking<Candidate | null> {
  let best: Candidate | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of [made, ...others]) {
    let sum = 0;
    for (let game = 0; game < SELECTION_GAMES; game++) {
      if (context.budget.exhausted) return null;
      sum += simulate(context, start, seat, candidate, seed + game).chance;
      yield;
    }
    if (sum <= most) continue;
    most = sum;
    best = candidate === made ? null : candidate;
  }
  return best;
}

/** Apprentices in a review use this many times their usual tolerance, so that simulated games vary. */
const VARIETY = 2;

function simulate<S extends GameState>(
  context: Context<S>,
  start: S,
  seat: Seat,
  { choice }: Candidate,
  seed: number,
): Result {
  const { title, heuristics, seats } = context;
  const rng = random(seed);
  const state = fork(title, start);
  carryOutInPlace(title, state, seat, choice);
  const varied = (advice: readonly Advice[]) => nearlyBest(advice, VARIETY * heuristics.tolerance, rng);
  playOn({ ...context, rng }, state, heuristics.review.horizon, heuristics.round?.(start), varied);
  return {
    chance: simulatedChances(heuristics, state, seats)[seat]!,
    worth: finalWorth(heuristics, state, seat),
  };
}
