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
import type { Context } from './context.ts';
import type { Advice } from './heuristics.ts';
import { anyChoice } from './narrow.ts';

/** Which of the advised choices a simulated player makes. */
type Pick = (advice: readonly Advice[]) => Advice;

/**
 * Continues a simulated game with apprentices in all seats: to the end of the game or of `round`, but for at most
 * `actions` actions. `quick` advice is enough for most games. False if the budget ran out first.
 */
export function playOn<S extends GameState>(
  context: Context<S>,
  state: S,
  actions: number,
  round?: number,
  pick: Pick = best,
  quick = true,
): boolean {
  let waiting = pending(context.title, state);
  for (let i = 0; i < actions; i++) {
    if (waiting === null || isPast(context, state, round)) return true;
    if (context.budget.exhausted) return false;
    const seat = waiting.seats[0]!;
    const choice = advisedChoice(context, state, waiting, seat, pick, quick);
    waiting = carryOutInPlace(context.title, state, seat, choice);
    context.budget.spend();
  }
  return true;
}

/** Has the round ended in which the simulation began? */
export function isPast<S extends GameState>(
  { heuristics }: Context<S>,
  state: S,
  round: number | undefined,
): boolean {
  return round !== undefined && heuristics.round?.(state) !== round;
}

function advisedChoice<S extends GameState>(
  context: Context<S>,
  state: S,
  waiting: Pending,
  seat: Seat,
  pick: Pick,
  quick: boolean,
): Json {
  const offer = waiting.offerTo(seat);
  if (seat === CHANCE) return anyChoice(offer, context.rng);
  const advice = advise(context, state, waiting.decision, offer, seat, quick);
  if (advice === null) return anyChoice(offer, context.rng);
  return pick(advice).choice;
}

export function best(advice: readonly Advice[]): Advice {
  let found = advice[0]!;
  for (const one of advice) if (one.score > found.score) found = one;
  return found;
}

/** The best, or one that is nearly as good. */
export function nearlyBest(advice: readonly Advice[], tolerance: number, rng: Random): Advice {
  const most = best(advice).score;
  return rng.pick(advice.filter(({ score }) => score >= most - tolerance));
}

/** Best first; choices with equal scores keep their order. */
export function byScore<A extends Advice>(advice: readonly A[]): A[] {
  return [...advice].sort((a, b) => b.score - a.score);
}
