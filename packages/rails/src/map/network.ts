import type { Board, Station, Tiles } from './face.ts';
import { opposite } from './geometry.ts';
import { type Ground, groundOf, planOf } from './plan.ts';
import { type Tokens, tokensOf } from './tokens.ts';
import { first } from './track.ts';
import { settleDoubts } from './trails.ts';
import { type NetworkRules, OUT_OF_REACH, passes, type Terrain, type Ways, walk } from './ways.ts';

/** Where track leads. Hexes and nodes are numbered as in the plan. */
interface Reach {
  /** The nodes with stations from which it is reached. */
  readonly starts: readonly number[];
  /** By node: the distance in hexes, or -1 if out of reach. */
  readonly distances: Int16Array;
  /** By hex: edges at which the network arrives from outside, whether or not the hex has track there (a bit set). */
  readonly arrivals: Uint8Array;
  /** By hex: the nodes through which the network may continue (a bit set). */
  readonly passed: Uint8Array;
}

interface Position {
  readonly board: Board;
  readonly tiles: Tiles;
  readonly stations: readonly Station[];
  readonly owner: string;
  readonly rules: NetworkRules;
}

/**
 * What a company reaches along track from its stations, with the position that it was computed for. The functions of
 * `reach.ts` answer by name.
 */
export interface Network extends Position, Terrain, Reach {}

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
  const plan = planOf(board);
  const ground = groundOf(board, tiles);
  const tokens = tokensOf(plan, stations, owner);
  const starts = startsOf(tokens, rules);
  const position = { board, tiles, stations, owner, rules };
  if (other && comesToSameTrack(other, ground) && meetsSameTokens(other, tokens, starts)) {
    return networkWith(position, ground, tokens, other);
  }
  const found = networkWith(position, ground, tokens, {
    starts,
    distances: new Int16Array(plan.ids.length * plan.width).fill(-1),
    arrivals: new Uint8Array(plan.ids.length),
    passed: new Uint8Array(plan.ids.length),
  });
  const ways = walk(found, starts);
  settleDoubts(found, starts, ways);
  note(found, ways);
  return found;
}

/** Written out, since spreading is slow and networks are made by the thousand. */
function networkWith(
  { board, tiles, stations, owner, rules }: Position,
  { faces, tracks, left }: Ground,
  { plan, mine, own, taken }: Tokens,
  { starts, distances, arrivals, passed }: Reach,
): Network {
  return {
    board,
    tiles,
    stations,
    owner,
    rules,
    faces,
    tracks,
    left,
    plan,
    mine,
    own,
    taken,
    starts,
    distances,
    arrivals,
    passed,
  };
}

function startsOf({ plan, mine }: Tokens, { from }: NetworkRules): number[] {
  const starts: number[] = [];
  for (const station of mine) {
    if (from === undefined || from(station))
      starts.push(plan.numbers.get(station.hex)! * plan.width + station.node);
  }
  return starts;
}

/** No way arrives in a hex that has changed: one that used the change would have to arrive there first. */
function comesToSameTrack({ board, faces, arrivals, own }: Network, ground: Ground): boolean {
  if (faces === ground.faces) return true;
  if (board !== ground.board) return false;
  for (let hex = 0; hex < faces.length; hex++) {
    if (faces[hex] !== ground.faces[hex] && (arrivals[hex] !== 0 || own[hex] !== 0)) return false;
  }
  return true;
}

/** The company's stations are the same, and no node that is reached has other tokens. */
function meetsSameTokens(known: Network, tokens: Tokens, starts: readonly number[]): boolean {
  const { own, taken, distances } = known;
  if (known.starts.length !== starts.length || known.starts.some((at, i) => at !== starts[i])) return false;
  if (own === tokens.own) return true;
  if (own.some((nodes, hex) => nodes !== tokens.own[hex])) return false;
  return taken.every((count, at) => count === tokens.taken[at] || distances[at] === -1);
}

/** Records where the ways lead. */
function note(found: Network, { count, departures, lengths }: Ways): void {
  const { plan, tracks, arrivals, starts } = found;
  for (const at of starts) noteNode(found, Math.floor(at / plan.width), at % plan.width, 0);
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
  const { plan, distances, passed, own, tracks } = found;
  const at = hex * plan.width + node;
  if (distances[at]! >= 0 && distances[at]! <= distance) return;
  distances[at] = distance;
  const isStart = distance === 0 && (own[hex]! & (1 << node)) !== 0;
  if (!isStart && !passes(found, hex, node)) return;
  passed[hex]! |= 1 << node;
  for (let rest = tracks[hex]!.links[node]!; rest !== 0; rest &= rest - 1) {
    noteNode(found, hex, first(rest), distance);
  }
}
