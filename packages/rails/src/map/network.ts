import type { Board, Station, Tiles } from './face.ts';
import { opposite } from './geometry.ts';
import { type Ground, groundOf, planOf } from './plan.ts';
import { type Tokens, tokensOf } from './tokens.ts';
import { first } from './track.ts';
import { settleDoubts } from './trails.ts';
import {
  type NetworkRules,
  nothingReached,
  OUT_OF_REACH,
  passes,
  type Reach,
  type Terrain,
  type Ways,
  walk,
} from './ways.ts';

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
export interface Network extends Position, Terrain, Readonly<Reach> {
  /** The nodes with stations from which it is reached. */
  readonly starts: readonly number[];
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
  const plan = planOf(board);
  const ground = groundOf(board, tiles);
  const tokens = tokensOf(plan, stations, owner);
  const starts = startsOf(tokens, rules);
  const position = { board, tiles, stations, owner, rules };
  if (other && comesToSameTrack(other, ground) && meetsSameTokens(other, tokens, starts)) {
    return new NetworkAt(position, ground, tokens, starts, other);
  }
  const found = new NetworkAt(position, ground, tokens, starts, nothingReached(plan));
  const ways = walk(found, starts);
  if (ways.doubts > 0) {
    settleDoubts(found, starts, ways);
    noteSettled(found, ways);
  }
  return found;
}

/**
 * Written out, since spreading is slow and networks are made by the thousand. A class, since V8 comes to believe that
 * literals of this kind live long, and then keeps the lists of dead ones too.
 */
class NetworkAt implements Network {
  readonly board: Network['board'];
  readonly tiles: Network['tiles'];
  readonly stations: Network['stations'];
  readonly owner: Network['owner'];
  readonly rules: Network['rules'];
  readonly faces: Network['faces'];
  readonly tracks: Network['tracks'];
  readonly left: Network['left'];
  readonly plan: Network['plan'];
  readonly mine: Network['mine'];
  readonly own: Network['own'];
  readonly taken: Network['taken'];
  readonly starts: Network['starts'];
  readonly distances: Network['distances'];
  readonly arrivals: Network['arrivals'];
  readonly passed: Network['passed'];

  constructor(
    position: Position,
    ground: Ground,
    tokens: Tokens,
    starts: readonly number[],
    reach: Readonly<Reach>,
  ) {
    this.board = position.board;
    this.tiles = position.tiles;
    this.stations = position.stations;
    this.owner = position.owner;
    this.rules = position.rules;
    this.faces = ground.faces;
    this.tracks = ground.tracks;
    this.left = ground.left;
    this.plan = tokens.plan;
    this.mine = tokens.mine;
    this.own = tokens.own;
    this.taken = tokens.taken;
    this.starts = starts;
    this.distances = reach.distances;
    this.arrivals = reach.arrivals;
    this.passed = reach.passed;
  }
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
  if (known.starts.length !== starts.length || known.starts.some((at, i) => at !== starts[i])) return false;
  if (known.own === tokens.own) return true;
  if (known.own.some((nodes, hex) => nodes !== tokens.own[hex])) return false;
  return known.taken.every((count, at) => count === tokens.taken[at] || known.distances[at] === OUT_OF_REACH);
}

/** Records where doubtful ways lead after all. */
function noteSettled(found: Network, { count, departures, lengths, doubtful }: Ways): void {
  const { plan, tracks, arrivals } = found;
  for (let i = 0; i < count; i++) {
    const departure = departures[i]!;
    if (doubtful[departure] === 0) continue;
    const length = lengths[departure]!;
    const hex = plan.over[departure]!;
    const edge = opposite(departure % 6);
    if (length === OUT_OF_REACH) {
      arrivals[hex]! &= ~(1 << edge);
      continue;
    }
    for (let rest = tracks[hex]!.nodes[edge]!; rest !== 0; rest &= rest - 1) {
      noteNode(found, hex, first(rest), length);
    }
  }
}

function noteNode(found: Network, hex: number, node: number, distance: number): void {
  const { plan, distances, passed, tracks } = found;
  const at = hex * plan.width + node;
  if (distances[at]! >= 0 && distances[at]! <= distance) return;
  distances[at] = distance;
  if (!passes(found, hex, node)) return;
  passed[hex]! |= 1 << node;
  for (let rest = tracks[hex]!.links[node]!; rest !== 0; rest &= rest - 1) {
    noteNode(found, hex, first(rest), distance);
  }
}
