import type { Counters } from './counters.ts';
import { type Diagram, FIRST_NODE, USES } from './diagram.ts';
import { Arcs, Ints } from './grow.ts';
import { DEAD, type Way } from './passes.ts';
import type { Structure } from './structure.ts';

/** The routes of trains with equal fares: a structure, counted with their numbers. */
export interface Counted {
  readonly structure: Structure;
  readonly counters: Counters;
  /** For each arc, where its stops take each value of the counters; null if it makes no stop. */
  readonly moves: readonly (Int32Array | null)[];
  /** The most that can still be gained, for each node and each value of the counters. */
  readonly completion: Int32Array;
}

export function counted(structure: Structure, counters: Counters): Counted {
  const tables = new Map<number, Int32Array | null>([[0, null]]);
  const moves = Array.from(structure.stops, (stops) => {
    let table = tables.get(stops);
    if (table === undefined) {
      table = Int32Array.from({ length: counters.count }, (_, i) => counters.add(i, stops));
      tables.set(stops, table);
    }
    return table;
  });
  return { structure, counters, moves, completion: completionOf(structure, counters.count, moves) };
}

function completionOf(structure: Structure, count: number, moves: Counted['moves']): Int32Array {
  const firstNode = FIRST_NODE;
  const { layers, layerStart, arcStart, target, gain, idle } = structure;
  const into = new Int32Array((layerStart[layers + 1]! - firstNode) * count).fill(DEAD);
  into.fill(0, (idle - firstNode) * count, (idle - firstNode + 1) * count);
  for (let node = layerStart[layers]! - 1; node >= firstNode; node--) {
    const to = (node - firstNode) * count;
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      const move = moves[arc]!;
      const value = gain[arc]!;
      const from = target[arc]! < firstNode ? -1 : (target[arc]! - firstNode) * count;
      if (from < 0) {
        for (let i = 0; i < count; i++) {
          if ((move === null || move[i]! >= 0) && value > into[to + i]!) into[to + i] = value;
        }
      } else if (move === null) {
        for (let i = 0; i < count; i++) {
          const sum = into[from + i]! + value;
          if (sum > into[to + i]!) into[to + i] = sum;
        }
      } else {
        for (let i = 0; i < count; i++) {
          const j = move[i]!;
          if (j < 0) continue;
          const sum = into[from + j]! + value;
          if (sum > into[to + i]!) into[to + i] = sum;
        }
      }
    }
  }
  return into;
}

/** The best route of a train that starts with these counters. */
export function bestCountedWay(
  { structure, counters, moves, completion }: Counted,
  start: number,
): Omit<Way, 'blocked'> {
  const { layers, arcStart, target, gain, mark, root } = structure;
  const uses: number[] = [];
  let value = 0;
  let node = root;
  let at = start;
  const rest = (to: number, cell: number) =>
    to < FIRST_NODE ? 0 : completion[(to - FIRST_NODE) * counters.count + cell]!;
  for (let layer = 0; layer < layers && node >= FIRST_NODE; layer++) {
    const wanted = rest(node, at);
    let arc = arcStart[node]!;
    for (; ; arc++) {
      const next = moves[arc] === null ? at : moves[arc]![at]!;
      if (next < 0 || rest(target[arc]!, next) + gain[arc]! !== wanted) continue;
      at = next;
      break;
    }
    if (mark[arc]! & USES) uses.push(layer);
    value += gain[arc]!;
    node = target[arc]!;
  }
  return { uses, value };
}

/**
 * The diagram of the trains that start with these counters: a node for each node of the structure and each number of
 * stops that lead to an end.
 */
export function unrolled(
  { structure, counters, moves, completion }: Counted,
  from: readonly number[],
): Diagram {
  const { layers, layerStart, arcStart, target, gain, mark, root, complete } = structure;
  const { count, merged } = counters;
  const [firstNode, dead] = [FIRST_NODE, DEAD / 2];
  const starts = new Int32Array(layers + 2);
  const starting = new Ints(256);
  const arcs = new Arcs();
  for (let i = 0; i < firstNode; i++) starting.push(0);
  let cells = new Ints(64);
  let next = new Ints(64);
  for (const start of from) cells.push((root - firstNode) * count + start);
  let total = firstNode;
  for (let layer = 0; layer < layers; layer++) {
    starts[layer] = total;
    total += cells.length;
    const base = (layerStart[layer + 1]! - firstNode) * count;
    const number = new Int32Array((layerStart[layer + 2]! - layerStart[layer + 1]!) * count).fill(-1);
    const merge = merged[layer]!;
    next.length = 0;
    for (let c = 0; c < cells.length; c++) {
      starting.push(arcs.length);
      const node = Math.floor(cells.items[c]! / count) + firstNode;
      const at = cells.items[c]! % count;
      for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
        const move = moves[arc]!;
        const moved = move === null ? at : move[at]!;
        if (moved < 0) continue;
        let to = target[arc]!;
        if (to >= firstNode) {
          const cell = (to - firstNode) * count + (complete[to] ? 0 : merge[moved]!);
          if (completion[cell]! < dead) continue;
          if (number[cell - base]! < 0) {
            number[cell - base] = next.length;
            next.push(cell);
          }
          to = total + number[cell - base]!;
        }
        arcs.add(to, gain[arc]!, mark[arc]!, 0);
      }
    }
    [cells, next] = [next, cells];
  }
  starts[layers] = total;
  starts[layers + 1] = total + cells.length;
  for (let i = 0; i <= cells.length; i++) starting.push(arcs.length);
  const { stops: _, ...lists } = arcs.done();
  // Only idle trains reach the last layer without having finished.
  const roots = from.map((_, i) => FIRST_NODE + i);
  return { layers, layerStart: starts, arcStart: starting.done(), ...lists, roots, idle: total };
}
