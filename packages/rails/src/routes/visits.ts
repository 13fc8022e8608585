import type { Edge, Network } from './network.ts';

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
  const entered = new Uint8Array(network.hexes.length);
  for (const e of edges) {
    const { sides, enters } = network.edges[e]!;
    for (const side of sides) entered[Math.floor(side / 6)] = 1;
    for (const hex of enters) entered[hex] = 1;
  }
  const counterOf = new Int32Array(network.hexes.length).fill(-1);
  let count = 0;
  for (let hex = 0; hex < entered.length; hex++) {
    if (entered[hex] === 1 && revisitable(hex)) counterOf[hex] = count++;
  }
  return {
    count,
    ofEdge: edges.map((e) => (count === 0 ? NOTHING_COUNTED : countersOf(network.edges[e]!, counterOf))),
    ofVertex: Int32Array.from(vertices, (vertex) => counterOf[network.vertices[vertex]!.hex]!),
  };
}

const NOTHING_COUNTED = new Int32Array(0);

/** One after another: a counter and the number of sides crossed. */
function countersOf({ sides, enters }: Edge, counterOf: Int32Array): Int32Array {
  const crossed: number[] = [];
  const cross = (hex: number) => {
    const counter = counterOf[hex]!;
    if (counter < 0) return;
    for (let at = 0; at < crossed.length; at += 2) {
      if (crossed[at] !== counter) continue;
      crossed[at + 1]! += 1;
      return;
    }
    crossed.push(counter, 1);
  };
  for (let i = 0; i < sides.length; i++) {
    cross(Math.floor(sides[i]! / 6));
    cross(enters[i]!);
  }
  return crossed.length === 0 ? NOTHING_COUNTED : Int32Array.from(crossed);
}
