import type { Counters } from './counters.ts';
import { type Diagram, FINISHED, FINISHED_BLOCKED, FIRST_NODE } from './diagram.ts';
import { Arcs, Ints } from './grow.ts';
import { STOP_FIRST, type Structure } from './structure.ts';

/**
 * The diagram of the trains that start with these counters: a node for each node of the structure and each number of
 * stops that a train may have made there. A few of them may lead to no end.
 */
export function unrolled(structure: Structure, counters: Counters, from: readonly number[]): Diagram {
  const { layers, layerStart, arcStart, target, gain, mark, stops, root, complete } = structure;
  const { count, merged } = counters;
  const firstNode = FIRST_NODE;
  const table = new Additions(counters);
  const making = table.rowsFor(stops);
  const needing = table.rowsFor(stopsNeeded(structure));
  const sums = table.sums.done();
  const starts = new Int32Array(layers + 2);
  const starting = new Ints(1024);
  const arcs = new Arcs();
  /** The number of each cell of the next layer: a node of the structure with a number of stops. */
  const number = new Int32Array(widestLayer(structure) * count).fill(-1);
  for (let i = 0; i < firstNode; i++) starting.push(0);
  let cells = new Ints(256);
  let next = new Ints(256);
  for (const start of from) cells.push((root - layerStart[0]!) * count + start);
  let total = firstNode;
  for (let layer = 0; layer < layers; layer++) {
    starts[layer] = total;
    total += cells.length;
    const here = layerStart[layer]!;
    const beyond = layerStart[layer + 1]!;
    const merge = merged[layer]!;
    next.length = 0;
    for (let c = 0; c < cells.length; c++) {
      starting.push(arcs.length);
      const cell = cells.items[c]!;
      const at = cell % count;
      const node = (cell - at) / count + here;
      const end = arcStart[node + 1]!;
      for (let arc = arcStart[node]!; arc < end; arc++) {
        const made = sums[making[arc]! + at]!;
        let to = target[arc]!;
        if (made < 0 || sums[needing[to]! + made]! < 0) continue;
        if (to >= firstNode) {
          const reached = (to - beyond) * count + (complete[to] ? 0 : merge[made]!);
          if (number[reached]! < 0) {
            number[reached] = next.length;
            next.push(reached);
          }
          to = total + number[reached]!;
        }
        arcs.add(to, gain[arc]!, mark[arc]!, 0);
      }
    }
    [cells, next] = [next, cells];
    for (let c = 0; c < cells.length; c++) number[cells.items[c]!] = -1;
  }
  starts[layers] = total;
  starts[layers + 1] = total + cells.length;
  for (let i = 0; i <= cells.length; i++) starting.push(arcs.length);
  const { stops: _, ...lists } = arcs.done();
  // Only idle trains reach the last layer without having finished.
  const roots = from.map((_, i) => firstNode + i);
  return { layers, layerStart: starts, arcStart: starting.done(), ...lists, roots, idle: total };
}

/** Where numbers of stops take each value of the counters, one row for each of them; -1 beyond the train's numbers. */
class Additions {
  readonly sums = new Ints(256);
  private readonly counters: Counters;
  private readonly rows = new Map<number, number>();

  constructor(counters: Counters) {
    this.counters = counters;
  }

  /** Where the row of each of these numbers of stops begins. */
  rowsFor(stops: Int32Array): Int32Array {
    const begin = new Int32Array(stops.length);
    for (let i = 0; i < stops.length; i++) begin[i] = this.rows.get(stops[i]!) ?? this.add(stops[i]!);
    return begin;
  }

  private add(stops: number): number {
    const { counters, sums } = this;
    const begin = sums.length;
    for (let at = 0; at < counters.count; at++) sums.push(counters.add(at, stops));
    this.rows.set(stops, begin);
    return begin;
  }
}

/** The fewest stops of each kind between a node and an end, as arcs count them; more than any train's where there is no way. */
function stopsNeeded({ layers, layerStart, arcStart, target, stops, idle }: Structure): Int32Array {
  const nodes = arcStart.length - 1;
  const first = new Int32Array(nodes).fill(NO_WAY);
  const all = new Int32Array(nodes).fill(NO_WAY);
  for (const end of [FINISHED, FINISHED_BLOCKED, idle]) {
    first[end] = 0;
    all[end] = 0;
  }
  for (let node = layerStart[layers]! - 1; node >= FIRST_NODE; node--) {
    let fewestFirst = NO_WAY;
    let fewest = NO_WAY;
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      const to = target[arc]!;
      const large = Math.floor(stops[arc]! / STOP_FIRST);
      fewestFirst = Math.min(fewestFirst, first[to]! + large);
      fewest = Math.min(fewest, all[to]! + large + (stops[arc]! % STOP_FIRST));
    }
    first[node] = fewestFirst;
    all[node] = fewest;
  }
  return all.map((stops, node) => first[node]! * STOP_FIRST + stops - first[node]!);
}

/** More stops than any train makes. */
const NO_WAY = STOP_FIRST - 1;

function widestLayer({ layers, layerStart }: Structure): number {
  let widest = 0;
  for (let layer = 0; layer <= layers; layer++)
    widest = Math.max(widest, layerStart[layer + 1]! - layerStart[layer]!);
  return widest;
}
