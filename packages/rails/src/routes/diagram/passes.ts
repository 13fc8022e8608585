import { subsidyOf } from '../fare.ts';
import { type Diagram, FINISHED, FINISHED_BLOCKED, FIRST_NODE, PASSES_BLOCKED, USES } from './diagram.ts';

/** No path leads to an end from here. Far enough below anything alive that additions do not matter. */
export const DEAD = -0x40000000;

/** What a train pays for using an edge, by layer, and for running through blocked stations; and gains for a subsidy. */
export interface Prices {
  readonly edges: Int32Array;
  readonly blocked: number;
  readonly subsidy: number;
}

export const noPrices = (layers: number): Prices => ({
  edges: new Int32Array(layers),
  blocked: 0,
  subsidy: 0,
});

/** Working memory for one number per node. */
export const perNode = (diagram: Diagram): Int32Array => new Int32Array(diagram.arcStart.length - 1);

/** What arcs gain if subsidies count for more; the prices of edges are not yet paid. */
export function gainsOf({ gain }: Diagram, { subsidy }: Prices): Int32Array {
  return subsidy === 0 ? gain : gain.map((value) => value + subsidy * subsidyOf(value));
}

/** The most that can still be gained from each node, after prices. */
export function completions(
  diagram: Diagram,
  gain: Int32Array,
  prices: Prices,
  into: Int32Array,
): Int32Array {
  const { layers, layerStart, arcStart, target, mark, idle } = diagram;
  const { edges, blocked } = prices;
  // Most of the time is spent in this loop: module constants are copied to locals, and marks are multiplied instead of
  // tested.
  const [uses, passes, dead] = [USES, PASSES_BLOCKED, DEAD];
  into[FINISHED] = 0;
  into[FINISHED_BLOCKED] = 0;
  into[idle] = 0;
  for (let layer = layers - 1; layer >= 0; layer--) {
    const price = edges[layer]!;
    for (let node = layerStart[layer + 1]! - 1; node >= layerStart[layer]!; node--) {
      let best = dead;
      const end = arcStart[node + 1]!;
      for (let arc = arcStart[node]!; arc < end; arc++) {
        const m = mark[arc]!;
        const paid = (m & uses) * price + ((m & passes) >> 1) * blocked;
        best = Math.max(best, gain[arc]! + into[target[arc]!]! - paid);
      }
      into[node] = best;
    }
  }
  return into;
}

/**
 * A route through a diagram: the layers whose edges it uses, its value before prices, and whether it passes a blocked
 * station.
 */
export interface Way {
  readonly uses: readonly number[];
  readonly value: number;
  readonly blocked: boolean;
}

/** The best route from a root, which must not be dead. */
export function bestWay(
  diagram: Diagram,
  gain: Int32Array,
  prices: Prices,
  completion: Int32Array,
  root: number,
): Way {
  const { arcStart, target, mark, layers } = diagram;
  const uses: number[] = [];
  let value = 0;
  let blocked = false;
  let node = root;
  for (let layer = 0; layer < layers && node >= FIRST_NODE; layer++) {
    let arc = arcStart[node]!;
    for (; ; arc++) {
      const price =
        (mark[arc]! & USES ? prices.edges[layer]! : 0) + (mark[arc]! & PASSES_BLOCKED ? prices.blocked : 0);
      if (gain[arc]! - price + completion[target[arc]!]! === completion[node]) break;
    }
    if (mark[arc]! & USES) uses.push(layer);
    if (mark[arc]! & PASSES_BLOCKED) blocked = true;
    value += diagram.gain[arc]!;
    node = target[arc]!;
  }
  return { uses, value, blocked };
}
