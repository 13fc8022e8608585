import { type Json, sameJson } from './json.ts';
import type { Action } from './play.ts';

/** The answer to any decision by which the player does nothing. */
export type Pass = { readonly do: 'pass' };

export const PASS: Pass = { do: 'pass' };

export function isPass(choice: Json): choice is Pass {
  return sameJson(choice, PASS);
}

/** The answer by which a player agrees to what another has proposed. */
export const ACCEPT = 'accept';

/** By decision: the former spelling of choices, and the present one. */
export type FormerChoices = Readonly<Record<string, readonly (readonly [formerly: Json, now: Json])[]>>;

/** An action of an old log in its present spelling; unchanged if it is up to date. */
export function inPresentWords<A extends Action>(
  { formerChoices }: { readonly formerChoices?: FormerChoices },
  action: A,
): A {
  const known = formerChoices?.[action.decision]?.find(([formerly]) => sameJson(formerly, action.choice));
  return known ? { ...action, choice: known[1] } : action;
}
