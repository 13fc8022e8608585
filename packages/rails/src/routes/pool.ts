import { connected } from './connected.ts';
import { twice } from './diagram/grow.ts';
import { subsidyOf } from './fare.ts';
import type { RunGraph } from './graph.ts';
import type { Choice } from './problem.ts';

/** Routes of one kind of train, as sets of what no two trains may share. */
export class RoutePool {
  readonly words: number;
  readonly values: number[] = [];
  /**
   * A row for each route: whether it runs through blocked stations, its edges, and junctions that only one train may
   * use.
   */
  bits: Int32Array;
  private readonly graph: RunGraph;
  private readonly exclusive: boolean;
  private readonly meets: number[][] = [];
  private sorted: Float64Array | null = null;

  constructor(graph: RunGraph) {
    this.graph = graph;
    this.exclusive = graph.exclusive.includes(1);
    this.words = Math.ceil((1 + graph.edges.length + (this.exclusive ? graph.vertices.length : 0)) / 32);
    this.bits = new Int32Array(this.words * 32);
  }

  add(value: number, edges: readonly number[], blocked: boolean): undefined {
    const { graph, words } = this;
    const row = this.values.length * words;
    if (row === this.bits.length) this.bits = twice(this.bits);
    // Only one train may run through blocked stations, so that is one more thing that no two share.
    if (blocked) this.set(row, 0);
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i]!;
      this.set(row, 1 + edge);
      if (!this.exclusive) continue;
      if (graph.exclusive[graph.u[edge]!]) this.set(row, 1 + graph.edges.length + graph.u[edge]!);
      if (graph.exclusive[graph.v[edge]!]) this.set(row, 1 + graph.edges.length + graph.v[edge]!);
    }
    this.values.push(value);
    this.sorted = null;
  }

  private set(row: number, bit: number): void {
    this.bits[row + (bit >> 5)]! |= 1 << (bit & 31);
  }

  edges(route: number): number[] {
    const found: number[] = [];
    for (let edge = 0; edge < this.graph.edges.length; edge++) {
      const bit = 1 + edge;
      if (this.bits[route * this.words + (bit >> 5)]! & (1 << (bit & 31))) found.push(edge);
    }
    return found;
  }

  /** The nodes of a route where it can meet other routes. */
  meetingPlaces(route: number): readonly number[] {
    const { u, v, meets } = this.graph;
    let places = this.meets[route];
    if (!places) {
      const ends = this.edges(route).flatMap((edge) => [u[edge]!, v[edge]!]);
      places = [...new Set(ends)].filter((vertex) => meets[vertex]);
      this.meets[route] = places;
    }
    return places;
  }

  /** Routes from the best to the worst, by number. */
  bestFirst(): Float64Array {
    if (!this.sorted) {
      const { values } = this;
      const keys = Float64Array.from(values, (value, i) => i - value * MAX_ROUTES).sort();
      for (let i = 0; i < keys.length; i++) keys[i] = ((keys[i]! % MAX_ROUTES) + MAX_ROUTES) % MAX_ROUTES;
      this.sorted = keys;
    }
    return this.sorted;
  }
}

const MAX_ROUTES = 1 << 22;

/** The best choice of routes from pools that scores more than `known`, at most one for each train; or null. */
export function bestOfPools(
  pools: readonly RoutePool[],
  counts: readonly number[],
  known: number,
  { meeting, subsidy }: { readonly meeting: boolean; readonly subsidy: number },
): { readonly choices: Choice[]; readonly value: number } | null {
  const kindOf = counts.flatMap((count, kind) => Array<number>(count).fill(kind));
  const orders = pools.map((pool) => pool.bestFirst());
  const ceiling = new Float64Array(kindOf.length + 1);
  for (let i = kindOf.length - 1; i >= 0; i--) {
    const kind = kindOf[i]!;
    ceiling[i] = ceiling[i + 1]! + (pools[kind]!.values[orders[kind]![0]!] ?? 0);
  }
  const words = pools[0]?.words ?? 0;
  const used = new Int32Array(words);
  /** Index in the order of its kind; -1 for an idle train. */
  const picked = new Int32Array(kindOf.length).fill(-1);
  let best = known;
  let chosen: Int32Array | null = null;

  const meetingHolds = () =>
    connected(
      kindOf.flatMap((kind, i) =>
        picked[i]! < 0 ? [] : [pools[kind]!.meetingPlaces(orders[kind]![picked[i]!]!)],
      ),
    );

  const search = (i: number, value: number) => {
    if (value > best && subsidyOf(value) >= subsidy && (!meeting || meetingHolds())) {
      best = value;
      chosen = picked.slice();
    }
    if (i === kindOf.length) return;
    const kind = kindOf[i]!;
    const { values, bits } = pools[kind]!;
    const order = orders[kind]!;
    const after = ceiling[i + 1]!;
    // Interchangeable trains take their routes in order, with idle ones last.
    const twin = i > 0 && kindOf[i - 1] === kind;
    if (!twin || picked[i - 1]! >= 0) {
      for (let place = twin ? picked[i - 1]! + 1 : 0; place < order.length; place++) {
        const route = order[place]!;
        const total = value + values[route]!;
        if (total + after <= best) break;
        const row = route * words;
        let clash = 0;
        for (let w = 0; w < words; w++) clash |= used[w]! & bits[row + w]!;
        if (clash) continue;
        for (let w = 0; w < words; w++) used[w]! |= bits[row + w]!;
        picked[i] = place;
        search(i + 1, total);
        picked[i] = -1;
        for (let w = 0; w < words; w++) used[w]! &= ~bits[row + w]!;
      }
    }
    if (value + after > best) search(i + 1, value);
  };
  search(0, 0);
  if (!chosen) return null;
  const places: Int32Array = chosen;
  return {
    value: best,
    choices: kindOf.flatMap((kind, i): Choice[] => {
      const route = orders[kind]![places[i]!];
      if (route === undefined) return [];
      return [{ kind, edges: pools[kind]!.edges(route), value: pools[kind]!.values[route]! }];
    }),
  };
}
