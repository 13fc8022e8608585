import { subsidyOf } from '../fare.ts';
import { type Diagram, FINISHED, FINISHED_BLOCKED, FIRST_NODE, PASSES_BLOCKED, USES } from './diagram.ts';

/** No way leads to an end from here. */
export const DEAD = -0x40000000;

/** What a train pays for using an edge, by layer, and for running through blocked stations; and gets on top of a subsidy. */
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

/** A node for each number. */
export const perNode = (diagram: Diagram): Int32Array => new Int32Array(diagram.arcStart.length - 1);

/** Gains of all arcs as the prices have it. */
export function netGains(
  { layers, layerStart, arcStart, gain, mark }: Diagram,
  prices: Prices,
  into: Int32Array,
) {
  const { edges, blocked, subsidy } = prices;
  for (let layer = 0; layer < layers; layer++) {
    const price = edges[layer]!;
    const end = arcStart[layerStart[layer + 1]!]!;
    for (let arc = arcStart[layerStart[layer]!]!; arc < end; arc++) {
      const m = mark[arc]!;
      let value = gain[arc]!;
      if (subsidy !== 0) value += subsidy * subsidyOf(value);
      if (m & USES) value -= price;
      if (m & PASSES_BLOCKED) value -= blocked;
      into[arc] = value;
    }
  }
  return into;
}

/** The most that can still be gained from each node. */
export function completions(diagram: Diagram, gain: Int32Array, into: Int32Array): Int32Array {
  const { layers, layerStart, arcStart, target, idle } = diagram;
  into[FINISHED] = 0;
  into[FINISHED_BLOCKED] = 0;
  into[idle] = 0;
  for (let node = layerStart[layers]! - 1; node >= FIRST_NODE; node--) {
    let best = DEAD;
    const end = arcStart[node + 1]!;
    for (let arc = arcStart[node]!; arc < end; arc++) {
      const value = gain[arc]! + into[target[arc]!]!;
      if (value > best) best = value;
    }
    into[node] = best < DEAD / 2 ? DEAD : best;
  }
  return into;
}

/** The most that is gained on the way to each node. */
export function beginnings(diagram: Diagram, gain: Int32Array, into: Int32Array): Int32Array {
  const { layers, layerStart, arcStart, target, root } = diagram;
  into.fill(DEAD);
  into[root] = 0;
  for (let node = root; node < layerStart[layers]!; node++) {
    const from = into[node]!;
    if (from === DEAD) continue;
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      const value = from + gain[arc]!;
      if (value > into[target[arc]!]!) into[target[arc]!] = value;
    }
  }
  return into;
}

/** A route through a diagram: the layers whose edges it uses, its value without prices, and a blocked pass. */
export interface Way {
  readonly uses: readonly number[];
  readonly value: number;
  readonly blocked: boolean;
}

/** The best route from the root; there is none if the root is dead. */
export function bestWay(diagram: Diagram, net: Int32Array, completion: Int32Array): Way {
  const { arcStart, target, gain, mark, root, layers } = diagram;
  const uses: number[] = [];
  let value = 0;
  let blocked = false;
  let node = root;
  for (let layer = 0; layer < layers && node >= FIRST_NODE; layer++) {
    let arc = arcStart[node]!;
    while (net[arc]! + completion[target[arc]!]! !== completion[node]) arc++;
    if (mark[arc]! & USES) uses.push(layer);
    if (mark[arc]! & PASSES_BLOCKED) blocked = true;
    value += gain[arc]!;
    node = target[arc]!;
  }
  return { uses, value, blocked };
}
