import { type Diagram, FINISHED, FINISHED_BLOCKED, FIRST_NODE } from './diagram.ts';
import { beginnings, completions, DEAD, netGains, type Prices, perNode } from './passes.ts';

/** Without nodes from which no route can be finished. */
export function withoutDeadEnds(diagram: Diagram): Diagram {
  const completion = completions(diagram, diagram.gain, perNode(diagram));
  return pruned(diagram, (arc) => completion[diagram.target[arc]!] !== DEAD);
}

/** Without routes that make less than the best one by more than `slack`, prices paid. */
export function withoutPoorRoutes(diagram: Diagram, prices: Prices, slack: number): Diagram {
  const net = netGains(diagram, prices, new Int32Array(diagram.gain.length));
  const completion = completions(diagram, net, perNode(diagram));
  const beginning = beginnings(diagram, net, perNode(diagram));
  const { target, root } = diagram;
  const needed = completion[root]! - slack;
  return pruned(diagram, (arc, node) => beginning[node]! + net[arc]! + completion[target[arc]!]! >= needed);
}

/** The same diagram without arcs that `keeps` rejects and nodes that nothing leads to. */
function pruned(diagram: Diagram, keeps: (arc: number, node: number) => boolean): Diagram {
  const { layers, layerStart, arcStart, target, root, idle } = diagram;
  const nodes = arcStart.length - 1;
  const reached = new Uint8Array(nodes);
  const kept = new Uint8Array(target.length);
  reached[root] = 1;
  let arcs = 0;
  for (let node = root; node < layerStart[layers]!; node++) {
    if (!reached[node]) continue;
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      if (!keeps(arc, node)) continue;
      kept[arc] = 1;
      arcs++;
      reached[target[arc]!] = 1;
    }
  }
  // A train may always stay at home, in the state that ends the last layer.
  reached[idle] = 1;
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
      small.gain[to] = diagram.gain[arc]!;
      small.mark[to] = diagram.mark[arc]!;
      to++;
    }
  }
  small.arcStart[count] = to;
  return { layers, layerStart: starts, ...small, root: number[root]!, idle: number[idle]! };
}
