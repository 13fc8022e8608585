import type { RecordedAction } from './recording.ts';

/** `58-3` is the fourth copy of tile 58, `2+1-0` the first 2+1 train, `6o-0-0` the first city of the first tile 6o. */
export function withoutCopy(name: string): string {
  return name.slice(0, name.lastIndexOf('-'));
}

export function copyOf(name: string, copy: number): string {
  return `${name}-${copy}`;
}

/** `SAL_2` is a share of SAL. */
export function symbolOfShare(id: string): string {
  return id.slice(0, id.lastIndexOf('_'));
}

/** Share 0 is the president's certificate. */
export function shareId(symbol: string, index: number): string {
  return `${symbol}_${index}`;
}

/**
 * How many shares of a company of this size an action concerns: by percentage, or else by the certificates it names.
 */
export function sharesNamed(action: RecordedAction, size: number): number {
  if (action.percent !== undefined && action.percent !== null) return (Number(action.percent) * size) / 100;
  const ids = action.shares as unknown[];
  return ids.reduce<number>((sum, id) => sum + (String(id).endsWith('_0') ? 2 : 1), 0);
}
