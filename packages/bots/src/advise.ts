import type { GameState, Offer, Seat } from '@signalbox/kernel';
import type { Context } from './context.ts';
import type { Advice, Question } from './heuristics.ts';

/** What the title's heuristics say about a decision; null where they say nothing. */
export function advise<S extends GameState>(
  { heuristics, budget, rng }: Context<S>,
  state: S,
  decision: string,
  offer: Offer,
  seat: Seat,
  quick: boolean,
): readonly Advice[] | null {
  const advisor = heuristics.advice.get(decision);
  if (!advisor) return null;
  const { vars } = state.stack.at(-1)!;
  const question: Question<S> = { state, seat, offer, vars, quick, budget, rng };
  // The advisor was registered for this decision, so the variables and choices have the types that it expects.
  const advice = advisor(question as Question<S, never, never>);
  return advice.length > 0 ? advice : null;
}
