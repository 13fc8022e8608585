import { type Json, sameJson } from './json.ts';
import type { Action } from './play.ts';

/** The choice of a player who does nothing. */
export type Pass = { readonly do: 'pass' };

export const PASS: Pass = { do: 'pass' };

export function isPass(choice: Json): choice is Pass {
  return sameJson(choice, PASS);
}

/** The choice of a player who agrees to a proposal. */
export const ACCEPT = 'accept';

/** Choices as older versions stored them, and as they are written now, by decision. */
export type LegacyChoices = Readonly<Record<string, readonly (readonly [before: Json, now: Json])[]>>;

/** An action of an old log with its choice as it is written now. */
export function withCurrentChoice<A extends Action>(
  { legacyChoices }: { readonly legacyChoices?: LegacyChoices },
  action: A,
): A {
  const known = legacyChoices?.[action.decision]?.find(([before]) => sameJson(before, action.choice));
  return known ? { ...action, choice: known[1] } : action;
}
