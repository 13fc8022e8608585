import { memoize, type Objection, objection } from '@signalbox/kernel';
import type { Board, FaceNode, Hex } from '../map/face.ts';
import { opposite } from '../map/geometry.ts';
import { type Ground, groundOf, type Plan, planOf } from '../map/plan.ts';
import { first } from '../map/track.ts';
import type { GivenRoute, RunQuery, TrackPiece } from './query.ts';

export interface WalkedNode {
  readonly name: string;
  /** Its number in the plan of the board. */
  readonly at: number;
  readonly hex: string;
  readonly index: number;
  readonly face: FaceNode;
}

/** What a route uses, as found by following it over the map. */
export interface Walk {
  readonly nodes: readonly WalkedNode[];
  /** Everything that counts as track, of which no two trains use the same: sides of hexes, track inside a hex. */
  readonly used: readonly number[];
  /** Numbered like nodes. */
  readonly junctions: readonly number[];
  /** The hexes entered, in order. */
  readonly entered: readonly number[];
  readonly track: readonly TrackPiece[];
}

/** A name on a path: a hex, or a node of it. */
interface Entry {
  readonly hex: Hex;
  /** The hex's number in the plan. */
  readonly number: number;
  /** Null: plain track through the hex. */
  readonly index: number | null;
}

/** Follows a path over the map piece by piece; reports where there is no such track. */
export function walkPath({ board, tiles }: RunQuery, given: GivenRoute): Walk | Objection {
  const { train, path } = given;
  const ground = groundOf(board, tiles);
  const plan = planOf(board);
  const names = known(board);
  const entries: Entry[] = [];
  const nodes: WalkedNode[] = [];
  for (const name of path) {
    const entry = names.get(name) ?? entryOf(board, name);
    if (!entry || !isThere(ground, entry)) return objection('routes/no-such-place', { train, place: name });
    entries.push(entry);
    const { hex, number, index } = entry;
    if (index === null) continue;
    const face = ground.faces[number]!.nodes[index]!;
    nodes.push({ name, at: number * plan.width + index, hex: hex.id, index, face });
  }
  const [start] = entries;
  if (!start || entries.length < 2) return objection('routes/too-short', { train });
  for (const end of [start, entries.at(-1)!]) {
    if (end.index === null) return objection('routes/ends-on-track', { train, hex: end.hex.id });
  }
  const used: number[] = [];
  const junctions: number[] = [];
  const entered: number[] = [start.number];
  const track: TrackPiece[] = [];
  let inside: number | null = null;
  for (let i = 0; i + 1 < entries.length; i++) {
    const here = entries[i]!;
    const next = entries[i + 1]!;
    if (here.hex === next.hex) {
      if (!areLinked(ground, here, next)) return noTrackAfter(given, i);
      used.push(linkNumber(plan, here, next));
      track.push({ hex: here.hex.id, from: null, to: null, link: [here.index!, next.index!] });
      continue;
    }
    const side = here.hex.neighbours.indexOf(next.hex.id);
    if (side < 0 || next.hex.neighbours[opposite(side)] !== here.hex.id) return noTrackAfter(given, i);
    const way = wayOut(ground, here, inside, side);
    if (way === NO_WAY) return noTrackAfter(given, i);
    if (way !== TRACK) junctions.push(here.number * plan.width + way);
    track.push({ hex: here.hex.id, from: here.index === null ? inside : null, to: side });
    used.push(Math.min(here.number * 6 + side, next.number * 6 + opposite(side)));
    entered.push(next.number);
    inside = opposite(side);
    if (next.index !== null) {
      if (!leadsTo(ground, next.number, next.index, inside)) return noTrackAfter(given, i);
      track.push({ hex: next.hex.id, from: inside, to: null });
    }
  }
  return { nodes, used, junctions, entered, track };
}

function noTrackAfter({ train, path }: GivenRoute, i: number): Objection {
  return objection('routes/no-track', { train, from: path[i]!, to: path[i + 1]! });
}

/** Track inside a hex is numbered after all sides. */
function linkNumber({ ids, width }: Plan, { number, index }: Entry, next: Entry): number {
  const [one, other] = [Math.min(index!, next.index!), Math.max(index!, next.index!)];
  return ids.length * 6 + (number * width + one) * width + other;
}

/** The name of a piece of track by its number. Both hexes name the side between them; one name stands for it. */
export function trackName(board: Board, piece: number): string {
  const { ids, over, width } = planOf(board);
  const link = piece - ids.length * 6;
  if (link >= 0) {
    const node = Math.floor(link / width);
    return `${ids[Math.floor(node / width)]!}:${node % width}-${link % width}`;
  }
  const side = piece % 6;
  const here = `${ids[Math.floor(piece / 6)]!}/${side}`;
  const there = `${ids[over[piece]!]!}/${opposite(side)}`;
  return here < there ? here : there;
}

export function nodeName(board: Board, at: number): string {
  const { ids, width } = planOf(board);
  return `${ids[Math.floor(at / width)]!}.${at % width}`;
}

/** Names that have been read. Only those of a possible node are kept, so that there are never many. */
const known = memoize((_board: Board) => new Map<string, Entry>());

function entryOf(board: Board, name: string): Entry | null {
  const entry = readEntry(board, name);
  if (entry !== null) known(board).set(name, entry);
  return entry;
}

function readEntry(board: Board, name: string): Entry | null {
  const { numbers, width } = planOf(board);
  const dot = name.indexOf('.');
  const id = dot < 0 ? name : name.slice(0, dot);
  const hex = board.hexes.get(id);
  if (!hex) return null;
  const number = numbers.get(id)!;
  if (dot < 0) return { hex, number, index: null };
  const index = Number(name.slice(dot + 1));
  const isNode = Number.isInteger(index) && index >= 0 && index < width && name === `${id}.${index}`;
  return isNode ? { hex, number, index } : null;
}

/** Does the hex have such a node now? A junction is mere track. */
function isThere({ faces }: Ground, { number, index }: Entry): boolean {
  if (index === null) return true;
  const node = faces[number]!.nodes[index];
  return node !== undefined && node.kind !== 'junction';
}

function leadsTo({ tracks }: Ground, number: number, index: number, side: number): boolean {
  return (tracks[number]!.edgesOf[index]! & (1 << side)) !== 0;
}

function areLinked({ tracks }: Ground, here: Entry, next: Entry): boolean {
  if (here.index === null || next.index === null) return false;
  return (tracks[here.number]!.links[here.index]! & (1 << next.index)) !== 0;
}

const TRACK = -1;
const NO_WAY = -2;

/** How a train leaves a hex by a side: over a junction (its index), plain track, or not at all. */
function wayOut(ground: Ground, { number, index }: Entry, inside: number | null, side: number): number {
  if (index !== null) return leadsTo(ground, number, index, side) ? TRACK : NO_WAY;
  if (inside === null || inside === side) return NO_WAY;
  const { crossings, nodes } = ground.tracks[number]!;
  if ((crossings[inside]! & (1 << side)) !== 0) return TRACK;
  for (let rest = nodes[inside]! & nodes[side]!; rest !== 0; rest &= rest - 1) {
    const node = first(rest);
    if (ground.faces[number]!.nodes[node]!.kind === 'junction') return node;
  }
  return NO_WAY;
}
