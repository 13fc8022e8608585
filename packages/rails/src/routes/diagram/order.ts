import type { RunGraph } from '../graph.ts';

/**
 * An order of the edges in which only few vertices at a time have some edges done and some to come: the smaller that
 * frontier, the smaller the diagram. Greedy: always finish the vertex that leaves the smallest frontier, from several
 * starting points at the edge of the network.
 */
export function edgeOrder(graph: RunGraph): Int32Array {
  const elimination = new Elimination(graph);
  const starts = graph.at
    .map((edges, vertex) => edges.length * graph.at.length + vertex)
    .filter((key) => key >= graph.at.length)
    .sort((a, b) => a - b)
    .map((key) => key % graph.at.length);
  const tries = Math.min(starts.length, MAX_STARTS);
  for (let i = 0; i < tries; i++) elimination.from(starts[Math.floor((i * starts.length) / tries / 2)]!);
  return elimination.best;
}

const MAX_STARTS = 16;
/** Roughly the factor by which one more vertex on the frontier multiplies the states. */
const GROWTH = 2.5;

class Elimination {
  best: Int32Array;
  private least = Number.POSITIVE_INFINITY;
  private readonly graph: RunGraph;
  private readonly order: Int32Array;
  private readonly done: Uint8Array;
  private readonly left: Int32Array;
  /** When a vertex joined the frontier; 0 before. */
  private readonly since: Int32Array;
  private readonly frontier: Int32Array;
  private width = 0;
  private count = 0;
  private cost = 0;

  constructor(graph: RunGraph) {
    this.graph = graph;
    this.order = new Int32Array(graph.edges.length);
    this.best = this.order;
    this.done = new Uint8Array(graph.edges.length);
    this.left = new Int32Array(graph.at.length);
    this.since = new Int32Array(graph.at.length);
    this.frontier = new Int32Array(graph.at.length);
  }

  from(start: number): void {
    const { graph, order } = this;
    this.done.fill(0);
    this.since.fill(0);
    for (let vertex = 0; vertex < graph.at.length; vertex++) this.left[vertex] = graph.at[vertex]!.length;
    this.width = 0;
    this.count = 0;
    this.cost = 0;
    for (let next = start; this.count < order.length; next = this.next()) {
      this.finish(next);
      if (this.cost >= this.least) return;
    }
    this.least = this.cost;
    this.best = order.slice();
  }

  /** Takes all edges of a vertex: those back to the frontier first, which may close a vertex before others open. */
  private finish(vertex: number): void {
    const edges = this.graph.at[vertex]!;
    for (const back of [true, false]) {
      for (let i = 0; i < edges.length; i++) {
        const edge = edges[i]!;
        if (this.done[edge]) continue;
        const other = this.graph.u[edge] === vertex ? this.graph.v[edge]! : this.graph.u[edge]!;
        if (back && this.since[other] === 0) continue;
        this.done[edge] = 1;
        this.order[this.count++] = edge;
        this.use(vertex);
        this.use(other);
        this.cost += GROWTH ** this.width;
      }
    }
  }

  private use(vertex: number): void {
    if (this.since[vertex] === 0) {
      this.since[vertex] = this.count;
      this.frontier[this.width++] = vertex;
    }
    this.left[vertex]!--;
    if (this.left[vertex]! > 0) return;
    const at = this.frontier.indexOf(vertex);
    this.frontier[at] = this.frontier[--this.width]!;
  }

  private next(): number {
    let best = -1;
    let smallest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < this.width; i++) {
      const vertex = this.frontier[i]!;
      const change = this.growth(vertex) + this.since[vertex]! / (4 * this.order.length);
      if (change >= smallest) continue;
      smallest = change;
      best = vertex;
    }
    // Otherwise another part of the network remains.
    return best >= 0 ? best : this.left.findIndex((edges) => edges > 0);
  }

  /** How finishing a vertex changes the frontier. */
  private growth(vertex: number): number {
    const { at, u, v } = this.graph;
    let change = -1;
    const edges = at[vertex]!;
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i]!;
      if (this.done[edge]) continue;
      const other = u[edge] === vertex ? v[edge]! : u[edge]!;
      if (this.since[other] === 0) change++;
      if (this.left[other] === 1) change--;
    }
    return change;
  }
}
