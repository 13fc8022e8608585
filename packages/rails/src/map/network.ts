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
  /** The nodes of the stations that it was walked from. */
  readonly starts: readonly number[];
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
 * either. If what another network has reached is the same here, it is not walked again; the other has to be of the same
 * owner and rules, but for the stations to start from.
 */
export function network(
  board: Board,
  tiles: Tiles,
  stations: readonly Station[],
  owner: string,
  rules: NetworkRules,
  other?: Network,
): Network {
  const plan = planOf(board);
  const nodes = plan.ids.length * NODES;
  const own = new Uint8Array(nodes);
  const taken = new Uint8Array(nodes);
  const starts: number[] = [];
  for (const station of stations) {
    const at = plan.numbers.get(station.hex)! * NODES + station.node;
    if (station.owner === owner) {
      own[at] = 1;
      if (rules.from === undefined || rules.from(station)) starts.push(at);
    } else if (station.beside === undefined) taken[at]!++;
  }
  const position = {
    board,
    tiles,
    stations,
    owner,
    rules,
    plan,
    ...groundOf(board, tiles),
    own,
    taken,
    starts,
  };
  if (other && reachesTheSame(other, position)) {
    const { distances, passed, arrivals } = other;
    return { ...position, distances, passed, arrivals };
  }
  // The memory is allocated once and shared: networks are computed by the thousand.
  const memory = new ArrayBuffer(nodes * 3 + plan.ids.length);
  const found: Network = {
    ...position,
    distances: new Int16Array(memory, 0, nodes).fill(-1),
    passed: new Uint8Array(memory, nodes * 2, nodes),
    arrivals: new Uint8Array(memory, nodes * 3, plan.ids.length),
  };
  const ways = walk(found, starts);
  settleDoubts(found, starts, ways);
  note(found, starts, ways);
  return found;
}

type Position = Omit<Network, 'distances' | 'passed' | 'arrivals'>;

/**
 * Whatever has changed lies where the network does not come: no way arrives in a changed hex, the company's stations are
 * the same, and no node that is reached has other tokens. A way that used the change would have to arrive there first.
 */
function reachesTheSame(known: Network, { board, faces, own, taken, starts }: Position): boolean {
  if (known.board !== board || starts.length !== known.starts.length) return false;
  if (starts.some((at, i) => at !== known.starts[i])) return false;
  for (let hex = 0; hex < faces.length; hex++) {
    if (faces[hex] === known.faces[hex]) continue;
    if (known.arrivals[hex] !== 0 || starts.some((at) => Math.floor(at / NODES) === hex)) return false;
  }
  for (let at = 0; at < own.length; at++) {
    if (own[at] !== known.own[at]) return false;
    if (taken[at] !== known.taken[at] && known.distances[at]! >= 0) return false;
  }
  return true;
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
