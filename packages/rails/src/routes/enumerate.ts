import { crudeBound } from './crude.ts';
import { EITHER, type Fare, FIRST, NOTHING, subsidyOf } from './fare.ts';
import { BARRED, BLOCKED, type RunGraph } from './graph.ts';
import { bestOfPools, RoutePool } from './pool.ts';
import { type Found, NO_RUN, type Problem } from './problem.ts';

/**
 * The best run by walking every route of every kind of train and trying their combinations. Quick where there are
 * few routes; null where walking them takes more than this many steps.
 */
export function byEnumeration(problem: Problem, steps: number): Found | null {
  const pools: RoutePool[] = [];
  let left = steps;
  for (const { fare } of problem.kinds) {
    const pool = new RoutePool(problem.graph);
    left = everyRoute(problem.graph, fare, problem.blockedPasses, pool, left);
    if (left < 0) return null;
    pools.push(pool);
  }
  const best = bestOfPools(pools, countsOf(problem), NO_RUN.value, problem) ?? NO_RUN;
  return { ...best, bound: best.value };
}

/** A run put together from the first routes that come along, where there are far too many of them. */
export function fromSomeRoutes(problem: Problem, steps: number): Found {
  const pools = problem.kinds.map(({ fare }) => {
    const pool = new RoutePool(problem.graph);
    everyRoute(problem.graph, fare, problem.blockedPasses, pool, steps);
    return pool;
  });
  const best = bestOfPools(pools, countsOf(problem), NO_RUN.value, problem) ?? NO_RUN;
  return {
    ...best,
    bound: problem.kinds.reduce((sum, { fare, count }) => sum + count * crudeBound(fare), 0),
  };
}

const countsOf = ({ kinds }: Problem) => kinds.map(({ count }) => count);

/** What is done with each route; `false` ends the search. */
interface Collector {
  add(value: number, edges: readonly number[], blocked: boolean): boolean | undefined;
}

/**
 * Collects every route of a train: outward from an own station along one arm, then along a second one. A route with
 * several own stations is found from the first of them only. Returns the steps left, less than none if it gave up.
 */
