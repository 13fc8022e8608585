import type { Board, Station, Tiles } from './face.ts';
import { opposite } from './geometry.ts';
import { type Ground, groundOf, NODES, type Plan, planOf } from './plan.ts';
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
 * either. `other` is a network of the same owner and rules in an earlier position: if nothing that it reaches has changed,
 * its result is used again. So `rules.from` may only look at a station and the face of its hex.
 */
export function network(
  board: Board,
  tiles: Tiles,
  stations: readonly Station[],
  owner: string,
  rules: NetworkRules,
  other?: Network,
): Network {
  const kept = other && carriedOver(other, { board, tiles, stations, rules });
  if (kept) return kept;
  const plan = planOf(board);
  const nodes = plan.ids.length * NODES;
  // The memory is allocated once and shared: networks are computed by the thousand.
  const memory = new ArrayBuffer(nodes * 5 + plan.ids.length);
  const starts: number[] = [];
  const found: Network = {
    board,
    tiles,
    stations,
    owner,
    rules,
    plan,
    ...groundOf(board, tiles),
    distances: new Int16Array(memory, 0, nodes).fill(-1),
    passed: new Uint8Array(memory, nodes * 2, nodes),
    own: new Uint8Array(memory, nodes * 3, nodes),
    taken: new Uint8Array(memory, nodes * 4, nodes),
    arrivals: new Uint8Array(memory, nodes * 5, plan.ids.length),
  };
  for (const station of stations) {
    const at = nodeOf(plan, station);
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

const nodeOf = ({ numbers }: Plan, { hex, node }: Station) => numbers.get(hex)! * NODES + node;

type Position = Pick<Network, 'board' | 'tiles' | 'stations' | 'rules'>;

/**
 * A network in another position, if nothing that it reaches has changed: no way arrives in a changed hex, the company's
 * stations are the same, and no node that is reached has other tokens. A way that used the change would have to arrive
 * there first.
 */
function carriedOver(known: Network, position: Position): Network | null {
  const { board, tiles, stations } = position;
  if (known.board !== board) return null;
  const ground = groundOf(board, tiles);
  if (!comesToSameTrack(known, ground)) return null;
  const taken = takenWith(known, stations);
  return taken && { ...known, ...position, ...ground, taken };
}

function comesToSameTrack({ faces, arrivals, own }: Network, ground: Ground): boolean {
  if (faces === ground.faces) return true;
  for (let hex = 0; hex < faces.length; hex++) {
    if (faces[hex] === ground.faces[hex]) continue;
    if (arrivals[hex] !== 0) return false;
    for (let at = hex * NODES; at < (hex + 1) * NODES; at++) if (own[at] === 1) return false;
  }
  return true;
}

/** The slots that others take with these stations; null if the network notices the difference. */
function takenWith(known: Network, stations: readonly Station[]): Uint8Array | null {
  const before = known.stations;
  if (before === stations) return known.taken;
  let same = 0;
  while (same < before.length && before[same] === stations[same]) same++;
  const taken = known.taken.slice();
  const changes = (from: readonly Station[], to: readonly Station[], by: number) => {
    for (let i = same; i < from.length; i++) {
      const station = from[i]!;
      if (to.includes(station, same)) continue;
      const at = nodeOf(known.plan, station);
      if (station.owner === known.owner || known.distances[at]! >= 0) return true;
      if (station.beside === undefined) taken[at]! += by;
    }
    return false;
  };
  return changes(before, stations, -1) || changes(stations, before, 1) ? null : taken;
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
