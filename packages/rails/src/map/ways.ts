import { memoize } from '@signalbox/kernel';
import type { Face, NodeKind, Station } from './face.ts';
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
  readonly barred?: BarredSides;
  /** Which of the company's stations count as starting points; all, if not given. */
  readonly from?: (station: Station) => boolean;
}

/** A function that always gives the same answers: what they mean for a board is computed once. */
export type BarredSides = (hex: string, edge: number) => boolean;

/** The track and stations that a company's ways depend on. Hexes and nodes are numbered as in the plan. */
export interface Terrain extends Ground, Tokens {
  readonly rules: NetworkRules;
}

/** Where track leads. Hexes and nodes are numbered as in the plan. */
export interface Reach {
  /** By node: the distance in hexes, or -1 if out of reach. */
  readonly distances: number[];
  /** By hex: edges at which the network arrives from outside, whether or not the hex has track there (a bit set). */
  readonly arrivals: number[];
  /** By hex: the nodes through which the network may continue (a bit set). */
  readonly passed: number[];
}

const nothing = memoize(
  ({ ids, width }: Plan): Reach => ({
    distances: new Array<number>(ids.length * width).fill(OUT_OF_REACH),
    arrivals: new Array<number>(ids.length).fill(0),
    passed: new Array<number>(ids.length).fill(0),
  }),
);

