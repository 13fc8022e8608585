import { type BestRun, CAP, drained, type Limits, runOf } from './best.ts';
import { type Yard, yardOf } from './diagram/solve.ts';
import { revenueOf, subsidyOf } from './fare.ts';
import { type Found, type Problem, problemOf } from './problem.ts';
import type { GivenRoute, RunQuery } from './query.ts';
import { byDiagrams, quickly, search } from './search.ts';
import { withBestStops } from './stops.ts';
import { checkRoutes } from './verify.ts';

/**
 * Every efficient run where trains earn revenue and subsidy: no other run has more of one and as much of the other.
 * From the most revenue to the most subsidy; `bound` is the most revenue of any run with such a subsidy.
 */
export function bestTrades(query: RunQuery, limits: Limits = {}): BestRun[] {
  return drained(bestTradesStepwise(query, limits));
}

/** The same, yielding in between. */
export function* bestTradesStepwise(query: RunQuery, limits: Limits = {}): Generator<undefined, BestRun[]> {
  const cap = limits.cap ?? CAP;
  const problem = problemOf(query, 'counted');
  const runs: BestRun[] = [];
  let yard: Yard | null = null;
  const most = mostSubsidy(problem);
  for (let subsidy = 0; subsidy <= most; ) {
    const wanted: Problem = { ...problem, subsidy };
    let found: Found | null = yard ? null : quickly(wanted);
    if (!found) {
      yard ??= yield* yardOf(wanted, cap);
      found = yield* yard ? byDiagrams(yard, wanted, cap) : search(wanted, cap);
    }
    if (found.value < 0) return runs;
    const run = runOf(query, wanted, found, (train, path, value) => withStopsFor(query, train, path, value));
    const bound = Math.max(run.revenue, revenueOf(found.bound));
    // As much revenue with more subsidy makes the previous run inefficient.
    while (runs.length > 0 && runs.at(-1)!.revenue <= run.revenue) runs.pop();
    runs.push({ ...run, bound, proven: bound === run.revenue });
    subsidy = run.subsidy + 1;
  }
  return runs;
}

/** An upper bound for any run: as many of the best subsidised stops as the numbers of each train allow. */
function mostSubsidy({ kinds }: Problem): number {
  return kinds.reduce((sum, { fare, count }) => {
    const subsidies = [...fare.value].map(subsidyOf).sort((a, b) => b - a);
    return sum + count * subsidies.slice(0, fare.all).reduce((total, each) => total + each, 0);
  }, 0);
}

/**
 * Stops that make up the value, or more: if the search was aborted, a route found by then need not have its best stops.
 */
export function withStopsFor(
  query: RunQuery,
  train: string,
  path: readonly string[],
  value: number,
): GivenRoute {
  for (let subsidised = 0; subsidised <= path.length; subsidised++) {
    const route = withBestStops(query, train, path, subsidised);
    const checked = checkRoutes(query, [route]);
    if (!checked.ok) continue;
    const { revenue, subsidy } = checked.run;
    if (revenue >= revenueOf(value) && subsidy >= subsidyOf(value)) return route;
  }
  return withBestStops(query, train, path);
}
