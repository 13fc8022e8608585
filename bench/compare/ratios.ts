import type { Cost } from './driver.ts';

export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** How many times cheaper the current commit is, over several pairs of runs. */
export interface Ratio {
  readonly cpu: Spread;
  readonly wall: Spread;
  /** Processor time, in milliseconds; medians. */
  readonly base: number;
  readonly here: number;
}

export interface Pair {
  readonly base: Cost;
  readonly here: Cost;
}

/** Each pair ran one right after the other, so its own ratio is taken first: other load on the machine slows both. */
export function ratios(pairs: readonly Pair[]): Ratio {
  return {
    cpu: spread(pairs.map(({ base, here }) => base.cpu / here.cpu)),
    wall: spread(pairs.map(({ base, here }) => base.wall / here.wall)),
    base: spread(pairs.map(({ base }) => base.cpu)).median,
    here: spread(pairs.map(({ here }) => here.cpu)).median,
  };
}

function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return { least: sorted[0]!, median, most: sorted.at(-1)! };
}
