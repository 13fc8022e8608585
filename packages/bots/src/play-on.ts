import {
  CHANCE,
  carryOutInPlace,
  type GameState,
  type Json,
  type Pending,
  pending,
  type Random,
  type Seat,
} from '@signalbox/kernel';
import { advise } from './advise.ts';
import type { Advice } from './heuristics.ts';
import type { Mind } from './mind.ts';
import { anyChoice } from './narrow.ts';

/** Continues a simulated game with apprentices in all seats, for this many actions or to the end. */
export function playOn<S extends GameState>(mind: Mind<S>, state: S, actions: number): void {
  for (let i = 0; i < actions && !mind.budget.exhausted; i++) {
    const waiting = pending(mind.title, state);
    if (waiting === null) return;
    const seat = waiting.seats[0]!;
    carryOutInPlace(mind.title, state, seat, quickChoice(mind, state, waiting, seat));
    mind.budget.spend();
  }
}

function quickChoice<S extends GameState>(mind: Mind<S>, state: S, waiting: Pending, seat: Seat): Json {
  const offer = waiting.offerTo(seat);
  if (seat === CHANCE) return anyChoice(offer, mind.rng);
  const advice = advise(mind, state, waiting.decision, offer, seat, true);
  if (advice === null) return anyChoice(offer, mind.rng);
  return best(advice).choice;
}

function best(advice: readonly Advice[]): Advice {
  let found = advice[0]!;
  for (const one of advice) if (one.score > found.score) found = one;
  return found;
}

/** The best, or one that is nearly as good. */
export function nearlyBest(advice: readonly Advice[], hesitation: number, rng: Random): Advice {
  const most = best(advice).score;
  return rng.pick(advice.filter(({ score }) => score >= most - hesitation));
}

/** Best first; of equals the first stays the first. */
export function byScore(advice: readonly Advice[]): Advice[] {
  return [...advice].sort((a, b) => b.score - a.score);
}
