import type { Explanation } from './explanation.ts';
import type { Advice } from './heuristics.ts';
import { byScore } from './play-on.ts';

/** All choices that a bot considered, the chosen one first. */
export type Ranking = readonly [Advice, ...Advice[]];

/** What a search found, then what it did not try, by score. The result of the search is added to the first reason. */
export function ranking(
  found: readonly Advice[],
  advice: readonly Advice[],
  explain: (because: Explanation) => Explanation,
): Ranking {
  const [first, ...others] = found;
  const rest = byScore(advice).filter((one) => !found.includes(one));
  if (!first) return rest as [Advice, ...Advice[]];
  return [{ ...first, because: explain(first.because) }, ...others, ...rest];
}
