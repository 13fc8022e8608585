import { memoize } from '@signalbox/kernel';
import type { Face, NodeKind, Station } from './face.ts';
import { opposite } from './geometry.ts';
import type { Ground, Plan } from './plan.ts';
import type { Tokens } from './tokens.ts';
import { first } from './track.ts';

/** A title's rules for following track. */
export interface NetworkRules {
  /** Kinds of node where every way ends: track leads in, but not through. */
  readonly ends: readonly NodeKind[];
  /** May a way return to a hex that it has left? The same as the title's routes may do. */
  readonly hexTwice: boolean;
  /** Sides that connect nothing, in addition to those closed on the board. */
  readonly barred?: (hex: string, edge: number) => boolean;
  /** Which of the company's stations count as starting points; all, if not given. */
  readonly from?: (station: Station) => boolean;
}

/** The track and stations that a company's ways depend on. Hexes and nodes are numbered as in the plan. */
export interface Terrain extends Ground, Tokens {
  readonly rules: NetworkRules;
}

/** May a way of the company continue through a node? */
export function passes({ plan, faces, own, taken, rules }: Terrain, hex: number, node: number): boolean {
  const isOwn = (own[hex]! & (1 << node)) !== 0;
  return leadsOn(faces[hex]!, node, taken[hex * plan.width + node]!, isOwn, rules.ends);
}

/** The same for any face, with the tokens on it. */
export function leadsOn(
  face: Face,
  node: number,
  taken: number,
  own: boolean,
  ends: readonly NodeKind[],
): boolean {
  const { kind, slots, terminal } = face.nodes[node]!;
  if (terminal || ends.includes(kind)) return false;
  return own || slots === 0 || taken < slots;
}

/** A departure is a side crossed in one direction: hex × 6 + edge of the hex that is left. */
export interface Ways {
  readonly count: number;
  /** The departures found, in order of distance. */
  readonly departures: Int16Array;
  /** By departure: how many hexes the shortest way enters, including this one; or one of the two values below. */
  readonly lengths: Int16Array;
  /** By departure: the previous one on the way that found it, or `NONE` from a station. */
  readonly previous: Int16Array;
  /** By departure: 1 if the way that found it uses something twice. */
  readonly doubtful: Uint8Array;
  readonly doubts: number;
}

export const NONE = -1;
const UNSEEN = 0;
export const OUT_OF_REACH = -1;

/**
 * Finds every departure that some walk along track leads to, and a shortest walk to each. A walk does not turn round,
 * but one that has gone round a loop may run back over track it has used. Departures found in that way are marked as
 * doubtful; all others are reached by the way that found them.
 */
export function walk(terrain: Terrain, starts: readonly number[]): Ways {
  return new Walk(terrain).from(starts);
}

/** The same side in the other direction. */
export function reverse({ over }: Plan, departure: number): number {
  return over[departure]! * 6 + opposite(departure % 6);
}

export const hexOfDeparture = (departure: number) => (departure - (departure % 6)) / 6;

const EVERY_WAY = 255;
/** How a walk entered a node: over an edge, or from another node of the hex. */
const overEdge = (edge: number) => 1 + edge;
const fromNode = (node: number) => 7 + node;

/** Working memory of a walk. Walks are made one after another, so all on a board share it. */
const scratch = memoize(({ ids, width }: Plan) => ({
  entrances: new Uint8Array(ids.length * width),
  departures: new Int16Array(ids.length * 6),
  lengths: new Int16Array(ids.length * 6),
  previous: new Int16Array(ids.length * 6),
  doubtful: new Uint8Array(ids.length * 6),
}));

/**
 * Breadth first over sides of hexes; a hex is handled at once, since that adds no length. A node is left by every way
 * except the one it was entered by; a second entrance by another way opens that one too.
 */
class Walk implements Ways {
  readonly departures: Int16Array;
  readonly lengths: Int16Array;
  readonly previous: Int16Array;
  readonly doubtful: Uint8Array;
  count = 0;
  doubts = 0;
  private readonly entrances: Uint8Array;
  private readonly terrain: Terrain;
  /** The departure that led into the current hex, and its length. */
  private current = NONE;
  private length = 0;

