import { type Objection, objection } from '@signalbox/kernel';
import { bestRoutes, CAP, drained, nameOf, pathOf } from './best.ts';
import { detour } from './detour.ts';
import { everyRouteThrough, type StopOrder } from './enumerate.ts';
import { type Fare, NOTHING, revenueOf, score } from './fare.ts';
import { BARRED, type RunGraph } from './graph.ts';
import { type Problem, problemOf } from './problem.ts';
import type { GivenRoute, RunQuery } from './query.ts';
import { search } from './search.ts';
import { withBestStops } from './stops.ts';
import { type Checked, checkRoutes } from './verify.ts';
import { trackName, walkPath } from './walk.ts';

/** Stops that a train is to call at, in this order, by the names of their nodes. */
export interface StopsOfTrain {
  readonly train: string;
  readonly stops: readonly string[];
}

/**
 * The run in which each of these trains takes the best route through its stops, one train after another, and the others
 * the best run on the track that is left; or the first rule that is in the way.
 */
export function runThrough(query: RunQuery, requests: readonly StopsOfTrain[]): Checked {
  const fixed: GivenRoute[] = [];
  for (const request of requests) {
    const route = bestThrough(beside(query, fixed), request);
    if (!route) return { ok: false, objection: inTheWay(query, fixed, request) };
    fixed.push(route);
  }
  const rest = query.trains.filter(({ id }) => !requests.some(({ train }) => train === id));
  const others = bestRoutes({ ...beside(query, fixed), trains: rest }).routes;
  const together = checkRoutes(query, [...fixed, ...others]);
  // If all routes have to be connected and these are not, the other trains stay idle until they are given stops too.
  return together.ok ? together : checkRoutes(query, fixed);
}

/**
 * The run in which each train runs exactly from the first of its stops to the last, on the best way through them; a
 * train with fewer than two stops is idle. For those who want to find the run themselves.
 */
export function runBetween(query: RunQuery, requests: readonly StopsOfTrain[]): Checked {
  const fixed: GivenRoute[] = [];
  for (const request of requests) {
    if (request.stops.length < 2) continue;
    const route = bestThrough(beside(query, fixed), request);
    if (!route) return { ok: false, objection: inTheWay(query, fixed, request) };
    fixed.push(
      withBestStops(query, route.train, between(route.path, request.stops), undefined, request.stops),
    );
  }
  return checkRoutes(query, fixed);
}

/** The part of a path from the first of these stops to the last. */
function between(path: readonly string[], stops: readonly string[]): readonly string[] {
  const places = stops.map((stop) => path.indexOf(stop));
  return path.slice(Math.min(...places), Math.max(...places) + 1);
}

/** The stops that a train could call at next, after those that it calls at already, beside trains with these routes. */
export function nextStops(
  query: RunQuery,
  { train, stops }: StopsOfTrain,
  others: readonly GivenRoute[] = [],
): string[] {
  const problem = problemOfTrain(beside(query, others), train);
  if (!problem) return [];
  const { graph } = problem;
  const known = stops.map((name) => vertexOf(graph, name));
  if (known.includes(-1)) return [];
  return graph.vertices.flatMap((_, vertex) => {
    const name = nameOf(graph, vertex);
    return name && !known.includes(vertex) && canCallAt(problem, [...known, vertex]) ? [name] : [];
  });
}

/** More than any run earns: a train calls at its stops if it can. */
const MAX_REVENUE = 20_000;
/** Enough to search all routes through three or more stops on nearly every map. */
const STEPS = 2_000_000;
/** Usually enough to find any route through some stops; if not, clicking the stop gives the answer. */
const FEW_STEPS = 4_000;

/** The best route of one train through stops in this order; null if there is none. */
function bestThrough(query: RunQuery, { train, stops }: StopsOfTrain): GivenRoute | null {
  const problem = problemOfTrain(query, train);
  if (!problem || stops.length === 0) return null;
  const vertices = stops.map((name) => vertexOf(problem.graph, name));
  if (vertices.includes(-1)) return null;
  // A route is the same in both directions, so two stops have no order.
  const edges = stops.length > 2 ? bestInOrder(problem, vertices) : bestAmong(problem, vertices);
  if (!edges) return null;
  const route = withBestStops(query, train, pathOf(problem.graph, edges), undefined, stops);
  return checkRoutes(query, [route]).ok ? route : null;
}

function problemOfTrain(query: RunQuery, id: string): Problem | null {
  const train = query.trains.find((each) => each.id === id);
  return train ? problemOf({ ...query, trains: [train] }, 'counted') : null;
}

function vertexOf(graph: RunGraph, name: string): number {
  return graph.vertices.findIndex((_, vertex) => nameOf(graph, vertex) === name);
}

/** The fare of a train that has to stop at these vertices and earns `reward` more at each. */
function callingAt(fare: Fare, vertices: readonly number[], reward: number): Fare {
  const value = fare.value.slice();
  const optional = fare.optional.slice();
  for (const vertex of vertices) {
    value[vertex]! += reward;
    optional[vertex] = 0;
  }
  return { ...fare, value, optional };
}

