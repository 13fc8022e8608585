/** An estimate with its 95% interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95% quantiles of Student's t distribution, by degrees of freedom from 1. */
const T_QUANTILES = [
  12.71, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
  2.12,
];
const NORMAL_QUANTILE = 1.96;

/**
 * The mean of a sample of at least two values. `doubt` widens the interval: simulated games that all agree may still
 * be wrong, because bots play them and value their final positions.
 */
export function estimateOf(values: readonly number[], doubt = 0): Estimate {
  const n = values.length;
  if (n < 2) throw new Error('An interval needs at least two values.');
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const margin = doubt + (T_QUANTILES[n - 2] ?? NORMAL_QUANTILE) * Math.sqrt(squares / (n - 1) / n);
  return { mean, low: mean - margin, high: mean + margin };
}
