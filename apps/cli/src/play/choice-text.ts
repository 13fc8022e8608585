import type { Json, RangeOffer } from '@signalbox/kernel';
import { printCompact } from '@signalbox/kernel/tools';
import type { Words } from '../words.ts';

/**
 * A choice in words: `choice/DECISION/DO` or `choice/DECISION` where a title has them, with the parts of the choice as
 * details; else the choice as one would write it.
 */
export function choiceText(words: Words, decision: string, choice: Json): string {
  if (typeof choice === 'object' && choice !== null && !Array.isArray(choice)) {
    const details = choice as Record<string, Json>;
    const key = [`choice/${decision}/${String(details.do)}`, `choice/${decision}`].find(words.has);
    if (key !== undefined) return words.say(key, details);
    const { do: what, ...rest } = details;
    if (typeof what === 'string') {
      return Object.keys(rest).length === 0 ? what : `${what} ${printCompact(rest)}`;
    }
  }
  const key = `choice/${decision}/${String(choice)}`;
  return words.has(key) ? words.say(key) : printCompact(choice);
}

export function rangeText(words: Words, { base, field, min, max, step }: RangeOffer): string {
  const { do: what, ...rest } = base;
  const parts = [typeof what === 'string' ? what : '', printCompact(rest)].filter((part) => part !== '{}');
  parts.push(words.say(step === 1 ? 'table/range' : 'table/range-step', { field, min, max, step }));
  return parts.join(' ').trim();
}