export function everyRoute(
  graph: RunGraph,
  fare: Fare,
  blockedPasses: number,
  pool: Collector,
  steps: number,
): number {
  const { u, v, at, trunk, pass, mayEnd, station, box, visits } = graph;
  // At hand, since every step asks for them.
  const [nothing, either, firstOnly, barred, blocked] = [NOTHING, EITHER, FIRST, BARRED, BLOCKED];
  const visited = new Uint8Array(graph.vertices.length);
  const inHex = new Uint8Array(visits?.count ?? 0);
  const path: number[] = [];
  /** Optional stops on the way; the best are taken as far as the train's numbers allow. */
  const spare: number[] = [];
  let left = steps;
  let root = 0;
  /** Where the first arm ends, once the second is under way; -1 before. */
  let end = -1;
  /** Edges at the root that the second arm may start with: those after the first arm's. */
  let later = 0;
  let first = 0;
  let all = 0;
  let value = fare.base;
  let completes = 0;
  let passes = 0;

  const keep = (sum: number) => {
    if (pool.add(sum, path, passes > 0) === false) left = -1;
  };

  const record = (a: number, b: number) => {
    if (box[a]! >= 0 && box[a] === box[b]) return;
    if (visits) {
      const ha = visits.ofVertex[a]!;
      const hb = visits.ofVertex[b]!;
      if (ha >= 0 && inHex[ha]! + (ha === hb ? 2 : 1) > 2) return;
      if (hb >= 0 && inHex[hb]! + (ha === hb ? 2 : 1) > 2) return;
    }
    let room = fare.all - all;
    let sum = value;
    let complete = completes;
    for (let i = 0; i < 2; i++) {
      const vertex = i === 0 ? a : b;
      if (!fare.optional[vertex]) continue;
      if (fare.uses[vertex] !== nothing) room--;
      sum += fare.value[vertex]!;
      complete += fare.completes[vertex]!;
    }
    if (room < 0 || complete < 2) return;
    if (spare.length === 0) keep(sum);
    else for (const extra of extras(spare, a, b, fare, room)) keep(sum + extra);
  };

  const reach = (vertex: number) => {
    if (!mayEnd[vertex]) return;
    if (end >= 0) return record(end, vertex);
    if (mayEnd[root]) record(root, vertex);
    if (pass[root] === barred) return;
    end = vertex;
    const from = later;
    for (let i = from; i < at[root]!.length; i++) step(root, at[root]![i]!);
    end = -1;
  };

  const step = (from: number, edge: number) => {
    const to = u[edge] === from ? v[edge]! : u[edge]!;
    if (visited[to] || (station[to] && to < root) || --left < 0) return;
    const optional = fare.optional[to] === 1;
    const uses = optional ? nothing : fare.uses[to]!;
    if (uses === firstOnly && first === fare.first) return;
    if (uses !== nothing && all === fare.all) return;
    let fits = true;
    if (visits) {
      const crossed = visits.ofEdge[edge]!;
      for (let i = 0; i < crossed.length; i += 2) {
        inHex[crossed[i]!]! += crossed[i + 1]!;
        if (inHex[crossed[i]!]! > 2) fits = false;
      }
    }
    if (fits) {
      enter(to, uses, 1);
      if (optional) spare.push(to);
      path.push(edge);
      goOn(to, edge);
      path.pop();
      if (optional) spare.pop();
      enter(to, uses, -1);
    }
    if (visits) {
      const crossed = visits.ofEdge[edge]!;
      for (let i = 0; i < crossed.length; i += 2) inHex[crossed[i]!]! -= crossed[i + 1]!;
    }
  };

  const enter = (vertex: number, uses: number, by: 1 | -1) => {
    visited[vertex] = by > 0 ? 1 : 0;
    if (uses === firstOnly) first += by;
    if (uses >= either) all += by;
    if (fare.optional[vertex]) return;
    value += by * fare.value[vertex]!;
    completes += by * fare.completes[vertex]!;
  };

  const goOn = (vertex: number, came: number) => {
    reach(vertex);
    if (pass[vertex] === barred || left < 0) return;
    if (pass[vertex] === blocked) {
      if (passes === blockedPasses) return;
      passes++;
    }
    const edges = at[vertex]!;
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i]!;
      if (edge === came) continue;
      if (trunk[vertex]! >= 0 && came !== trunk[vertex] && edge !== trunk[vertex]) continue;
      step(vertex, edge);
    }
    if (pass[vertex] === blocked) passes--;
  };

  for (root = 0; root < station.length; root++) {
    if (!station[root]) continue;
    const uses = fare.uses[root]!;
    if ((uses === firstOnly && fare.first < 1) || (uses !== nothing && fare.all < 1)) continue;
    enter(root, uses, 1);
    for (let i = 0; i < at[root]!.length; i++) {
      later = i + 1;
      step(root, at[root]![i]!);
    }
    enter(root, uses, -1);
  }
  return left;
}

/**
 * What optional stops add to a route with room for this many: the most, and where subsidies count, every good trade of
 * revenue against subsidy.
 */
function extras(spare: readonly number[], a: number, b: number, fare: Fare, room: number): number[] {
  let free = 0;
  const paying: number[] = [];
  const subsidised: number[] = [];
  for (const vertex of spare) {
    if (vertex === a || vertex === b) continue;
    const value = fare.value[vertex]!;
    if (fare.uses[vertex] === NOTHING) free += value;
    else (subsidyOf(value) > 0 ? subsidised : paying).push(value);
  }
  if (paying.length + subsidised.length <= room) {
    for (const value of paying) free += value;
    for (const value of subsidised) free += value;
    return [free];
  }
  const down = (x: number, y: number) => y - x;
  paying.sort(down);
  subsidised.sort(down);
  const sum = (values: number[], count: number) =>
    values.slice(0, count).reduce((total, each) => total + each, 0);
  const sums: number[] = [];
  for (let halts = Math.min(room, subsidised.length); halts >= 0; halts--) {
    sums.push(free + sum(subsidised, halts) + sum(paying, room - halts));
    if (paying.length + halts <= room) break;
  }
  return sums;
}
