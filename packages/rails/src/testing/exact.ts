import { bestRoutes, CAP, canEarnMore, drained, runOf } from '../routes/best.ts';
import { yardOf } from '../routes/diagram/solve.ts';
import { score } from '../routes/fare.ts';
import { bestTrades, withStopsFor } from '../routes/front.ts';
import { problemOf } from '../routes/problem.ts';
import type { RunQuery } from '../routes/query.ts';
import { byDiagrams, search } from '../routes/search.ts';
import { withBestStops } from '../routes/stops.ts';
import { bruteForce } from './brute-force.ts';
import { dice } from './dice.ts';
import { randomQuery, type Sample } from './random-query.ts';

/** How many boards to try: some hundred by default, or as many as the environment variable says. */
export const BOARDS = Number(process.env.SIGNALBOX_BOARDS ?? 100);

/** Maps of this size are small enough for brute force. */
const MAX_PATHS = 60;

/**
 * Compares the search, by both of its methods, with brute force on this many random boards; describes the boards where
 * they differ. The verifier has checked every route on the way. With `otherwise` only boards count where brute force
 * finds something else if the query is changed so: where a certain rule matters.
 */
export function wrongBoards(
  sample: Sample,
  boards: number,
  firstSeed = 1,
  otherwise?: (query: RunQuery) => RunQuery,
): string[] {
  const wrong: string[] = [];
  for (let seed = firstSeed, done = 0; done < boards; seed++) {
    const query = randomQuery(dice(seed), sample);
    const expected = bruteForce(query, MAX_PATHS);
    if (!expected) continue;
    const trades = JSON.stringify(expected.front);
    if (
      otherwise &&
      JSON.stringify(bruteForce(otherwise(query), MAX_PATHS)?.front ?? expected.front) === trades
    )
      continue;
    done++;
    const best = bestRoutes(query);
    const answers = {
      best: best.revenue === expected.revenue && best.proven,
      most: !canEarnMore(query, expected.revenue),
      more: expected.revenue === 0 || canEarnMore(query, expected.revenue - 1),
      mostBySearch: !canEarnMoreBySearch(query, expected.revenue),
      moreBySearch: expected.revenue === 0 || canEarnMoreBySearch(query, expected.revenue - 1),
      mostByDiagrams: !canEarnMoreByDiagrams(query, expected.revenue),
      moreByDiagrams: expected.revenue === 0 || canEarnMoreByDiagrams(query, expected.revenue - 1),
      diagrams: revenueByDiagrams(query) === expected.revenue,
      tradesByDiagrams: JSON.stringify(tradesByDiagrams(query, expected.front)) === trades,
      trades: JSON.stringify(bestTrades(query).map((run) => [run.revenue, run.subsidy])) === trades,
    };
    for (const [what, right] of Object.entries(answers)) if (!right) wrong.push(`${what} of board ${seed}`);
  }
  return wrong;
}

/** For each of these trades, what is found where at least its subsidy is required. */
function tradesByDiagrams(
  query: RunQuery,
  trades: readonly (readonly [revenue: number, subsidy: number])[],
): (readonly [revenue: number, subsidy: number])[] {
  const problem = problemOf(query, 'counted');
  if (problem.graph.edges.length === 0) return [[0, 0]];
  const yard = drained(yardOf(problem, Number.POSITIVE_INFINITY))!;
  return trades.map(([, subsidy]) => {
    const wanted = { ...problem, subsidy };
    const found = drained(byDiagrams(yard, wanted, Number.POSITIVE_INFINITY));
    const run = runOf(query, wanted, found, (train, path, value) => withStopsFor(query, train, path, value));
    return [run.revenue, run.subsidy];
  });
}

/** Whether a run with this revenue is beaten, if the network is compiled for it. */
function canEarnMoreBySearch(query: RunQuery, revenue: number): boolean {
  const known = { choices: [], value: score(revenue, 0) };
  return drained(search(problemOf(query, 'ignored'), CAP, known)).value > known.value;
}

/** The same, by the method for maps with many routes. */
function canEarnMoreByDiagrams(query: RunQuery, revenue: number): boolean {
  const problem = problemOf(query, 'ignored');
  if (problem.graph.edges.length === 0) return revenue < 0;
  const yard = drained(yardOf(problem, Number.POSITIVE_INFINITY))!;
  const known = { choices: [], value: score(revenue, 0) };
  return drained(byDiagrams(yard, problem, Number.POSITIVE_INFINITY, known)).value > known.value;
}

/** Uses the method for maps with many routes, however few there are. */
function revenueByDiagrams(query: RunQuery): number {
  const problem = problemOf(query, 'ignored');
  if (problem.graph.edges.length === 0) return 0;
  const yard = drained(yardOf(problem, Number.POSITIVE_INFINITY))!;
  const found = drained(byDiagrams(yard, problem, Number.POSITIVE_INFINITY));
  if (found.bound !== found.value) return Number.NaN;
  return runOf(query, problem, found, (train, path) => withBestStops(query, train, path)).revenue;
}
