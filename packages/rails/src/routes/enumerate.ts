import { crudeBound } from './crude.ts';
import { EITHER, type Fare, FIRST, NOTHING, subsidyOf } from './fare.ts';
import { BARRED, BLOCKED, type RunGraph } from './graph.ts';
import { bestOfPools, RoutePool } from './pool.ts';
import { type Found, type Known, NO_RUN, type Problem } from './problem.ts';

/**
 * The best run by enumerating every route of every kind of train and trying their combinations: the known one, if none
 * is better. Fast if there are few routes; null if enumerating them takes more than this many steps.
 */
export function byEnumeration(problem: Problem, steps: number, known: Known = NO_RUN): Found | null {
  const pools: RoutePool[] = [];
  let left = steps;
  for (const { fare } of problem.kinds) {
    const pool = new RoutePool(problem.graph);
    left = everyRoute(problem.graph, fare, problem.blockedPasses, pool, left);
    if (left < 0) return null;
    pools.push(pool);
  }
  const best = bestOfPools(pools, countsOf(problem), known.value, problem) ?? known;
  return { ...best, bound: best.value };
}

/** A run assembled from the first routes found, where there are far too many of them. */
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

/** Stops that a route calls at, in this order. */
export interface StopOrder {
  readonly vertices: readonly number[];
  /** For each of them but the first, and each vertex: at least how many stops lie on the way to it and on to the last of them. */
  readonly ahead: readonly Int32Array[];
}

/** Collects every route of a train that calls at these stops in this order; returns the steps left. */
export function everyRouteThrough(
  graph: RunGraph,
  fare: Fare,
  blockedPasses: number,
  order: StopOrder,
  pool: Collector,
  steps: number,
): number {
  return new Walk(graph, fare, blockedPasses, pool, steps, order).fromFirstStop();
}

/**
 * Collects every route of a train: outward from an own station along one arm, then along a second one. A route with
 * several own stations is only found from the first of them. Returns the steps left, negative if it gave up.
 */
export function everyRoute(
  graph: RunGraph,
  fare: Fare,
  blockedPasses: number,
  pool: Collector,
  steps: number,
): number {
  return new Walk(graph, fare, blockedPasses, pool, steps).fromEveryStation();
}

class Walk {
  private readonly graph: RunGraph;
  private readonly fare: Fare;
  private readonly blockedPasses: number;
  private readonly pool: Collector;
  private readonly visited: Uint8Array;
  private readonly inHex: Uint8Array;
  private readonly path: number[] = [];
  /** Optional stops on the way; the best are taken within the train's numbers. */
  private readonly spare: number[] = [];
  private left: number;
  private root = 0;
  /** Where the first arm ends, once the second has begun; -1 before. */
  private end = -1;
  /** Edges at the root that the second arm may start with: those after the first arm's. */
  private later = 0;
  private first = 0;
  private all = 0;
  private value: number;
  private completes = 0;
  private passes = 0;
  private stations = 0;
  private readonly order: StopOrder | null;
  /** Which of the ordered stops comes next. */
  private next = 0;

  constructor(
    graph: RunGraph,
    fare: Fare,
    blockedPasses: number,
    pool: Collector,
    steps: number,
    order: StopOrder | null = null,
  ) {
    this.order = order;
    this.graph = graph;
    this.fare = fare;
    this.blockedPasses = blockedPasses;
    this.pool = pool;
    this.left = steps;
    this.value = fare.base;
    this.visited = new Uint8Array(graph.vertices.length);
    this.inHex = new Uint8Array(graph.visits?.count ?? 0);
  }

  fromEveryStation(): number {
    const { fare } = this;
    const { station, at } = this.graph;
    for (let root = 0; root < station.length; root++) {
      if (!station[root]) continue;
      const uses = fare.uses[root]!;
      if ((uses === FIRST && fare.first < 1) || (uses !== NOTHING && fare.all < 1)) continue;
      this.root = root;
      this.enter(root, uses, 1);
      for (let i = 0; i < at[root]!.length; i++) {
        this.later = i + 1;
        this.step(root, at[root]![i]!);
      }
      this.enter(root, uses, -1);
    }
    return this.left;
  }

  /** The first arm calls at the stops that are left, the second leads on from the first of them the other way. */
  fromFirstStop(): number {
    const { fare, graph } = this;
    const root = this.order!.vertices[0]!;
    const uses = fare.uses[root]!;
    if ((uses === FIRST && fare.first < 1) || (uses !== NOTHING && fare.all < 1)) return this.left;
    this.root = root;
    this.next = 1;
    this.enter(root, uses, 1);
    for (const edge of graph.at[root]!) this.step(root, edge);
    return this.left;
  }

  /** Do the stops that are left come in their order, and within the train's numbers? */
  private keepsOrder(to: number, all: number): boolean {
    const { vertices, ahead } = this.order!;
    const place = vertices.indexOf(to);
    if (place >= 0 && place !== this.next) return false;
    const next = place >= 0 ? place + 1 : this.next;
    return next === vertices.length || all + ahead[next]![to]! <= this.fare.all;
  }

