import type { Json } from './json.ts';

/**
 * Why something may not be done, as a message key with parameters: the engine holds no sentences. Mechanics
 * that do not know a rulebook return objections; a title turns them into refusals by adding the section.
 */
export interface Objection {
  readonly why: string;
  readonly details?: Readonly<Record<string, Json>>;
}

/** A refused action. The state is unchanged, byte for byte. */
export interface Refusal extends Objection {
  readonly ok: false;
  /** The section that forbids it; null where no rule is involved (malformed input, a game that is over). */
  readonly rule: string | null;
}

/** An objection that may name its own section, if that of the decision is too general. */
export type Cited = Objection & { readonly rule?: string };

export function cited(rule: string, why: string, details?: Readonly<Record<string, Json>>): Cited {
  return details === undefined ? { rule, why } : { rule, why, details };
}

/** Adds a section to an objection that has none: the one that `sections` has for its reason, or else `rule`. */
export function withSection(
  object: Cited | null,
  sections: Readonly<Record<string, string>>,
  otherwise: string,
): Cited | null {
  if (object === null) return null;
  const { rule, why, details } = object;
  return cited(rule ?? sections[why] ?? otherwise, why, details);
}

export function objection(why: string, details?: Readonly<Record<string, Json>>): Objection {
  return details === undefined ? { why } : { why, details };
}

export function refusal(object: Objection, rule: string | null): Refusal {
  return { ok: false, rule, ...object };
}
