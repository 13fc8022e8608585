import { type Diagram, FINISHED, FINISHED_BLOCKED, FIRST_NODE, PASSES_BLOCKED, USES } from './diagram.ts';
import { completions, DEAD, gainsOf, type Prices, perNode } from './passes.ts';

/** The same diagram without routes that make less than the best one by more than `slack`, prices paid. */
export function withoutPoorRoutes(diagram: Diagram, prices: Prices, slack: number): Diagram {
  const { layers, layerStart, arcStart, target, mark, root, idle } = diagram;
  const { blocked } = prices;
  const [uses, passes, dead] = [USES, PASSES_BLOCKED, DEAD];
  const gain = gainsOf(diagram, prices);
  const completion = completions(diagram, gain, prices, perNode(diagram));
  const needed = completion[root]! - slack;
  /** The most that is gained on the way to a node; DEAD for those that no good route comes to. */
  const beginning = perNode(diagram).fill(DEAD);
  const kept = new Uint8Array(target.length);
  beginning[root] = 0;
  let arcs = 0;
  for (let layer = 0; layer < layers; layer++) {
    const price = prices.edges[layer]!;
    for (let node = layerStart[layer]!; node < layerStart[layer + 1]!; node++) {
      const from = beginning[node]!;
      if (from === dead) continue;
      for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
        const to = target[arc]!;
        const paid = (mark[arc]! & uses) * price + ((mark[arc]! & passes) >> 1) * blocked;
        const value = from + gain[arc]! - paid;
        if (value + completion[to]! < needed) continue;
        kept[arc] = 1;
        arcs++;
        beginning[to] = Math.max(value, beginning[to]!);
      }
    }
  }
  // A train may always stay at home, in the state that ends the last layer.
  beginning[idle] = 0;
  return renumbered(diagram, beginning, kept, arcs);
}

function renumbered(diagram: Diagram, beginning: Int32Array, kept: Uint8Array, arcs: number): Diagram {
  const { layers, layerStart, arcStart, target, gain, mark, root, idle } = diagram;
  const nodes = beginning.length;
  const number = new Int32Array(nodes);
  const starts = new Int32Array(layers + 2);
  number[FINISHED] = FINISHED;
  number[FINISHED_BLOCKED] = FINISHED_BLOCKED;
  let count = FIRST_NODE;
  for (let layer = 0; layer <= layers; layer++) {
    starts[layer] = count;
    for (let node = layerStart[layer]!; node < layerStart[layer + 1]!; node++) {
      if (beginning[node] !== DEAD) number[node] = count++;
    }
  }
  starts[layers + 1] = count;
  const small = {
    arcStart: new Int32Array(count + 1),
    target: new Int32Array(arcs),
    gain: new Int32Array(arcs),
    mark: new Int32Array(arcs),
  };
  let to = 0;
  for (let node = FIRST_NODE; node < nodes; node++) {
    if (beginning[node] === DEAD) continue;
    small.arcStart[number[node]!] = to;
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      if (!kept[arc]) continue;
      small.target[to] = number[target[arc]!]!;
      small.gain[to] = gain[arc]!;
      small.mark[to] = mark[arc]!;
      to++;
    }
  }
  small.arcStart[count] = to;
  return { layers, layerStart: starts, ...small, root: number[root]!, idle: number[idle]! };
}
