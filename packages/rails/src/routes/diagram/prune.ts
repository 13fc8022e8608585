import { type Diagram, FINISHED, FINISHED_BLOCKED, FIRST_NODE, PASSES_BLOCKED, USES } from './diagram.ts';
import { completions, DEAD, gainsOf, type Prices, perNode } from './passes.ts';

/** The same diagram without routes that earn less than the best from their root by more than `slack`, after prices. */
export function withoutPoorRoutes(diagram: Diagram, prices: Prices, slack: number): Diagram {
  const gain = gainsOf(diagram, prices);
  const completion = completions(diagram, gain, prices, perNode(diagram));
  const kept = new Uint8Array(diagram.target.length);
  const reached = new Uint8Array(completion.length);
  for (const root of diagram.roots) keepGood(diagram, gain, prices, completion, root, slack, kept, reached);
  // A train may always stay idle, in the state that ends the last layer.
  reached[diagram.idle] = 1;
  return renumbered(diagram, reached, kept);
}

/** The same diagram without nodes that lead to no end. */
export function withoutDeadEnds(diagram: Diagram): Diagram {
  const { arcStart, target, layers, layerStart, idle } = diagram;
  if (!hasDeadEnd(diagram)) return diagram;
  const alive = new Uint8Array(arcStart.length - 1);
  const kept = new Uint8Array(target.length);
  for (const end of [FINISHED, FINISHED_BLOCKED, idle]) alive[end] = 1;
  for (let node = layerStart[layers]! - 1; node >= FIRST_NODE; node--) {
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      if (!alive[target[arc]!]) continue;
      kept[arc] = 1;
      alive[node] = 1;
    }
  }
  return renumbered(diagram, alive, kept);
}

/** If arcs lead on from every node, they lead to an end. */
function hasDeadEnd({ arcStart, layers, layerStart }: Diagram): boolean {
  for (let node = FIRST_NODE; node < layerStart[layers]!; node++)
    if (arcStart[node] === arcStart[node + 1]) return true;
  return false;
}

/** Marks the arcs and nodes of all good routes from a root. */
function keepGood(
  { layers, layerStart, arcStart, target, mark }: Diagram,
  gain: Int32Array,
  { edges, blocked }: Prices,
  completion: Int32Array,
  root: number,
  slack: number,
  kept: Uint8Array,
  reached: Uint8Array,
): void {
  const [uses, passes, dead] = [USES, PASSES_BLOCKED, DEAD];
  const needed = completion[root]! - slack;
  /** The most that is gained on the way to a node; dead for those that no good route reaches. */
  const beginning = new Int32Array(completion.length).fill(dead);
  beginning[root] = 0;
  reached[root] = 1;
  for (let layer = 0; layer < layers; layer++) {
    const price = edges[layer]!;
    for (let node = layerStart[layer]!; node < layerStart[layer + 1]!; node++) {
      const from = beginning[node]!;
      if (from === dead) continue;
      for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
        const to = target[arc]!;
        const paid = (mark[arc]! & uses) * price + ((mark[arc]! & passes) >> 1) * blocked;
        const value = from + gain[arc]! - paid;
        if (value + completion[to]! < needed) continue;
        kept[arc] = 1;
        reached[to] = 1;
        beginning[to] = Math.max(value, beginning[to]!);
      }
    }
  }
}

function renumbered(diagram: Diagram, reached: Uint8Array, kept: Uint8Array): Diagram {
  const { layers, layerStart, arcStart, target, gain, mark, roots, idle } = diagram;
  const nodes = reached.length;
  let arcs = 0;
  for (let arc = 0; arc < kept.length; arc++) arcs += kept[arc]!;
  const number = new Int32Array(nodes);
  const starts = new Int32Array(layers + 2);
  number[FINISHED] = FINISHED;
  number[FINISHED_BLOCKED] = FINISHED_BLOCKED;
  let count = FIRST_NODE;
  for (let layer = 0; layer <= layers; layer++) {
    starts[layer] = count;
    for (let node = layerStart[layer]!; node < layerStart[layer + 1]!; node++) {
      if (reached[node]) number[node] = count++;
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
    if (!reached[node]) continue;
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
  return {
    layers,
    layerStart: starts,
    ...small,
    roots: roots.map((root) => number[root]!),
    idle: number[idle]!,
  };
}