  private step(from: number, edge: number): void {
    const { fare, graph, path, spare } = this;
    const to = graph.u[edge] === from ? graph.v[edge]! : graph.u[edge]!;
    if (this.visited[to] || --this.left < 0) return;
    // Without an order a route is found from the first of its stations.
    if (!this.order && graph.station[to] && to < this.root) return;
    const optional = fare.optional[to] === 1;
    const uses = optional ? NOTHING : fare.uses[to]!;
    if (uses === FIRST && this.first === fare.first) return;
    if (uses !== NOTHING && this.all === fare.all) return;
    if (this.order && !this.keepsOrder(to, this.all + (uses === NOTHING ? 0 : 1))) return;
    if (this.cross(edge, 1)) {
      this.enter(to, uses, 1);
      if (optional) spare.push(to);
      path.push(edge);
      this.goOn(to, edge);
      path.pop();
      if (optional) spare.pop();
      this.enter(to, uses, -1);
    }
    this.cross(edge, -1);
  }

  /** Crosses the sides that the edge crosses, or undoes that; false if a hex would be entered twice. */
  private cross(edge: number, by: 1 | -1): boolean {
    const { visits } = this.graph;
    if (!visits) return true;
    const crossed = visits.ofEdge[edge]!;
    let fits = true;
    for (let i = 0; i < crossed.length; i += 2) {
      this.inHex[crossed[i]!]! += by * crossed[i + 1]!;
      if (this.inHex[crossed[i]!]! > 2) fits = false;
    }
    return fits;
  }

  private enter(vertex: number, uses: number, by: 1 | -1): void {
    const { fare } = this;
    this.visited[vertex] = by > 0 ? 1 : 0;
    if (this.graph.station[vertex]) this.stations += by;
    if (this.order?.vertices.includes(vertex) && vertex !== this.root) this.next += by;
    if (uses === FIRST) this.first += by;
    if (uses >= EITHER) this.all += by;
    if (fare.optional[vertex]) return;
    this.value += by * fare.value[vertex]!;
    this.completes += by * fare.completes[vertex]!;
  }

  private goOn(vertex: number, came: number): void {
    const { pass, trunk } = this.graph;
    this.reach(vertex);
    if (pass[vertex] === BARRED || this.left < 0) return;
    if (pass[vertex] === BLOCKED) {
      if (this.passes === this.blockedPasses) return;
      this.passes++;
    }
    const edges = this.graph.at[vertex]!;
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i]!;
      if (edge === came) continue;
      if (trunk[vertex]! >= 0 && came !== trunk[vertex] && edge !== trunk[vertex]) continue;
      this.step(vertex, edge);
    }
    if (pass[vertex] === BLOCKED) this.passes--;
  }

  /** The route may end here; or its first arm does, and the second begins. */
  private reach(vertex: number): void {
    const { mayEnd, pass, at } = this.graph;
    const { root, order } = this;
    if (!mayEnd[vertex] || (order && this.next < order.vertices.length)) return;
    if (this.end >= 0) {
      this.record(this.end, vertex);
      return;
    }
    if (mayEnd[root]) this.record(root, vertex);
    if (pass[root] === BARRED) return;
    const blocked = pass[root] === BLOCKED ? 1 : 0;
    if (this.passes + blocked > this.blockedPasses) return;
    this.passes += blocked;
    this.end = vertex;
    const from = this.later;
    for (let i = from; i < at[root]!.length; i++) this.step(root, at[root]![i]!);
    this.end = -1;
    this.passes -= blocked;
  }

  private record(a: number, b: number): void {
    const { fare } = this;
    const { box } = this.graph;
    if (this.stations === 0 || (box[a]! >= 0 && box[a] === box[b]) || !this.mayBothEnd(a, b)) return;
    let room = fare.all - this.all;
    let sum = this.value;
    let complete = this.completes;
    for (let i = 0; i < 2; i++) {
      const vertex = i === 0 ? a : b;
      if (!fare.optional[vertex]) continue;
      complete += fare.completes[vertex]!;
      // In that case it is one of the optional stops on the way.
      if (fare.optionalEnds) continue;
      if (fare.uses[vertex] !== NOTHING) room--;
      sum += fare.value[vertex]!;
    }
    if (room < 0 || complete < 2) return;
    if (this.spare.length === 0) this.keep(sum);
    else for (const extra of extras(this.spare, a, b, fare, room)) this.keep(sum + extra);
  }

  /** Where a hex may be entered once: a route that has left the hex of one end does not come back to the other. */
  private mayBothEnd(a: number, b: number): boolean {
    const { visits } = this.graph;
    if (!visits) return true;
    const hex = visits.ofVertex[a]!;
    return hex < 0 || hex !== visits.ofVertex[b] || this.inHex[hex] === 0;
  }

  private keep(sum: number): void {
    if (this.pool.add(sum, this.path, this.passes > 0) === false) this.left = -1;
  }
}

/**
 * What optional stops add to a route with room for this many: the maximum or, if subsidies count, every efficient trade
 * of revenue against subsidy.
 */
function extras(spare: readonly number[], a: number, b: number, fare: Fare, room: number): number[] {
  let free = 0;
  const paying: number[] = [];
  const subsidised: number[] = [];
  for (const vertex of spare) {
    if (!fare.optionalEnds && (vertex === a || vertex === b)) continue;
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