  constructor(terrain: Terrain) {
    this.terrain = terrain;
    const sheet = scratch(terrain.plan);
    this.entrances = sheet.entrances.fill(UNSEEN);
    this.lengths = sheet.lengths.fill(UNSEEN);
    this.departures = sheet.departures;
    this.previous = sheet.previous;
    this.doubtful = sheet.doubtful;
  }

  from(starts: readonly number[]): Ways {
    for (const at of starts) this.entrances[at] = EVERY_WAY;
    const { width } = this.terrain.plan;
    for (const at of starts) this.leaveNode(Math.floor(at / width), at % width, UNSEEN);
    for (let next = 0; next < this.count; next++) {
      this.current = this.departures[next]!;
      this.length = this.lengths[this.current]!;
      this.enterHex(this.terrain.plan.over[this.current]!, opposite(this.current % 6));
    }
    return this;
  }

  private enterHex(hex: number, edge: number): void {
    const track = this.terrain.tracks[hex]!;
    for (let rest = track.crossings[edge]!; rest !== 0; rest &= rest - 1) this.leaveHex(hex, first(rest));
    for (let rest = track.nodes[edge]!; rest !== 0; rest &= rest - 1) {
      this.enterNode(hex, first(rest), overEdge(edge));
    }
  }

  private enterNode(hex: number, node: number, way: number): void {
    const at = hex * this.terrain.plan.width + node;
    const before = this.entrances[at]!;
    if (before === EVERY_WAY || before === way) return;
    if (!passes(this.terrain, hex, node)) return;
    this.entrances[at] = before === UNSEEN ? way : EVERY_WAY;
    if (before === UNSEEN) this.leaveNode(hex, node, way);
    else this.leaveBy(hex, node, before);
  }

  /** Leaves by every way except one. */
  private leaveNode(hex: number, node: number, except: number): void {
    const { edgesOf, links } = this.terrain.tracks[hex]!;
    for (let rest = edgesOf[node]!; rest !== 0; rest &= rest - 1) {
      const edge = first(rest);
      if (overEdge(edge) !== except) this.leaveHex(hex, edge);
    }
    for (let rest = links[node]!; rest !== 0; rest &= rest - 1) {
      const other = first(rest);
      if (fromNode(other) !== except) this.enterNode(hex, other, fromNode(node));
    }
  }

  private leaveBy(hex: number, node: number, way: number): void {
    if (way < fromNode(0)) this.leaveHex(hex, way - overEdge(0));
    else this.enterNode(hex, way - fromNode(0), fromNode(node));
  }

  private leaveHex(hex: number, edge: number): void {
    const { plan, rules } = this.terrain;
    const departure = hex * 6 + edge;
    if (this.lengths[departure] !== UNSEEN) return;
    if (plan.over[departure]! < 0 || rules.barred?.(plan.ids[hex]!, edge)) {
      this.lengths[departure] = OUT_OF_REACH;
      return;
    }
    this.lengths[departure] = this.length + 1;
    this.previous[departure] = this.current;
    this.departures[this.count++] = departure;
    const doubtful = this.repeats(departure);
    this.doubtful[departure] = doubtful ? 1 : 0;
    if (doubtful) this.doubts++;
  }

  /**
   * Does the walk over a departure use a side or (if that counts) a hex twice? It is a shortest one, so that it comes to
   * a node twice only if it goes back over the side by which it came.
   */
  private repeats(departure: number): boolean {
    const { plan, rules } = this.terrain;
    if (this.current === NONE) return false;
    if (this.doubtful[this.current] === 1) return true;
    const [next, back] = [plan.over[departure]!, reverse(plan, departure)];
    for (let before = this.current; before !== NONE; before = this.previous[before]!) {
      if (before === back) return true;
      if (!rules.hexTwice && hexOfDeparture(before) === next) return true;
    }
    return false;
  }
}
