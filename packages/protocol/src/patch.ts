import * as z from 'zod';
import { count, told } from './bounds.ts';

const path = z.array(z.union([told(1000), count]));

/** One change of a view: a value put somewhere, a key taken away, an array cut to a length. */
export const change = z.union([
  z.object({ at: path, put: z.unknown() }),
  z.object({ at: path, drop: z.literal(true) }),
  z.object({ at: path, length: count }),
]);
export type Change = z.infer<typeof change>;
type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The changes that lead from one view to another. Parts that are the very same object are passed over unread. */
export function difference(before: unknown, after: unknown): Change[] {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

function compare(before: unknown, after: unknown, at: Path, changes: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    compareArrays(before, after, at, changes);
    return;
  }
  if (!isObject(before) || !isObject(after)) {
    changes.push({ at: [...at], put: after });
    return;
  }
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) changes.push({ at: [...at, key], drop: true });
  }
  for (const [key, value] of Object.entries(after)) {
    if (Object.hasOwn(before, key)) compare(before[key], value, [...at, key], changes);
    else changes.push({ at: [...at, key], put: value });
  }
}

function compareArrays(before: unknown[], after: unknown[], at: Path, changes: Change[]): void {
  if (after.length < before.length) changes.push({ at: [...at], length: after.length });
  for (let i = 0; i < after.length; i++) {
    if (i < before.length) compare(before[i], after[i], [...at, i], changes);
    else changes.push({ at: [...at, i], put: after[i] });
  }
}
