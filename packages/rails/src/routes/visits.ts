import type { Network } from './network.ts';

/**
 * Where no hex may be entered twice: a visit has two ends, each a side crossed or an end of the route, so a
 * route counts at most two of them in each hex.
 */
export interface HexVisits {
  readonly count: number;
  /** For each edge pairs of counter and number of sides crossed. */
  readonly ofEdge: readonly (readonly (readonly [number, number])[])[];
  /** For each vertex its counter, or -1. */
  readonly ofVertex: Int32Array;
}

/**
 * Counters for the hexes that need one. Where all track of a hex meets in one vertex that no train uses twice,
 * it needs none.
 */
export function hexVisits(
  network: Network,
  vertices: readonly number[],
  edges: readonly number[],
): HexVisits {
  const crossed = new Map<number, Map<number, number>>();
  const meeting = new Map<number, Set<number>>();
  edges.forEach((e, index) => {
    const edge = network.edges[e]!;
    const cross = (hex: number, through: number) => {
      const counts = crossed.get(hex) ?? new Map<number, number>();
      crossed.set(hex, counts);
      counts.set(index, (counts.get(index) ?? 0) + 1);
      const at = meeting.get(hex) ?? new Set<number>();
      meeting.set(hex, at.add(through));
    };
    edge.sides.forEach((side, i) => {
      const leaves = Math.floor(side / 6);
      const first = i === 0 && network.vertices[edge.u]!.hex === leaves;
      const last = i === edge.sides.length - 1 && network.vertices[edge.v]!.hex === edge.enters[i];
      cross(leaves, first ? edge.u : -1 - index);
      cross(edge.enters[i]!, last ? edge.v : -1 - index);
    });
  });
  for (const vertex of vertices) {
    const { hex } = network.vertices[vertex]!;
    meeting.set(hex, (meeting.get(hex) ?? new Set()).add(vertex));
  }
  const counters = new Map<number, number>();
  for (const [hex, at] of meeting) {
    const twiceByOneEdge = [...(crossed.get(hex)?.values() ?? [])].some((sides) => sides > 2);
    if (at.size > 1 || twiceByOneEdge) counters.set(hex, counters.size);
  }
  return {
    count: counters.size,
    ofEdge: edges.map((_, index) =>
      [...counters].flatMap(([hex, counter]) => {
        const sides = crossed.get(hex)?.get(index);
        return sides ? [[counter, sides] as const] : [];
      }),
    ),
    ofVertex: Int32Array.from(vertices, (vertex) => counters.get(network.vertices[vertex]!.hex) ?? -1),
  };
}