/** Copied, since that is faster than to fill lists, and lists are made faster than typed arrays of this length. */
export function nothingReached(plan: Plan): Reach {
  const { distances, arrivals, passed } = nothing(plan);
  return { distances: distances.slice(), arrivals: arrivals.slice(), passed: passed.slice() };
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
 * doubtful; all others are reached by the way that found them. Records where the walks arrive, doubtful or not, and the
 * nodes that the others reach.
 */
export function walk(found: Terrain & Reach, starts: readonly number[]): Ways {
  return new Walk(found, starts).toItsEnd(starts);
}

export const hexOfDeparture = (departure: number) => (departure - (departure % 6)) / 6;

/** Working memory of a walk. Walks are made one after another, so all on a board share it. */
const scratch = memoize(({ ids }: Plan) => ({
  departures: new Int16Array(ids.length * 6),
  lengths: new Int16Array(ids.length * 6),
  previous: new Int16Array(ids.length * 6),
  doubtful: new Uint8Array(ids.length * 6),
}));

/** The departures that a title's rules bar. */
const barredIn = memoize(({ across, ids }: Plan) =>
  memoize((barred: BarredSides): readonly number[] =>
    [...across.keys()].filter(
      (departure) => across[departure] !== NONE && barred(ids[hexOfDeparture(departure)]!, departure % 6),
    ),
  ),
);

/** By departure, as in the plan: the side that is crossed, where the title's rules let track connect. */
const sidesOf = memoize((plan: Plan) =>
  memoize((barred: BarredSides) => {
    const sides = plan.across.slice();
    for (const departure of barredIn(plan)(barred)) sides[departure] = NONE;
    return sides;
  }),
);

/** Does any way of a network lead over one of these sides? If none does, it is the same with the sides barred. */
export function crosses({ plan, arrivals }: Terrain & Readonly<Reach>, barred: BarredSides): boolean {
  return barredIn(plan)(barred).some((departure) => {
    const side = plan.across[departure]!;
    return (arrivals[hexOfDeparture(side)]! & (1 << (side % 6))) !== 0;
  });
}

/** Breadth first over sides of hexes; a hex is handled at once, since that adds no length. */
class Walk implements Ways {
  readonly departures: Int16Array;
  readonly lengths: Int16Array;
  readonly previous: Int16Array;
  readonly doubtful: Uint8Array;
  count = 0;
  doubts = 0;
  private readonly found: Terrain & Reach;
  private readonly across: Int16Array;
  /** A hex that no way enters: if none may return to a hex, the one where all start. */
  private readonly home: number;
  /** The departure that led into the current hex, and its length. */
  private current = NONE;
  private length = 0;
  private isDoubtful = false;

  constructor(found: Terrain & Reach, starts: readonly number[]) {
    const { plan, rules } = found;
    const sheet = scratch(plan);
    this.found = found;
    this.lengths = sheet.lengths.fill(UNSEEN);
    this.departures = sheet.departures;
    this.previous = sheet.previous;
    this.doubtful = sheet.doubtful;
    this.across = rules.barred ? sidesOf(plan)(rules.barred) : plan.across;
    this.home = rules.hexTwice ? NONE : onlyHexOf(starts, plan);
  }

  toItsEnd(starts: readonly number[]): Ways {
    const { width } = this.found.plan;
    for (const at of starts) this.start(hexOfNode(at, width), at % width);
    for (const at of starts)
      this.leave(hexOfNode(at, width), this.exitsFrom(hexOfNode(at, width), at % width, 0));
    for (let next = 0; next < this.count; next++) {
      this.current = this.departures[next]!;
      this.length = this.lengths[this.current]!;
      this.isDoubtful = this.doubtful[this.current] === 1;
      this.enter(this.across[this.current]!);
    }
    return this;
  }

  private start(hex: number, node: number): void {
    const { plan, distances, passed } = this.found;
    distances[hex * plan.width + node] = 0;
    passed[hex]! |= 1 << node;
  }

  private enter(side: number): void {
    const edge = side % 6;
    const hex = (side - edge) / 6;
    const { crossings, nodes } = this.found.tracks[hex]!;
    let exits = crossings[edge]!;
    for (let rest = nodes[edge]!; rest !== 0; rest &= rest - 1) {
      exits |= this.exitsFrom(hex, first(rest), 0);
    }
    this.leave(hex, exits & ~(1 << edge));
  }

  /** The edges by which a way that comes to a node may leave the hex, having come to others of its nodes before. */
  private exitsFrom(hex: number, node: number, before: number): number {
    if (!this.leadsOn(hex, node)) return 0;
    const { edgesOf, links } = this.found.tracks[hex]!;
    const visited = before | (1 << node);
    let exits = edgesOf[node]!;
    for (let rest = links[node]! & ~visited; rest !== 0; rest &= rest - 1) {
      exits |= this.exitsFrom(hex, first(rest), visited);
    }
    return exits;
  }

  /** Does a node that the walk comes to lead on? It is recorded at the first time, by the shortest way. */
  private leadsOn(hex: number, node: number): boolean {
    const { plan, distances, passed } = this.found;
    const at = hex * plan.width + node;
    if (distances[at] !== OUT_OF_REACH) return (passed[hex]! & (1 << node)) !== 0;
    const isPassed = passes(this.found, hex, node);
    if (!this.isDoubtful) {
      distances[at] = this.length;
      if (isPassed) passed[hex]! |= 1 << node;
    }
    return isPassed;
  }

  private leave(hex: number, exits: number): void {
    const { arrivals } = this.found;
    for (let rest = exits; rest !== 0; rest &= rest - 1) {
      const departure = hex * 6 + first(rest);
      const side = this.across[departure]!;
      if (side === NONE) continue;
      const edge = side % 6;
      const next = (side - edge) / 6;
      if ((arrivals[next]! & (1 << edge)) !== 0 || next === this.home) continue;
      const doubtful = this.isDoubtful || this.repeats(departure, side, next);
      arrivals[next]! |= 1 << edge;
      this.lengths[departure] = this.length + 1;
      this.previous[departure] = this.current;
      this.departures[this.count++] = departure;
      this.doubtful[departure] = doubtful ? 1 : 0;
      if (doubtful) this.doubts++;
    }
  }

  /**
   * Does the walk over a departure use a side or (if that counts) a hex twice? It is a shortest one, so that it comes to
   * a node twice only if it goes back over the side by which it came.
   */
  private repeats(departure: number, back: number, next: number): boolean {
    const { arrivals, own, rules } = this.found;
    // Nothing is looked for where no walk has been.
    if (rules.hexTwice) {
      if ((arrivals[hexOfDeparture(departure)]! & (1 << (departure % 6))) === 0) return false;
    } else if (arrivals[next] === 0 && own[next] === 0) return false;
    for (let before = this.current; before !== NONE; before = this.previous[before]!) {
      if (before === back) return true;
      if (!rules.hexTwice && hexOfDeparture(before) === next) return true;
    }
    return false;
  }
}

function hexOfNode(at: number, width: number): number {
  return (at - (at % width)) / width;
}

/** The hex of all these nodes, or `NONE` if they are in several. */
function onlyHexOf(nodes: readonly number[], { width }: Plan): number {
  let only = NONE;
  for (const at of nodes) {
    const hex = hexOfNode(at, width);
    if (only !== NONE && only !== hex) return NONE;
    only = hex;
  }
  return only;
}
