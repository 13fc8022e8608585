import { carryOutInPlace, type GameState, random, type Seat } from '@signalbox/kernel';
import type { Context } from './context.ts';
import { searched } from './explanation.ts';
import { fork, playableCopy } from './fork.ts';
import type { Advice, LookAheadPlan } from './heuristics.ts';
import { byScore, playOn } from './play-on.ts';
import { type Ranking, ranking } from './ranking.ts';
import { leadOf } from './standing.ts';
import type { Thinking } from './thinking.ts';

interface Tried {
  readonly advice: Advice;
  /** The head start: added to the sum of its leads. */
  readonly trust: number;
  games: number;
  lead: number;
}

/**
 * Simulates the best-scored choices, with apprentices in all seats, and ranks them by how far ahead they leave the
 * seat. The n-th game of every choice uses the same random numbers, so that choices are compared by what they do and
 * not by luck.
 */
export function* lookAhead<S extends GameState>(
  context: Context<S>,
  view: S,
  seat: Seat,
  advice: readonly Advice[],
  plan: LookAheadPlan,
): Thinking<Ranking> {
  const root = playableCopy(context.title, view);
  const seed = context.rng.below(0x7fffffff);
  const tried: Tried[] = byScore(advice)
    .slice(0, plan.candidates)
    .map((one, rank) => ({
      advice: one,
      trust: (rank === 0 ? (plan.trust ?? 0) : 0) + (one.leaning ?? 0),
      games: 0,
      lead: 0,
    }));
  for (let sample = 0; sample < plan.samples; sample++) {
    for (const one of tried) {
      if (context.budget.exhausted) break;
      tryOut({ ...context, rng: random(seed + sample) }, root, seat, one, plan.horizon);
      yield;
    }
  }
  return ranked(tried, advice);
}

/** Simulated choices by their average lead (with the head start), then the others by their score. */
function ranked(tried: readonly Tried[], advice: readonly Advice[]): Ranking {
  const played = tried.filter(({ games }) => games > 0).sort((a, b) => record(b) - record(a));
  const games = played.reduce((sum, one) => sum + one.games, 0);
  const lead = played.length > 1 ? mean(played[0]!) - mean(played[1]!) : 0;
  return ranking(
    played.map((one) => one.advice),
    advice,
    (because) => searched(because, games, lead),
  );
}

function tryOut<S extends GameState>(
  context: Context<S>,
  root: S,
  seat: Seat,
  one: Tried,
  horizon: number,
): void {
  const { title, heuristics, seats, budget } = context;
  const state = fork(title, root);
  carryOutInPlace(title, state, seat, one.advice.choice);
  budget.spend();
  // An aborted game cannot be compared with a complete one.
  if (!playOn(context, state, horizon, heuristics.round?.(root))) return;
  one.games += 1;
  one.lead += leadOf(state, seat, seats, heuristics.worth);
}

function record({ lead, trust, games }: Tried): number {
  return (lead + trust) / games;
}

function mean({ lead, games }: Tried): number {
  return lead / games;
}
