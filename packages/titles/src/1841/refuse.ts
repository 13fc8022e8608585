import type { Cited, Json, Objection } from '@signalbox/kernel';

/** An objection of this rulebook. */
export function no(rule: string, why: string, details?: Readonly<Record<string, Json>>): Cited {
  return details === undefined ? { rule, why } : { rule, why, details };
}

/** Adds the section to what a mechanic objects; `sections` names one for each of its reasons. */
export function cite(
  objection: Objection | null,
  sections: Readonly<Record<string, string>>,
  otherwise: string,
): Cited | null {
  return objection && { ...objection, rule: sections[objection.why] ?? otherwise };
}
