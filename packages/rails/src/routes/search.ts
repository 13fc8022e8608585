import { bestOfYard, type Yard, yardOf } from './diagram/solve.ts';
import { byEnumeration, fromSomeRoutes } from './enumerate.ts';
import { type Found, type Known, NO_RUN, type Problem } from './problem.ts';

/** Steps of enumeration worth trying before a diagram is the better method. */
const FEW_STEPS = 500;

/**
 * The best run, by the method that suits the map. Pauses in between. It looks only for runs that are better than a known
 * one.
 */
export function* search(problem: Problem, cap: number, known?: Known): Generator<undefined, Found> {
  const quick = quickly(problem, known);
  if (quick) return quick;
  const yard = yield* yardOf(problem, cap);
  return yard ? yield* byDiagrams(yard, problem, cap, known) : fromSomeRoutes(problem, FEW_STEPS);
}

/** Where there are few routes. */
export function quickly(problem: Problem, known?: Known): Found | null {
  if (problem.graph.edges.length === 0) return problem.subsidy > 0 ? NO_RUN : { ...STAY, bound: 0 };
  return byEnumeration(problem, FEW_STEPS, known);
}

/** Where there are many. The fleet may have been prepared for another subsidy. */
export function byDiagrams(
  yard: Yard,
  problem: Problem,
  cap: number,
  known: Known = problem.subsidy > 0 ? NO_RUN : STAY,
): Generator<undefined, Found> {
  return bestOfYard(yard, problem, known, cap);
}

/** All trains are idle. */
const STAY = { choices: [], value: 0 };
