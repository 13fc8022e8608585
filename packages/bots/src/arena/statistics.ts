/** The Wilson score interval: where the true rate lies with 95% confidence. */
export function wilson(wins: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const rate = wins / games;
  const middle = rate + (z * z) / (2 * games);
  const reach = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)];
}

/** A histogram of times: milliseconds, rounded to two significant figures → count. Small, and easy to add up. */
export type Tally = Readonly<Record<string, number>>;

export function tallyOf(milliseconds: readonly number[]): Tally {
  const tally: Record<string, number> = {};
  for (const ms of milliseconds) {
    const key = String(Number(ms.toPrecision(2)));
    tally[key] = (tally[key] ?? 0) + 1;
  }
  return tally;
}

export function addTallies(a: Tally, b: Tally): Tally {
  const sum: Record<string, number> = { ...a };
  for (const [key, count] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}

/** The time in milliseconds that this fraction of the tally does not exceed. */
export function quantile(tally: Tally, fraction: number): number {
  const sorted = Object.entries(tally)
    .map(([ms, count]) => [Number(ms), count] as const)
    .sort(([a], [b]) => a - b);
  let left = fraction * sorted.reduce((sum, [, count]) => sum + count, 0);
  for (const [ms, count] of sorted) {
    left -= count;
    if (left <= 0) return ms;
  }
  return sorted.at(-1)?.[0] ?? 0;
}

/** The value that this fraction of the values, in ascending order, does not exceed. */
export function quantileOf(ascending: readonly number[], fraction: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(fraction * ascending.length))] ?? 0;
}

export function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How often one level finished above another, of the games in which both sat; a tie is half. */
export interface Duel {
  readonly a: string;
  readonly b: string;
  readonly won: number;
  readonly games: number;
}

const AVERAGE_RATING = 1500;
const STEPS = 2_000;

/**
 * Elo-type ratings by maximum likelihood (Bradley and Terry), with half a win added on each side of a duel so that
 * nobody is infinitely strong. The mean is 1500.
 */
export function ratings(duels: readonly Duel[]): Record<string, number> {
  const names = [...new Set(duels.flatMap(({ a, b }) => [a, b]))];
  const strength = new Map(names.map((name) => [name, 1]));
  for (let step = 0; step < STEPS; step++) {
    for (const name of names) {
      let wins = 0;
      let weight = 0;
      for (const { a, b, won, games } of duels) {
        if (a !== name && b !== name) continue;
        wins += (a === name ? won : games - won) + 0.5;
        weight += (games + 1) / (strength.get(a)! + strength.get(b)!);
      }
      strength.set(name, wins / weight);
    }
  }
  const elo = names.map((name) => [name, 400 * Math.log10(strength.get(name)!)] as const);
  const mean = average(elo.map(([, value]) => value));
  return Object.fromEntries(elo.map(([name, value]) => [name, Math.round(AVERAGE_RATING + value - mean)]));
}
