import { opposite } from '../map/geometry.ts';
import type { Edge, Network } from './network.ts';
import type { Stitched } from './stitch.ts';

/**
 * Drops dead-end track, and merges stretches that meet where there is no choice, so that only stops, real junctions and
 * real forks are left.
 */
export function simplify(ground: Pick<Network, 'hexes' | 'numbers'>, stitched: Stitched): Network {
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
    const here = at[vertex]!;
    const isCut = vertices[vertex]!.node === null && !here.includes(trunk[vertex]!);
    if (here.length === 1 || isCut) for (const e of [...here]) drop(e);
    else if (here.length === 2) merge(vertex, here[0]!, here[1]!);
  }
  return pack(ground, vertices, edges, trunk);
}

export function reversed(edge: Edge): Edge {
  const sides = edge.sides.map((side, i) => edge.enters[i]! * 6 + opposite(side % 6)).reverse();
  return { u: edge.v, v: edge.u, sides, enters: edge.sides.map((side) => Math.floor(side / 6)).reverse() };
}

function pack(
  { hexes, numbers }: Pick<Network, 'hexes' | 'numbers'>,
  vertices: Network['vertices'],
  drafts: readonly (Edge | null)[],
  trunks: readonly number[],
): Network {
  const edges: Edge[] = [];
  const renumbered = new Int32Array(drafts.length).fill(-1);
  const at: number[][] = vertices.map(() => []);
  drafts.forEach((edge, e) => {
    if (!edge) return;
    renumbered[e] = edges.length;
    at[edge.u]!.push(edges.length);
    at[edge.v]!.push(edges.length);
    edges.push(edge);
  });
  const trunk = trunks.map((e) => (e < 0 ? -1 : renumbered[e]!));
  return { hexes, numbers, vertices, edges, at, trunk };
}
