import type { RunGraph } from '../graph.ts';
import { edgeOrder } from './order.ts';

/**
 * The order in which a diagram decides about edges, and the bytes in which a state remembers each vertex (while some of
 * its edges are decided and some are not) and each hex that may be entered only once.
 */
export interface Sweep {
  readonly graph: RunGraph;
  readonly order: Int32Array;
  /** Byte of a state that belongs to a vertex. */
  readonly slot: Int32Array;
  /** Vertices whose last edge is the one decided in this layer. */
  readonly leaving: readonly (readonly number[])[];
  /** Layers of a vertex's first and last edge. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** Layer in which a fork's trunk is decided, -1 elsewhere. */
  readonly trunkLayer: Int32Array;
  readonly slots: number;
  /** Bytes for hexes, after the slots: byte of each counter, and those to clear after each layer. */
  readonly hexByte: Int32Array;
  readonly hexLeaving: readonly (readonly number[])[];
  readonly bytes: number;
  /** Layer after which no own station can follow. */
  readonly lastStation: number;
}

export function sweepOf(graph: RunGraph): Sweep {
  const order = edgeOrder(graph);
  const first = new Int32Array(graph.vertices.length).fill(-1);
  const last = new Int32Array(graph.vertices.length).fill(-1);
  const layerOf = new Int32Array(graph.edges.length);
  order.forEach((edge, layer) => {
    layerOf[edge] = layer;
    for (const vertex of [graph.u[edge]!, graph.v[edge]!]) {
      if (first[vertex]! < 0) first[vertex] = layer;
      last[vertex] = layer;
    }
  });
  const vertices = allotted(first, last, order.length, 0);
  const hexes = hexLives(graph, order, last);
  const counters = allotted(hexes.first, hexes.last, order.length, vertices.size);
  let lastStation = -1;
  graph.station.forEach((own, vertex) => {
    if (own) lastStation = Math.max(lastStation, last[vertex]!);
  });
  return {
    graph,
    order,
    slot: vertices.place,
    leaving: vertices.leaving,
    first,
    last,
    trunkLayer: Int32Array.from(graph.trunk, (edge) => (edge < 0 ? -1 : layerOf[edge]!)),
    slots: vertices.size,
    hexByte: counters.place,
    hexLeaving: counters.leaving,
    bytes: counters.size,
    lastStation,
  };
}

/** Assigns places to things that live from one layer to another, and reuses free ones. */
function allotted(first: Int32Array, last: Int32Array, layers: number, from: number) {
  const place = new Int32Array(first.length).fill(-1);
  const arriving: number[][] = Array.from({ length: layers }, () => []);
  const leaving: number[][] = Array.from({ length: layers }, () => []);
  first.forEach((layer, i) => {
    if (layer < 0) return;
    arriving[layer]!.push(i);
    leaving[last[i]!]!.push(i);
  });
  const free: number[] = [];
  let size = from;
  for (let layer = 0; layer < layers; layer++) {
    for (const i of arriving[layer]!) place[i] = free.pop() ?? size++;
    for (const i of leaving[layer]!) free.push(place[i]!);
  }
  return { place, leaving, size };
}

/** A hex is remembered from the first to the last edge that crosses its sides or vertex in it that may end a route. */
function hexLives(graph: RunGraph, order: Int32Array, lastOf: Int32Array) {
  const count = graph.visits?.count ?? 0;
  const first = new Int32Array(count).fill(-1);
  const last = new Int32Array(count).fill(-1);
  const touch = (hex: number, layer: number) => {
    if (first[hex]! < 0 || layer < first[hex]!) first[hex] = layer;
    if (layer > last[hex]!) last[hex] = layer;
  };
  order.forEach((edge, layer) => {
    graph.visits?.ofEdge[edge]?.forEach((hex, i) => {
      if (i % 2 === 0) touch(hex, layer);
    });
  });
  graph.visits?.ofVertex.forEach((hex, vertex) => {
    if (hex >= 0 && lastOf[vertex]! >= 0) touch(hex, lastOf[vertex]!);
  });
  return { first, last };
}

/** For each layer and slot: does it hold one of these vertices after the layer? */
export function watchedAfter(
  { last, first, slot, slots, order }: Sweep,
  watched: (vertex: number) => boolean,
): Uint8Array {
  const holds = new Uint8Array(order.length * slots);
  last.forEach((end, vertex) => {
    if (end < 0 || !watched(vertex)) return;
    for (let layer = first[vertex]!; layer < end; layer++) holds[layer * slots + slot[vertex]!] = 1;
  });
  return holds;
}
