/**
 * For memo(): props that are plain data are the same if their contents are, however often they were computed anew.
 * Functions have to be the same ones.
 */
export function sameValues<P extends object>(before: P, after: P): boolean {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof P)[];
  return keys.every((key) => before[key] === after[key] || sameContents(before[key], after[key]));
}

/** Are two pieces of plain data alike? */
export function sameContents(a: unknown, b: unknown): boolean {
  return typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b);
}
