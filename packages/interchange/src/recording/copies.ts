import type { Difference } from '../trace/difference.ts';
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
  return sharesOn(action.shares as unknown[]);
}

function sharesOn(certificates: readonly unknown[]): number {
  return certificates.reduce<number>((sum, id) => sum + (isPresidents(id) ? 2 : 1), 0);
}

const isPresidents = (id: unknown) => String(id).endsWith('_0');

/** Where the percentage differs from that of the certificates; one of the president's may be sold in part. */
export function percentDiffers(action: RecordedAction, size: number): Difference | null {
  const { type, percent, shares } = action;
  if ((type !== 'buy_shares' && type !== 'sell_shares') || percent === undefined || percent === null)
    return null;
  const certificates = shares as unknown[];
  if (type === 'sell_shares' && certificates.some(isPresidents)) return null;
  const named = (sharesOn(certificates) * 100) / size;
  return named === Number(percent) ? null : { what: 'percent', ours: named, theirs: Number(percent) };
}
