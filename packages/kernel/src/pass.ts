import { type Json, sameJson } from './json.ts';
import type { Action } from './play.ts';

/** Doing nothing where something might be done: every decision that may be left alone is answered like this. */
export type Pass = { readonly do: 'pass' };

export const PASS: Pass = { do: 'pass' };

export function isPass(choice: Json): choice is Pass {
  return sameJson(choice, PASS);
}

/** By decision: choices as they were written formerly, and as they are written now. */
export type FormerChoices = Readonly<Record<string, readonly (readonly [formerly: Json, now: Json])[]>>;

/** An action of an old log, as it would be written now. What is up to date stays as it is. */
export function inPresentWords<A extends Action>(
  { formerChoices }: { readonly formerChoices?: FormerChoices },
  action: A,
): A {
  const known = formerChoices?.[action.decision]?.find(([formerly]) => sameJson(formerly, action.choice));
  return known ? { ...action, choice: known[1] } : action;
}
