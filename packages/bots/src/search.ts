import { carryOutInPlace, type GameState, random, type Seat } from '@signalbox/kernel';
import { type Explanation, searched } from './explanation.ts';
import { fork, imagine } from './fork.ts';
import type { Advice } from './heuristics.ts';
import type { Mind } from './mind.ts';
import { playOn } from './play-on.ts';
import { leadOf, prospect } from './standing.ts';

/** Stops between two imagined games, so that thinking can be spread out and called off. */
export type Thinking<T> = Generator<void, T>;

export interface SearchPlan {
  /** Only the best so many of the advised choices are compared. */
  readonly candidates: number;
  /** Actions that are imagined after the choice. */
  readonly horizon: number;
  /** Imagined games for each choice; null: as many as the budget allows, most for the most promising. */
  readonly samples: number | null;
  /** How often an imagined player does something else than the best they see. */
  readonly carelessness: number;
}

interface Arm {
  readonly advice: Advice;
  visits: number;
  prospect: number;
  lead: number;
}

/**
 * Tries out the best-looking choices in imagined games, and takes the one with the best prospects. The n-th game of
 * every choice is played with the same luck, so that they are compared by what they do and not by what they draw.
 */
export function* search<S extends GameState>(
  mind: Mind<S>,
  view: S,
  seat: Seat,
  advice: readonly Advice[],
  plan: SearchPlan,
): Thinking<Advice> {
  const root = imagine(view, mind.heuristics);
  const arms: Arm[] = [...advice]
    .sort((a, b) => b.score - a.score)
    .slice(0, plan.candidates)
    .map((one) => ({ advice: one, visits: 0, prospect: 0, lead: 0 }));
  const luck = mind.rng.below(0x7fffffff);
  const enough = plan.samples === null ? Number.POSITIVE_INFINITY : plan.samples * arms.length;
  for (let played = 0; arms.length > 1 && played < enough && !mind.budget.exhausted; played++) {
    const arm = plan.samples === null ? mostPromising(arms, played) : arms[played % arms.length]!;
    tryOut({ ...mind, rng: random(luck + arm.visits) }, root, seat, arm, plan);
    yield;
  }
  const ranked = arms.filter(({ visits }) => visits > 0).sort((a, b) => mean(b) - mean(a));
  const [first, second] = ranked;
  if (!first) return arms[0]!.advice;
  const visits = ranked.reduce((sum, arm) => sum + arm.visits, 0);
  const lead = second ? first.lead / first.visits - second.lead / second.visits : 0;
  const explanation: Explanation = searched(first.advice.because, visits, lead);
  return { ...first.advice, because: explanation };
}

function tryOut<S extends GameState>(mind: Mind<S>, root: S, seat: Seat, arm: Arm, plan: SearchPlan): void {
  const { title, heuristics, seats, budget } = mind;
  const state = fork(root, heuristics);
  carryOutInPlace(title, state, seat, arm.advice.choice);
  budget.spend();
  playOn(mind, state, plan.horizon, plan.carelessness);
  // A game that was broken off cannot be compared with one that was not.
  if (budget.exhausted && arm.visits > 0) return;
  const lead = leadOf(state, seat, seats, heuristics.worth);
  arm.visits += 1;
  arm.lead += lead;
  arm.prospect += prospect(state, seat, lead, heuristics.decisiveLead);
}

function mean({ prospect, visits }: Arm): number {
  return prospect / visits;
}

/** How much an arm's rarity counts against its record. */
const CURIOSITY = 0.5;

/** Upper confidence bounds: what has been tried seldom may be better than it looks. */
function mostPromising(arms: readonly Arm[], played: number): Arm {
  let found = arms[0]!;
  let highest = Number.NEGATIVE_INFINITY;
  for (const arm of arms) {
    if (arm.visits === 0) return arm;
    const bound = mean(arm) + CURIOSITY * Math.sqrt(Math.log(played) / arm.visits);
    if (bound <= highest) continue;
    found = arm;
    highest = bound;
  }
  return found;
}
