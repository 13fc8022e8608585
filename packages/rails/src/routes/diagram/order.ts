import type { RunGraph } from '../graph.ts';

/**
 * An order of the edges in which only few vertices at a time have some edges done and some to come: the smaller
 * that frontier, the smaller the diagram. Greedy: always finish the vertex that leaves the smallest frontier, from
 * several starting points.
 */
export function edgeOrder(graph: RunGraph): number[] {
  const starts = graph.at
    .map((edges, vertex) => ({ vertex, degree: edges.length }))
    .filter(({ degree }) => degree > 0)
    .sort((a, b) => a.degree - b.degree)
    .slice(0, STARTS);
  let best: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const { vertex } of starts) {
    const { order, cost } = eliminate(graph, vertex, least);
    if (cost >= least) continue;
    least = cost;
    best = order;
  }
  return best;
}

const STARTS = 16;
/** About how much one more vertex on the frontier multiplies the states by. */
const GROWTH = 2.5;

function eliminate(graph: RunGraph, start: number, least: number): { order: number[]; cost: number } {
  const { at, u, v } = graph;
  const left = Int32Array.from(at, (edges) => edges.length);
  const done = new Uint8Array(u.length);
  const since = new Int32Array(at.length).fill(-1);
  const frontier: number[] = [];
  const order: number[] = [];
  let cost = 0;
  const growth = (vertex: number) => {
    let change = since[vertex]! >= 0 ? -1 : 0;
    for (const e of at[vertex]!) {
      if (done[e]) continue;
      const other = u[e] === vertex ? v[e]! : u[e]!;
      if (since[other]! < 0) change++;
      if (left[other] === 1) change--;
    }
    return change;
  };
  let next = start;
  while (order.length < u.length) {
    const edges = at[next]!.filter((e) => !done[e]);
    // Edges back to the frontier first: they may close a vertex before others open.
    edges.sort((a, b) => since[ends(b, next)]! - since[ends(a, next)]!);
    for (const e of edges) {
      done[e] = 1;
      order.push(e);
      for (const end of [u[e]!, v[e]!]) {
        if (since[end]! < 0) {
          since[end] = order.length;
          frontier.push(end);
        }
        left[end]!--;
        if (left[end] === 0) frontier.splice(frontier.indexOf(end), 1);
      }
      cost += GROWTH ** frontier.length;
      if (cost >= least) return { order, cost };
    }
    next = -1;
    let smallest = Number.POSITIVE_INFINITY;
    for (const vertex of frontier) {
      const change = growth(vertex) + since[vertex]! / (4 * u.length);
      if (change < smallest) {
        smallest = change;
        next = vertex;
      }
    }
    // Another part of the network.
    if (next < 0) next = left.findIndex((edges) => edges > 0);
  }
  return { order, cost };

  function ends(e: number, vertex: number) {
    return u[e] === vertex ? v[e]! : u[e]!;
  }
}
