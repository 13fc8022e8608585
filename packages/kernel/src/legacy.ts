import { type Json, sameJson } from './json.ts';
import type { Action } from './play.ts';

/** Choices as older versions stored them, and as they are written now, by decision. */
export type LegacyChoices = Readonly<Record<string, readonly (readonly [before: Json, now: Json])[]>>;

/** Decisions that older versions stored under other names: the name before, and the name now. */
export type LegacyDecisions = Readonly<Record<string, string>>;

interface Legacy {
  readonly legacyChoices?: LegacyChoices;
  readonly legacyDecisions?: LegacyDecisions;
}

/** An action of an old log, with its decision and its choice as they are written now. */
export function inCurrentTerms<A extends Action>({ legacyChoices, legacyDecisions }: Legacy, action: A): A {
  const decision = own(legacyDecisions, action.decision) ?? action.decision;
  const known = own(legacyChoices, decision)?.find(([before]) => sameJson(before, action.choice));
  if (!known && decision === action.decision) return action;
  return { ...action, decision, choice: known ? known[1] : action.choice };
}

/** Names come from files, so `constructor` may be one of them. */
function own<T>(table: Readonly<Record<string, T>> = {}, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