/** Edges of the best route through these vertices. */
function bestAmong(problem: Problem, vertices: readonly number[]): readonly number[] | null {
  const { graph, kinds, grain } = problem;
  const step = revenueOf(grain);
  const reward = score(Math.ceil(MAX_REVENUE / step) * step, 0);
  const [kind] = kinds;
  const fare = callingAt(kind!.fare, vertices, reward);
  const { choices } = drained(search({ ...problem, kinds: [{ ...kind!, fare }] }, CAP));
  const edges = choices[0]?.edges ?? [];
  const visited = new Set(edges.flatMap((edge) => [graph.u[edge]!, graph.v[edge]!]));
  return vertices.every((vertex) => visited.has(vertex)) ? edges : null;
}

function bestInOrder(problem: Problem, vertices: readonly number[]): readonly number[] | null {
  let most = Number.NEGATIVE_INFINITY;
  let best: readonly number[] | null = null;
  walkThrough(problem, vertices, STEPS, (value, edges) => {
    if (value > most) {
      most = value;
      best = [...edges];
    }
    return true;
  });
  return best;
}

function canCallAt(problem: Problem, vertices: readonly number[]): boolean {
  const [first, second] = vertices;
  // A single stop is called at on the way to a station, if it is none itself.
  const alone = second === undefined && problem.graph.station[first!] === 0;
  const ways = alone ? stationsBeside(problem.graph, first!) : [vertices];
  // It ends early if a route is found, or if that takes too long.
  return ways.some((way) => walkThrough(problem, way, FEW_STEPS, () => false) < 0);
}

/** The vertex together with each of the company's stations. */
function stationsBeside({ station }: RunGraph, vertex: number): number[][] {
  const others = [...station.keys()].filter((other) => station[other] && other !== vertex);
  return others.map((other) => [vertex, other]);
}

function walkThrough(
  { graph, kinds, blockedPasses }: Problem,
  vertices: readonly number[],
  steps: number,
  add: (value: number, edges: readonly number[]) => boolean,
): number {
  const fare = callingAt(kinds[0]!.fare, vertices, 0);
  return everyRouteThrough(graph, fare, blockedPasses, orderOf(graph, fare, vertices), { add }, steps);
}

function orderOf(graph: RunGraph, fare: Fare, vertices: readonly number[]): StopOrder {
  const ahead: Int32Array[] = [];
  for (let i = vertices.length - 1; i > 0; i--) {
    const after = i + 1 < vertices.length ? ahead[i + 1]![vertices[i]!]! : 0;
    ahead[i] = stopsOnTheWay(graph, fare, vertices[i]!).map((stops) => stops + after);
  }
  return { vertices, ahead };
}

const UNREACHED = 1000;

/** From each vertex, at least how many stops a train makes on the way to another one, that one included. */
function stopsOnTheWay(graph: RunGraph, fare: Fare, to: number): Int32Array {
  const stops = new Int32Array(graph.vertices.length).fill(UNREACHED);
  stops[to] = 0;
  let open = [to];
  while (open.length > 0) {
    const next: number[] = [];
    for (const vertex of open) {
      if (vertex !== to && graph.pass[vertex] === BARRED) continue;
      const counts = fare.uses[vertex] !== NOTHING && !fare.optional[vertex] ? 1 : 0;
      for (const edge of graph.at[vertex]!) {
        const other = graph.u[edge] === vertex ? graph.v[edge]! : graph.u[edge]!;
        if (stops[other]! <= stops[vertex]! + counts) continue;
        stops[other] = stops[vertex]! + counts;
        next.push(other);
      }
    }
    open = next;
  }
  return stops;
}

/** The query for trains that run beside others: on other track, and only one train passes blocked stations. */
function beside(query: RunQuery, fixed: readonly GivenRoute[]): RunQuery {
  if (fixed.length === 0) return query;
  const walks = fixed.map((route) => walkPath(query, route));
  const taken = new Set(
    walks.flatMap((walk) => ('why' in walk ? [] : walk.used.map((piece) => trackName(query.board, piece)))),
  );
  const strict = { ...query.rules, blockedPasses: 0 };
  const passed = !fixed.every((route) => checkRoutes({ ...query, rules: strict }, [route]).ok);
  return { ...query, taken, rules: passed ? strict : query.rules };
}

/** The rule that a train would break on the way that leads through its stops most directly. */
function inTheWay(query: RunQuery, fixed: readonly GivenRoute[], { train, stops }: StopsOfTrain): Objection {
  const way = detour(query, beside(query, fixed).taken ?? new Set(), stops);
  if ('from' in way) return objection('routes/no-track', { train, ...way });
  const route = withBestStops(query, train, way.path, undefined, stops);
  const checked = checkRoutes(query, [...fixed, route]);
  return checked.ok ? objection('routes/no-way', { train }) : checked.objection;
}
