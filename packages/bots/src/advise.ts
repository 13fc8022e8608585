import type { GameState, Offer, Pending, Seat } from '@signalbox/kernel';
import type { Context } from './context.ts';
import { because } from './explanation.ts';
import type { Advice, Question } from './heuristics.ts';
import type { Level } from './levels.ts';
import { narrow } from './narrow.ts';

/** What the title's heuristics say about a decision; null where they say nothing. */
export function advise<S extends GameState>(
  context: Context<S>,
  state: S,
  decision: string,
  offer: Offer,
  seat: Seat,
  quick: boolean,
): readonly Advice[] | null {
  const advisor = context.heuristics.advice.get(decision);
  if (!advisor) return null;
  const advice = advisor(questionOf(context, state, offer, seat, quick));
  return advice.length > 0 ? advice : null;
}

/** A decision as advisors and habits see it. They were registered for it, so they know the types of its variables and choices. */
export function questionOf<S extends GameState>(
  { budget, rng }: Context<S>,
  state: S,
  offer: Offer,
  seat: Seat,
  quick: boolean,
): Question<S, never, never> {
  const { vars } = state.stack.at(-1)!;
  const question: Question<S> = { state, seat, offer, vars, quick, budget, rng };
  return question as Question<S, never, never>;
}

/** Some of the offered choices, for a decision without advice; none of them is preferred. */
export function candidatesWithoutAdvice<S extends GameState>(
  { rng }: Context<S>,
  offer: Offer,
  count: number,
): Advice[] {
  return narrow(offer, count, rng).map((choice) => ({ choice, score: 0, because: because('tried-out') }));
}

/** Is the advice on this decision as good as what a search of this level, or of any if not given, would find? */
export function isSettled<S extends GameState>(
  { heuristics }: Context<S>,
  { decision }: Pending,
  level?: Level,
): boolean {
  const { settled, baron } = heuristics;
  const all = level === 'baron' && baron.settled ? [...settled, ...baron.settled] : settled;
  return all.some(({ name }) => name === decision);
}
