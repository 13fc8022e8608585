import type { Patches } from 'mutative';

type Path = readonly (string | number)[];
type Fields = Record<string, unknown>;

export interface Ways {
  readonly patches: Patches;
  readonly inverse: Patches;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The way from one piece of plain data to another, and back. What has stayed the same becomes the very same object in
 * `after`, so that the player who compares the two later passes over it.
 */
export function waysBetween(before: object, after: object): Ways {
  const ways: Ways = { patches: [], inverse: [] };
  compareFields(before as Fields, after as Fields, [], ways);
  return ways;
}

/** Notes how two values differ; true if they do not. */
function compare(before: unknown, after: unknown, at: Path, ways: Ways): boolean {
  if (before === after) return true;
  if (Array.isArray(before) && Array.isArray(after)) return compareArrays(before, after, at, ways);
  if (isFields(before) && isFields(after)) return compareFields(before, after, at, ways);
  ways.patches.push({ op: 'replace', path: [...at], value: after });
  ways.inverse.push({ op: 'replace', path: [...at], value: before });
  return false;
}

function compareFields(before: Fields, after: Fields, at: Path, ways: Ways): boolean {
  let same = true;
  for (const key of Object.keys(before)) {
    if (Object.hasOwn(after, key)) {
      if (compare(before[key], after[key], [...at, key], ways)) after[key] = before[key];
      else same = false;
      continue;
    }
    same = false;
    ways.patches.push({ op: 'remove', path: [...at, key] });
    ways.inverse.push({ op: 'add', path: [...at, key], value: before[key] });
  }
  for (const key of Object.keys(after)) {
    if (Object.hasOwn(before, key)) continue;
    same = false;
    ways.patches.push({ op: 'add', path: [...at, key], value: after[key] });
    ways.inverse.push({ op: 'remove', path: [...at, key] });
  }
  return same;
}

function compareArrays(before: unknown[], after: unknown[], at: Path, ways: Ways): boolean {
  let same = before.length === after.length;
  const common = Math.min(before.length, after.length);
  for (let i = 0; i < common; i++) {
    if (compare(before[i], after[i], [...at, i], ways)) after[i] = before[i];
    else same = false;
  }
  lengthen(before, after, at, ways.patches);
  lengthen(after, before, at, ways.inverse);
  return same;
}

/** What makes an array as long as another. */
function lengthen(from: unknown[], to: unknown[], at: Path, patches: Patches): void {
  if (to.length < from.length) patches.push({ op: 'replace', path: [...at, 'length'], value: to.length });
  for (let i = from.length; i < to.length; i++) patches.push({ op: 'add', path: [...at, i], value: to[i] });
}
