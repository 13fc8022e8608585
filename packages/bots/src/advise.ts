import type { GameState, Offer, Seat } from '@signalbox/kernel';
import type { Advice } from './heuristics.ts';
import type { Mind } from './mind.ts';

/** What the title's heuristics say about a decision; null where they say nothing. */
export function advise<S extends GameState>(
  { heuristics, budget, rng }: Mind<S>,
  state: S,
  decision: string,
  offer: Offer,
  seat: Seat,
  quick: boolean,
): readonly Advice[] | null {
  const advisor = heuristics.advice[decision];
  if (!advisor) return null;
  const vars = state.stack.at(-1)!.vars as never;
  const advice = advisor({ state, seat, offer, vars, quick, budget, rng });
  return advice.length > 0 ? advice : null;
}
