import {
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
import { playableCopy, resultOf } from '../fork.ts';
import type { Heuristics } from '../heuristics.ts';
import { isForced } from '../narrow.ts';
import { byScore } from '../play-on.ts';
import type { Thinking } from '../thinking.ts';
import { bestOther, type Candidate, compare } from './compare.ts';
import type { Estimate } from './estimate.ts';
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

/**
 * Raised when choices are judged differently: by the comparison here, or because a title's advice or its value of a
 * position has changed. Judgements that were kept before are then made again, so that a review does not mix the two.
 */
export const JUDGING_VERSION = 2;

/** How many choices are compared besides the one that was made. */
const OTHERS = 4;

/** Judges a choice by what its seat could see. Null if there was only one choice, or if the judgement was aborted. */
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
  const comparison = { context, start: playableCopy(title, seen), seat, seed: options.seed };
  const best = yield* bestOther(comparison, made, others);
  if (options.signal?.aborted) return null;
  if (!best) return fine;
  const difference = yield* compare(comparison, made, best);
  if (!difference) return null;
  const isLoss = difference.chance.mean < 0;
  return isLoss ? { ...fine, better: { choice: best.choice, because: best.because }, ...difference } : fine;
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
