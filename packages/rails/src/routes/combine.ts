import { connected } from './connected.ts';
import type { Routes } from './enumerate.ts';
import type { RunGraph } from './graph.ts';

/** One train's choice: the number of its route in the list, and the edges. */
export interface Choice {
  readonly train: number;
  readonly route: number;
  readonly edges: readonly number[];
}

export interface Found {
  readonly choices: readonly Choice[];
  readonly value: number;
}

/** Routes as sets of what no two trains share, best first. */
interface Pool {
  readonly values: Float64Array;
  readonly bits: Int32Array;
  readonly nodes: readonly (readonly number[])[] | null;
  readonly edges: readonly Int16Array[];
  /** Numbers in the list. */
  readonly order: readonly number[];
}

/**
 * The best choice of one route or none for each train, no two sharing track. `kinds[i]` says which list of
 * routes train i draws from; trains of one kind are interchangeable. Only a choice worth more than `known` counts.
 */
export function bestChoice(
  graph: RunGraph,
  lists: readonly Routes[],
  kinds: readonly number[],
  meeting: boolean,
  known = 0,
): Found {
  const words = Math.ceil((graph.edges.length + graph.vertices.length + 1) / 32);
  const pools = lists.map((routes) => pooled(graph, routes, words, meeting));
  const order = kinds.map((_, train) => train).sort((a, b) => kinds[a]! - kinds[b]!);
  const ceiling = new Float64Array(order.length + 1);
  for (let i = order.length - 1; i >= 0; i--) {
    ceiling[i] = ceiling[i + 1]! + (pools[kinds[order[i]!]!]!.values[0] ?? 0);
  }
  const used = new Int32Array(words);
  const picked = new Int32Array(order.length).fill(-1);
  let best = known;
  let choice: Int32Array | null = null;

  const hangTogether = () => {
    const routes = order.flatMap((train, i) =>
      picked[i]! < 0 ? [] : [pools[kinds[train]!]!.nodes![picked[i]!]!],
    );
    return connected(routes);
  };

  const search = (i: number, value: number) => {
    if (value > best && (!meeting || hangTogether())) {
      best = value;
      choice = picked.slice();
    }
    if (i === order.length) return;
    const kind = kinds[order[i]!]!;
    const pool = pools[kind]!;
    // Interchangeable trains take their routes in order, and the idle ones come last.
    const twin = i > 0 && kinds[order[i - 1]!] === kind;
    const after = ceiling[i + 1]!;
    if (!(twin && picked[i - 1]! < 0)) {
      for (let r = twin ? picked[i - 1]! + 1 : 0; r < pool.values.length; r++) {
        if (value + pool.values[r]! + after <= best) break;
        const base = r * words;
        let clash = 0;
        for (let w = 0; w < words; w++) clash |= used[w]! & pool.bits[base + w]!;
        if (clash) continue;
        for (let w = 0; w < words; w++) used[w] = used[w]! | pool.bits[base + w]!;
        picked[i] = r;
        search(i + 1, value + pool.values[r]!);
        picked[i] = -1;
        for (let w = 0; w < words; w++) used[w] = used[w]! & ~pool.bits[base + w]!;
      }
    }
    if (value + after > best) search(i + 1, value);
  };
  search(0, 0);

  const taken: Int32Array | null = choice;
  const choices = order.flatMap((train, i) => {
    const r = (taken as Int32Array | null)?.[i] ?? -1;
    const pool = pools[kinds[train]!]!;
    return r < 0 ? [] : [{ train, route: pool.order[r]!, edges: Array.from(pool.edges[r]!) }];
  });
  return { choices, value: best };
}

function pooled(graph: RunGraph, routes: Routes, words: number, meeting: boolean): Pool {
  const order = routes.values.map((_, r) => r).sort((a, b) => routes.values[b]! - routes.values[a]!);
  const bits = new Int32Array(order.length * words);
  const set = (row: number, bit: number) => {
    bits[row * words + (bit >> 5)]! |= 1 << (bit & 31);
  };
  const nodes: number[][] = [];
  order.forEach((r, row) => {
    const stops = new Set<number>();
    for (const edge of routes.edges[r]!) {
      set(row, edge);
      for (const end of [graph.u[edge]!, graph.v[edge]!]) {
        if (graph.lonely[end]) set(row, graph.edges.length + end);
        if (graph.meets[end]) stops.add(end);
      }
    }
    // Only one train runs through blocked stations: that is one more thing they cannot share.
    if (routes.blocked[r]) set(row, graph.edges.length + graph.vertices.length);
    if (meeting) nodes.push([...stops]);
  });
  return {
    values: Float64Array.from(order, (r) => routes.values[r]!),
    bits,
    nodes: meeting ? nodes : null,
    edges: order.map((r) => routes.edges[r]!),
    order,
  };
}
