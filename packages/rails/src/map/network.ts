import type { Board, Station, Tiles } from './face.ts';
import { opposite } from './geometry.ts';
import { groundOf, NODES, planOf } from './plan.ts';
import { first } from './track.ts';
import { settleDoubts } from './trails.ts';
import { leadsOn, type NetworkRules, OUT_OF_REACH, type Terrain, type Ways, walk } from './ways.ts';

/**
 * What a company reaches along track from its stations, with the position that it was computed for. Hexes and nodes are
 * numbered as in the plan; the functions below answer by name.
 */
export interface Network extends Terrain {
  readonly board: Board;
  readonly tiles: Tiles;
  readonly stations: readonly Station[];
  readonly owner: string;
  /** By node: the distance in hexes, or -1 if out of reach. */
  readonly distances: Int16Array;
  /** By hex: edges at which the network arrives from outside, whether or not the hex has track there (a bit set). */
  readonly arrivals: Uint8Array;
  /** By node: may the network continue through it? */
  readonly passed: Uint8Array;
}

/**
 * Walks from a company's stations. A city whose slots are all taken by others, with no station of its own, may be
 * entered but not passed. A way is something that a route could run on: it uses no node and no side of a hex twice
 * (where track forks at a side, all branches share one short piece). If routes may not enter a hex twice, a way may not
 * either.
 */
export function network(
  board: Board,
  tiles: Tiles,
  stations: readonly Station[],
  owner: string,
  rules: NetworkRules,
): Network {
  const plan = planOf(board);
  const nodes = plan.ids.length * NODES;
  // The memory is allocated once and shared: networks are computed by the thousand.
  const memory = new ArrayBuffer(nodes * 5 + plan.ids.length);
  const bytes = (from: number, count: number) => new Uint8Array(memory, from, count);
  const found: Network = {
    board,
    tiles,
    stations,
    owner,
    rules,
    plan,
    ...groundOf(board, tiles),
    distances: new Int16Array(memory, 0, nodes).fill(-1),
    passed: bytes(nodes * 2, nodes),
    taken: bytes(nodes * 3, nodes),
    own: bytes(nodes * 4, nodes),
    arrivals: bytes(nodes * 5, plan.ids.length),
  };
  const starts: number[] = [];
  for (const station of stations) {
    const at = plan.numbers.get(station.hex)! * NODES + station.node;
    if (station.owner === owner) {
      found.own[at] = 1;
      if (rules.from === undefined || rules.from(station)) starts.push(at);
    } else if (station.beside === undefined) found.taken[at]!++;
  }
  const ways = walk(found, starts);
  settleDoubts(found, starts, ways);
  note(found, starts, ways);
  return found;
}

/** Records where the ways lead. */
function note(found: Network, starts: readonly number[], { count, departures, lengths }: Ways): void {
  const { plan, tracks, arrivals } = found;
  for (const at of starts) noteNode(found, (at - (at % NODES)) / NODES, at % NODES, 0);
  for (let i = 0; i < count; i++) {
    const departure = departures[i]!;
    const length = lengths[departure]!;
    if (length === OUT_OF_REACH) continue;
    const hex = plan.over[departure]!;
    const edge = opposite(departure % 6);
    arrivals[hex]! |= 1 << edge;
    for (let rest = tracks[hex]!.nodes[edge]!; rest !== 0; rest &= rest - 1) {
      noteNode(found, hex, first(rest), length);
    }
  }
}

function noteNode(found: Network, hex: number, node: number, distance: number): void {
  const { distances, passed, taken, own, faces, tracks, rules } = found;
  const at = hex * NODES + node;
  if (distances[at]! >= 0 && distances[at]! <= distance) return;
  distances[at] = distance;
  const starts = distance === 0 && own[at] === 1;
  if (!starts && !leadsOn(faces[hex]!, node, taken[at]!, own[at] === 1, rules.ends)) return;
  passed[at] = 1;
  for (let rest = tracks[hex]!.links[node]!; rest !== 0; rest &= rest - 1) {
    noteNode(found, hex, first(rest), distance);
  }
}
