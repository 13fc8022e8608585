import type { Patches } from 'mutative';

type Path = readonly (string | number)[];
type Fields = Record<string, unknown>;

export interface PatchPair {
  readonly patches: Patches;
  readonly inverse: Patches;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The patches from one piece of plain data to another, and back. Parts that are equal become the same object in `after`,
 * so that later comparisons can skip them.
 */
export function patchesBetween(before: object, after: object): PatchPair {
  const found: PatchPair = { patches: [], inverse: [] };
  compareFields(before as Fields, after as Fields, [], found);
  return found;
}

/** Adds the patches between two values; true if they are equal. */
function compare(before: unknown, after: unknown, at: Path, found: PatchPair): boolean {
  if (before === after) return true;
  if (Array.isArray(before) && Array.isArray(after)) return compareArrays(before, after, at, found);
  if (isFields(before) && isFields(after)) return compareFields(before, after, at, found);
  found.patches.push({ op: 'replace', path: [...at], value: after });
  found.inverse.push({ op: 'replace', path: [...at], value: before });
  return false;
}

function compareFields(before: Fields, after: Fields, at: Path, found: PatchPair): boolean {
  let same = true;
  for (const key of Object.keys(before)) {
    if (Object.hasOwn(after, key)) {
      if (compare(before[key], after[key], [...at, key], found)) after[key] = before[key];
      else same = false;
      continue;
    }
    same = false;
    found.patches.push({ op: 'remove', path: [...at, key] });
    found.inverse.push({ op: 'add', path: [...at, key], value: before[key] });
  }
  for (const key of Object.keys(after)) {
    if (Object.hasOwn(before, key)) continue;
    same = false;
    found.patches.push({ op: 'add', path: [...at, key], value: after[key] });
    found.inverse.push({ op: 'remove', path: [...at, key] });
  }
  return same;
}

function compareArrays(before: unknown[], after: unknown[], at: Path, found: PatchPair): boolean {
  let same = before.length === after.length;
  const common = Math.min(before.length, after.length);
  for (let i = 0; i < common; i++) {
    if (compare(before[i], after[i], [...at, i], found)) after[i] = before[i];
    else same = false;
  }
  lengthen(before, after, at, found.patches);
  lengthen(after, before, at, found.inverse);
  return same;
}

/** Adds the patch that makes an array as long as another. */
function lengthen(from: unknown[], to: unknown[], at: Path, patches: Patches): void {
  if (to.length < from.length) patches.push({ op: 'replace', path: [...at, 'length'], value: to.length });
  for (let i = from.length; i < to.length; i++) patches.push({ op: 'add', path: [...at, i], value: to[i] });
}
