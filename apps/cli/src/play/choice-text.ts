import type { Json, RangeOffer } from '@signalbox/kernel';
import { printCompact } from '@signalbox/kernel/tools';
import type { Words } from '../words.ts';

/**
 * A choice as text: the message `choice/DECISION/KIND` or `choice/DECISION` if the title has one, with the parts of the
 * choice as details; otherwise the choice as it would be typed.
 */
export function choiceText(words: Words, decision: string, choice: Json): string {
  const { what, details } = parts(choice);
  const key = [`choice/${decision}/${what}`, `choice/${decision}`].find(words.has);
  if (key !== undefined) return words.say(key, details);
  return isRecord(choice) ? written(what, details) : printCompact(choice);
}

export function rangeText(words: Words, { base, field, min, max, step }: RangeOffer): string {
  const { what, details } = parts(base);
  const bounds = words.say(step === 1 ? 'table/range' : 'table/range-step', { field, min, max, step });
  return `${written(what, details)} ${bounds}`.trim();
}

/** The kind of a choice is in `do` or `action`, if the decision has several kinds; the rest are its details. */
function parts(choice: Json): { what: string; details: Record<string, Json> } {
  if (!isRecord(choice)) return { what: String(choice), details: { choice } };
  const { do: done, action = done, ...details } = choice;
  return typeof action === 'string' ? { what: action, details } : { what: '', details: choice };
}

function written(what: string, details: Record<string, Json>): string {
  const rest = Object.keys(details).length === 0 ? '' : printCompact(details);
  return `${what} ${rest}`.trim();
}

function isRecord(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
