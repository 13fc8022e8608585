import type { Hex } from '../map/face.ts';
import { opposite } from '../map/geometry.ts';
import type { Edge, Network } from './network.ts';
import type { Stitched } from './stitch.ts';

/**
 * Drops dead-end track, and merges stretches that meet where there is no choice, so that only stops, real junctions and
 * real forks are left.
 */
export function simplify(hexes: readonly Hex[], stitched: Stitched): Network {
  const { vertices } = stitched;
  const edges: (Edge | null)[] = [];
  const trunk = [...stitched.trunk];
  const at: number[][] = vertices.map(() => []);
  stitched.edges.forEach((edge, e) => {
    edges.push(edge);
    at[edge.u]!.push(e);
    at[edge.v]!.push(e);
  });

  const idle: number[] = [];
  const suspect = (vertex: number) => {
    const node = vertices[vertex]!.node;
    if (node === null || node.face.kind === 'junction') idle.push(vertex);
  };
  const remove = (vertex: number, e: number) => {
    at[vertex]!.splice(at[vertex]!.indexOf(e), 1);
  };
  const drop = (e: number) => {
    const edge = edges[e]!;
    edges[e] = null;
    for (const end of [edge.u, edge.v]) {
      remove(end, e);
      suspect(end);
    }
  };
  const merge = (vertex: number, e: number, f: number) => {
    const into = edges[e]!.v === vertex ? edges[e]! : reversed(edges[e]!);
    const out = edges[f]!.u === vertex ? edges[f]! : reversed(edges[f]!);
    const joined = edges.length;
    for (const [end, old] of [[into.u, e] as const, [out.v, f] as const]) {
      if (trunk[end] === old) trunk[end] = joined;
      remove(end, old);
      at[end]!.push(joined);
    }
    edges[e] = null;
    edges[f] = null;
    at[vertex] = [];
    edges.push({
      u: into.u,
      v: out.v,
      sides: [...into.sides, ...out.sides],
      enters: [...into.enters, ...out.enters],
    });
    if (into.u === out.v) drop(joined);
  };

  stitched.edges.forEach((edge, e) => {
    if (edge.u === edge.v) drop(e);
  });
  vertices.forEach((_, vertex) => {
    suspect(vertex);
  });
  for (let vertex = idle.pop(); vertex !== undefined; vertex = idle.pop()) {
    const here = [...at[vertex]!];
    const forked = vertices[vertex]!.node === null;
    if (here.length === 2) {
      if (!forked || at[vertex]!.includes(trunk[vertex]!)) merge(vertex, here[0]!, here[1]!);
      else for (const e of here) drop(e);
    } else if (here.length === 1 || (forked && !at[vertex]!.includes(trunk[vertex]!))) {
      for (const e of here) drop(e);
    }
  }
  return pack(hexes, vertices, edges, trunk);
}

export function reversed(edge: Edge): Edge {
  const sides = edge.sides.map((side, i) => edge.enters[i]! * 6 + opposite(side % 6)).reverse();
  return { u: edge.v, v: edge.u, sides, enters: edge.sides.map((side) => Math.floor(side / 6)).reverse() };
}

function pack(
  hexes: readonly Hex[],
  vertices: Network['vertices'],
  drafts: readonly (Edge | null)[],
  trunks: readonly number[],
): Network {
  const edges: Edge[] = [];
  const renumbered = new Map<number, number>();
  const at: number[][] = vertices.map(() => []);
  drafts.forEach((edge, e) => {
    if (!edge) return;
    renumbered.set(e, edges.length);
    at[edge.u]!.push(edges.length);
    at[edge.v]!.push(edges.length);
    edges.push(edge);
  });
  return { hexes, vertices, edges, at, trunk: trunks.map((e) => renumbered.get(e) ?? -1) };
}
