import type { Fleet } from './diagram/fleet.ts';
import { bestOfFleet, fleetOf } from './diagram/solve.ts';
import { byEnumeration, fromSomeRoutes } from './enumerate.ts';
import { type Found, NO_RUN, type Problem } from './problem.ts';

/** Steps of enumeration worth trying before a diagram is the better way. */
const FEW_STEPS = 500;

/** The best run, by the method that suits the map. Pauses now and then. */
export function* search(problem: Problem, cap: number): Generator<undefined, Found> {
  const quick = quickly(problem);
  if (quick) return quick;
  const fleet = yield* fleetOf(problem, cap);
  if (!fleet) return fromSomeRoutes(problem, FEW_STEPS);
  return yield* byDiagrams(fleet, problem, cap);
}

/** Where there are few routes. */
export function quickly(problem: Problem): Found | null {
  if (problem.graph.edges.length === 0) return problem.subsidy > 0 ? NO_RUN : { ...STAY, bound: 0 };
  return byEnumeration(problem, FEW_STEPS);
}

/** Where there are many. The diagrams may have been made for another subsidy. */
export function byDiagrams(fleet: Fleet, problem: Problem, cap: number): Generator<undefined, Found> {
  return bestOfFleet({ ...fleet, problem }, problem.subsidy > 0 ? NO_RUN : STAY, cap);
}

/** All trains stay at home. */
const STAY = { choices: [], value: 0 };
