import type { RunGraph } from './graph.ts';
import { reversed } from './simplify.ts';

/** The way along a set of edges that form a path, as game actions write it. */
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
    // A node stands for its hex, unless the train came to it from another node of the same hex.
    if (name === null) continue;
    if (!path.at(-1)!.includes('.')) path.pop();
    path.push(name);
  }
  return path;
}

function nameOf(graph: RunGraph, vertex: number): string | null {
  const { hex, node } = graph.network.vertices[graph.vertices[vertex]!]!;
  if (node === null || node.face.kind === 'junction') return null;
  return `${graph.network.hexes[hex]!.id}.${node.index}`;
}
