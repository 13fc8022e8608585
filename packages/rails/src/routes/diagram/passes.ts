import { type Diagram, FINISHED, FINISHED_BLOCKED, FIRST_NODE, PASSES_BLOCKED, USES } from './diagram.ts';

/** No way leads to an end from here. */
export const DEAD = -0x40000000;

/** What a train pays for using an edge, by layer, and for running through blocked stations. */
export interface Prices {
  readonly edges: Int32Array;
  blocked: number;
}

export const noPrices = (layers: number): Prices => ({ edges: new Int32Array(layers), blocked: 0 });

/** The best that can still be gained from each node, prices paid. */
export function completions(diagram: Diagram, prices: Prices, into: Int32Array): Int32Array {
  const { layers, layerStart, arcStart, target, gain, mark, idle } = diagram;
  into[FINISHED] = 0;
  into[FINISHED_BLOCKED] = 0;
  into[idle] = 0;
  for (let layer = layers - 1; layer >= 0; layer--) {
    const price = prices.edges[layer]!;
    for (let node = layerStart[layer + 1]! - 1; node >= layerStart[layer]!; node--) {
      let best = DEAD;
      const end = arcStart[node + 1]!;
      for (let arc = arcStart[node]!; arc < end; arc++) {
        const m = mark[arc]!;
        let value = gain[arc]! + into[target[arc]!]!;
        if (m & USES) value -= price;
        if (m & PASSES_BLOCKED) value -= prices.blocked;
        if (value > best) best = value;
      }
      into[node] = best < DEAD / 2 ? DEAD : best;
    }
  }
  return into;
}

/** The most that is gained on the way to each node, prices paid. */
export function beginnings(diagram: Diagram, prices: Prices, into: Int32Array): Int32Array {
  const { layers, layerStart, arcStart, target, gain, mark, root } = diagram;
  into.fill(DEAD);
  into[root] = 0;
  for (let layer = 0; layer < layers; layer++) {
    const price = prices.edges[layer]!;
    for (let node = layerStart[layer]!; node < layerStart[layer + 1]!; node++) {
      const from = into[node]!;
      if (from === DEAD) continue;
      for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
        const m = mark[arc]!;
        let value = from + gain[arc]!;
        if (m & USES) value -= price;
        if (m & PASSES_BLOCKED) value -= prices.blocked;
        if (value > into[target[arc]!]!) into[target[arc]!] = value;
      }
    }
  }
  return into;
}

/** A best route from the root: the layers whose edges it uses, its value without prices, and a blocked pass. */
export interface Traced {
  readonly uses: readonly number[];
  readonly value: number;
  readonly blocked: boolean;
}

export function bestWay(diagram: Diagram, prices: Prices, completion: Int32Array): Traced {
  const { arcStart, target, gain, mark, root, layers } = diagram;
  const uses: number[] = [];
  let value = 0;
  let blocked = false;
  let node = root;
  for (let layer = 0; layer < layers && node >= FIRST_NODE; layer++) {
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      const m = mark[arc]!;
      const price = (m & USES ? prices.edges[layer]! : 0) + (m & PASSES_BLOCKED ? prices.blocked : 0);
      if (gain[arc]! - price + completion[target[arc]!]! !== completion[node]) continue;
      if (m & USES) uses.push(layer);
      if (m & PASSES_BLOCKED) blocked = true;
      value += gain[arc]!;
      node = target[arc]!;
      break;
    }
  }
  return { uses, value, blocked };
}

/** The same diagram without arcs that `keeps` rejects and nodes that nothing leads to or on from. */
export function pruned(
  diagram: Diagram,
  completion: Int32Array,
  keeps: (layer: number, node: number, arc: number) => boolean,
): Diagram {
  const { layers, layerStart, arcStart, target, gain, mark, root, idle } = diagram;
  const renumbered = new Int32Array(completion.length).fill(-1);
  const reached = new Uint8Array(completion.length);
  reached[root] = 1;
  renumbered[FINISHED] = FINISHED;
  renumbered[FINISHED_BLOCKED] = FINISHED_BLOCKED;
  // First which arcs stay, going down; numbers follow in the same order.
  const kept = new Uint8Array(target.length);
  let arcs = 0;
  for (let layer = 0; layer < layers; layer++) {
    for (let node = layerStart[layer]!; node < layerStart[layer + 1]!; node++) {
      if (!reached[node]) continue;
      for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
        if (completion[target[arc]!] === DEAD || !keeps(layer, node, arc)) continue;
        kept[arc] = 1;
        arcs++;
        reached[target[arc]!] = 1;
      }
    }
  }
  const starts = new Int32Array(layers + 2);
  let count = FIRST_NODE;
  for (let layer = 0; layer <= layers; layer++) {
    starts[layer] = count;
    for (let node = layerStart[layer]!; node < layerStart[layer + 1]!; node++) {
      if (reached[node]) renumbered[node] = count++;
    }
  }
  if (renumbered[idle]! < 0) renumbered[idle] = count++;
  starts[layers + 1] = count;
  const out = {
    arcStart: new Int32Array(count + 1),
    target: new Int32Array(arcs),
    gain: new Int32Array(arcs),
    mark: new Int32Array(arcs),
  };
  let to = 0;
  for (let node = FIRST_NODE; node < completion.length; node++) {
    if (renumbered[node]! < 0) continue;
    out.arcStart[renumbered[node]!] = to;
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      if (!kept[arc]) continue;
      out.target[to] = renumbered[target[arc]!]!;
      out.gain[to] = gain[arc]!;
      out.mark[to] = mark[arc]!;
      to++;
    }
  }
  out.arcStart[count] = to;
  return { layers, layerStart: starts, ...out, root: renumbered[root]!, idle: renumbered[idle]! };
}
