import type { Network } from './network.ts';

/**
 * For rules that let no route enter a hex twice: a visit has two ends, each a side crossed or an end of the route, so a
 * route counts at most two of them in each hex.
 */
export interface HexVisits {
  readonly count: number;
  /** For each edge, one after another: a counter and the number of sides crossed. */
  readonly ofEdge: readonly Int32Array[];
  /** For each vertex its counter, or -1. */
  readonly ofVertex: Int32Array;
}

/** Counters for the hexes that could be entered twice. */
export function hexVisits(
  network: Network,
  vertices: readonly number[],
  edges: readonly number[],
  revisitable: (hex: number) => boolean,
): HexVisits {
  const counterOf = new Int32Array(network.hexes.length).fill(-1);
  let count = 0;
  for (let hex = 0; hex < network.hexes.length; hex++) if (revisitable(hex)) counterOf[hex] = count++;
  const ofEdge = edges.map((e) => {
    const { sides, enters } = network.edges[e]!;
    const crossed: number[] = [];
    const cross = (hex: number) => {
      const counter = counterOf[hex]!;
      if (counter < 0) return;
      const at = crossed.findIndex((value, i) => i % 2 === 0 && value === counter);
      if (at < 0) crossed.push(counter, 1);
      else crossed[at + 1]!++;
    };
    sides.forEach((side, i) => {
      cross(Math.floor(side / 6));
      cross(enters[i]!);
    });
    return Int32Array.from(crossed);
  });
  return {
    count,
    ofEdge,
    ofVertex: Int32Array.from(vertices, (vertex) => counterOf[network.vertices[vertex]!.hex]!),
  };
}
