import { revenueOf, score } from './fare.ts';
import { bestOnFewRoutes, canEarnMoreOnFewRoutes, type FewRun } from './few-routes.ts';
import type { RunGraph } from './graph.ts';
import { type Found, type Problem, problemOf } from './problem.ts';
import type { GivenRoute, Run, RunQuery } from './query.ts';
import { search } from './search.ts';
import { reversed } from './simplify.ts';
import { withBestStops } from './stops.ts';
import { checkRoutes } from './verify.ts';

/** The best run of all trains of a company together, and the proof: no run earns more than `bound`. */
export interface BestRun extends Run {
  readonly bound: number;
  /** True if bound = revenue; false only if the limits ended the search. */
  readonly proven: boolean;
}

export interface Limits {
  /** The maximum number of states before the best run found so far is returned. */
  readonly cap?: number;
}

/** Enough for fully built maps; about 200 MB at worst. */
export const CAP = 4_000_000;

/** The most that a company can earn with all of its trains. */
export function bestRoutes(query: RunQuery, limits: Limits = {}): BestRun {
  return drained(bestRoutesStepwise(query, limits));
}

/** The same, yielding in between, so that the caller can do something else, or abort. */
export function* bestRoutesStepwise(query: RunQuery, limits: Limits = {}): Generator<undefined, BestRun> {
  const few = bestOnFewRoutes(query);
  if (few) return checkedBest(query, few);
  const problem = problemOf(query, 'ignored');
  return traced(query, problem, yield* search(problem, limits.cap ?? CAP));
}

/** The verifier checks what was found. */
function checkedBest(query: RunQuery, { routes, revenue }: FewRun): BestRun {
  const checked = checkRoutes(query, routes);
  if (!checked.ok) throw new Error(`the best routes are refused: ${JSON.stringify(checked.objection)}`);
  if (checked.run.revenue !== revenue) throw new Error('the best routes are miscounted');
  const { routes: run, subsidy } = checked.run;
  return { routes: run, revenue, subsidy, bound: revenue, proven: true };
}

function traced(query: RunQuery, problem: Problem, found: Found): BestRun {
  const run = runOf(query, problem, found, (train, path) => withBestStops(query, train, path));
  const bound = Math.max(run.revenue, revenueOf(found.bound));
  return { ...run, bound, proven: bound === run.revenue };
}

/** The revenue of the best run, which is not traced on the map for that. */
export function bestRevenue(query: RunQuery): number {
  const few = bestOnFewRoutes(query);
  if (few) return few.revenue;
  const problem = problemOf(query, 'ignored');
  const found = drained(search(problem, CAP));
  const value = Math.max(0, found.value);
  // Tracing a run may show that it earns more than was counted, if the limit ended the search.
  return found.bound > value ? traced(query, problem, found).revenue : revenueOf(value);
}

/**
 * Do all trains together earn more in some run than in a legal one with this revenue? Looking for better runs only is
 * faster than finding the best one, and none has to be traced on the map.
 */
export function canEarnMore(query: RunQuery, revenue: number): boolean {
  const answer = canEarnMoreOnFewRoutes(query, revenue);
  if (answer !== null) return answer;
  const known = { choices: [], value: score(revenue, 0) };
  return drained(search(problemOf(query, 'ignored'), CAP, known)).value > known.value;
}

export function drained<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The run as routes over the map. The verifier checks it. */
export function runOf(
  query: RunQuery,
  problem: Problem,
  found: Found,
  stops: (train: string, path: readonly string[], value: number) => GivenRoute,
): Run {
  const idle = problem.kinds.map(({ trains }) => [...trains]);
  const given = found.choices.map(({ kind, edges, value }): GivenRoute => {
    const train = query.trains[idle[kind]!.shift()!]!.id;
    return stops(train, pathOf(problem.graph, edges), value);
  });
  const checked = checkRoutes(query, given);
  if (!checked.ok) throw new Error(`the best routes are refused: ${JSON.stringify(checked.objection)}`);
  // The two only differ if the search was aborted.
  const { revenue } = checked.run;
  if (revenue < revenueOf(Math.max(0, found.value)) || revenue > revenueOf(Math.max(0, found.bound)))
    throw new Error('the best routes are miscounted');
  return checked.run;
}

/** The path along a set of edges, as game actions write it. */
export function pathOf(graph: RunGraph, edges: readonly number[]): string[] {
  const { network } = graph;
  const degree = new Map<number, number[]>();
  for (const e of edges) {
    for (const end of [graph.u[e]!, graph.v[e]!]) degree.set(end, [...(degree.get(end) ?? []), e]);
  }
  const ends = [...degree].filter(([, at]) => at.length === 1).map(([vertex]) => vertex);
  let vertex = Math.min(...ends);
  const path = [nameOf(graph, vertex)!];
  const left = new Set(edges);
  while (left.size > 0) {
    const e = degree.get(vertex)!.find((edge) => left.has(edge))!;
    left.delete(e);
    const forward = graph.u[e] === vertex;
    const edge = forward ? network.edges[graph.edges[e]!]! : reversed(network.edges[graph.edges[e]!]!);
    for (const hex of edge.enters) path.push(network.hexes[hex]!.id);
    vertex = forward ? graph.v[e]! : graph.u[e]!;
    const name = nameOf(graph, vertex);
    // A node stands for its hex, unless the train came from another node of the same hex.
    if (name === null) continue;
    if (!path.at(-1)!.includes('.')) path.pop();
    path.push(name);
  }
  return path;
}

export function nameOf(graph: Pick<RunGraph, 'network' | 'vertices'>, vertex: number): string | null {
  const { hex, node } = graph.network.vertices[graph.vertices[vertex]!]!;
  if (node === null || node.face.kind === 'junction') return null;
  return `${graph.network.hexes[hex]!.id}.${node.index}`;
}
