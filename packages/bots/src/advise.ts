import type { GameState, Offer, Pending, Seat } from '@signalbox/kernel';
import type { Context } from './context.ts';
import { because } from './explanation.ts';
import type { Advice, Question } from './heuristics.ts';
import { narrow } from './narrow.ts';

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

/** Some of the offered choices, for a decision without advice; none of them is preferred. */
export function candidatesWithoutAdvice<S extends GameState>(
  { rng }: Context<S>,
  offer: Offer,
  count: number,
): Advice[] {
  return narrow(offer, count, rng).map((choice) => ({ choice, score: 0, because: because('tried-out') }));
}

/** Is the advice on this decision as good as what a search would find? */
export function isSettled<S extends GameState>({ heuristics }: Context<S>, { decision }: Pending): boolean {
  return heuristics.settled.some(({ name }) => name === decision);
}
