import type { Patches } from 'mutative';

type Key = string | number;
type Fields = Record<string, unknown>;

export interface PatchPair {
  readonly patches: Patches;
  readonly inverse: Patches;
}

/** The patches found so far, and the place being compared: one list of keys for all, copied into each patch. */
interface Comparison extends PatchPair {
  readonly at: Key[];
}

/**
 * The patches from one piece of plain data to another, and back. Parts that are equal become the same object in `after`,
 * so that later comparisons can skip them. The field `except` is not compared.
 */
export function patchesBetween(before: object, after: object, except?: string): PatchPair {
  const patches: Patches = [];
  const inverse: Patches = [];
  compareFields(before as Fields, after as Fields, { patches, inverse, at: [] }, except);
  return { patches, inverse };
}

/** Adds the patches between two values that are not the same object; true if they are equal. */
function compare(before: unknown, after: unknown, key: Key, found: Comparison): boolean {
  if (typeof before === 'object' && typeof after === 'object' && before !== null && after !== null) {
    const lists = Array.isArray(before);
    if (lists === Array.isArray(after)) {
      found.at.push(key);
      const same = lists
        ? compareArrays(before, after as unknown[], found)
        : compareFields(before as Fields, after as Fields, found);
      found.at.pop();
      return same;
    }
  }
  const { at, patches, inverse } = found;
  patches.push({ op: 'replace', path: [...at, key], value: after });
  inverse.push({ op: 'replace', path: [...at, key], value: before });
  return false;
}

function compareFields(before: Fields, after: Fields, found: Comparison, except?: string): boolean {
  const { at, patches, inverse } = found;
  let same = true;
  let gained = 0;
  for (const key in before) {
    const old = before[key];
    const now = after[key];
    if (now === undefined && !Object.hasOwn(after, key)) {
      same = false;
      patches.push({ op: 'remove', path: [...at, key] });
      inverse.push({ op: 'add', path: [...at, key], value: old });
      continue;
    }
    gained -= 1;
    if (old === now || key === except) continue;
    if (compare(old, now, key, found)) after[key] = old;
    else same = false;
  }
  for (const _ in after) gained += 1;
  if (gained === 0) return same;
  for (const key in after) {
    if (Object.hasOwn(before, key)) continue;
    patches.push({ op: 'add', path: [...at, key], value: after[key] });
    inverse.push({ op: 'remove', path: [...at, key] });
  }
  return false;
}

function compareArrays(before: unknown[], after: unknown[], found: Comparison): boolean {
  let same = true;
  const common = Math.min(before.length, after.length);
  for (let i = 0; i < common; i++) {
    if (before[i] === after[i]) continue;
    if (compare(before[i], after[i], i, found)) after[i] = before[i];
    else same = false;
  }
  if (before.length === after.length) return same;
  lengthen(before, after, found.at, found.patches);
  lengthen(after, before, found.at, found.inverse);
  return false;
}

/** What makes an array as long as another. */
function lengthen(from: unknown[], to: unknown[], at: readonly Key[], patches: Patches): void {
  if (to.length < from.length) patches.push({ op: 'replace', path: [...at, 'length'], value: to.length });
  for (let i = from.length; i < to.length; i++) patches.push({ op: 'add', path: [...at, i], value: to[i] });
}
