import { memoize } from '@signalbox/kernel';
import { opposite } from './geometry.ts';
import type { Plan } from './plan.ts';
import { first } from './track.ts';
import { hexOfDeparture, NONE, OUT_OF_REACH, passes, type Terrain, type Ways } from './ways.ts';

/**
 * Finds out for every doubtful departure whether a trail leads there (a way that uses nothing twice), and how long the
 * shortest is. Those without one are marked as out of reach.
 */
export function settleDoubts(terrain: Terrain, starts: readonly number[], ways: Ways): void {
  const search = new TrailSearch(terrain, starts, ways);
  for (let i = 0; i < ways.count; i++) {
    const departure = ways.departures[i]!;
    if (ways.doubtful[departure] === 1) ways.lengths[departure] = search.shortestTo(departure);
  }
}

const sheets = memoize(({ ids, width }: Plan) => ({
  isStart: new Uint8Array(ids.length * width),
  fixed: { ...used(ids.length), nodes: new Uint8Array(ids.length) },
  walked: used(ids.length),
  seen: new Uint8Array(ids.length * 6),
  queue: new Int16Array(ids.length * 6),
  next: new Int16Array(ids.length * 6),
}));

/** What a way has used: sides (by departure, both directions) and hexes. */
interface Used {
  readonly sides: Uint8Array;
  readonly hexes: Uint8Array;
}

function used(hexes: number): Used {
  return { sides: new Uint8Array(hexes * 6), hexes: new Uint8Array(hexes) };
}

const NO_TRAIL = Number.MAX_SAFE_INTEGER;

/**
 * Branch and bound, from the departure in question back to a station. The end of the trail, from its `head` on, is
 * fixed. A breadth-first walk back from the head that avoids the fixed part gives a lower bound of the length. It
 * usually settles the question: there is no walk, or the walk is itself a trail and none is shorter. Only if the walk
 * uses something twice are the steps back from the head tried one by one.
 */
class TrailSearch {
  private readonly terrain: Terrain;
  private readonly ways: Ways;
  private readonly sheet: ReturnType<typeof sheets>;
  /**
   * Steps back from departures, two numbers each: the previous departure (`NONE` from a station), the nodes between. One
   * stack for all of them, which is never shortened, since an array that is emptied has to be allocated again.
   */
  private readonly steps: number[] = [];
  private top = 0;
  private best = NO_TRAIL;

  constructor(terrain: Terrain, starts: readonly number[], ways: Ways) {
    this.terrain = terrain;
    this.ways = ways;
    this.sheet = sheets(terrain.plan);
    this.sheet.isStart.fill(0);
    for (const at of starts) this.sheet.isStart[at] = 1;
  }

  /** The length of the shortest trail over a departure, or `OUT_OF_REACH`. */
  shortestTo(departure: number): number {
    const { plan } = this.terrain;
    this.best = NO_TRAIL;
    const { hexes } = this.sheet.fixed;
    hexes[plan.over[departure]!] = 1;
    this.pass(this.sheet.fixed, departure, 1);
    this.search(departure, 1);
    this.pass(this.sheet.fixed, departure, 0);
    hexes[plan.over[departure]!] = 0;
    return this.best === NO_TRAIL ? OUT_OF_REACH : this.best;
  }

  private search(head: number, length: number): void {
    const { fixed } = this.sheet;
    const start = this.walkBack(head);
    if (start === NONE) return;
    const walked = this.lengthOf(start, head);
    if (length + walked >= this.best) return;
    if (this.isTrail(start, head)) {
      this.best = length + walked;
      return;
    }
    const hex = hexOfDeparture(head);
    const { steps, top } = this;
    this.stepsBack(head);
    for (let i = top, end = this.top; i < end; i += 2) {
      const previous = steps[i]!;
      const nodes = steps[i + 1]!;
      fixed.nodes[hex]! ^= nodes;
      this.pass(fixed, previous, 1);
      this.search(previous, length + 1);
      this.pass(fixed, previous, 0);
      fixed.nodes[hex]! ^= nodes;
    }
    this.top = top;
  }

  /** Walks back from the head, breadth first, to a departure that leaves a station; `next` leads from there. */
  private walkBack(head: number): number {
    const { seen, queue, next } = this.sheet;
    const { steps, top } = this;
    seen.fill(0);
    queue[0] = head;
    for (let at = 0, end = 1; at < end; at++) {
      const departure = queue[at]!;
      this.stepsBack(departure);
      const found = this.top;
      this.top = top;
      for (let i = top; i < found; i += 2) {
        const previous = steps[i]!;
        if (previous === NONE) return departure;
        if (seen[previous] === 1) continue;
        seen[previous] = 1;
        next[previous] = departure;
        queue[end++] = previous;
      }
    }
    return NONE;
  }

  private lengthOf(start: number, head: number): number {
    let length = 0;
    for (let at = start; at !== head; at = this.sheet.next[at]!) length++;
    return length;
  }

  /**
   * Does the walk just found use nothing twice? It has avoided the fixed part, and being a shortest one it comes to no
   * node twice: either it could be cut short there, or it goes back over the side by which it came.
   */
  private isTrail(start: number, head: number): boolean {
    const { walked, next } = this.sheet;
    const { hexTwice } = this.terrain.rules;
    let free = true;
    let last = start;
    for (let at = start; free; at = next[at]!) {
      last = at;
      free = walked.sides[at] === 0 && (hexTwice || walked.hexes[hexOfDeparture(at)] === 0);
      this.pass(walked, at, 1);
      if (at === head) break;
    }
    for (let at = start; ; at = next[at]!) {
      this.pass(walked, at, 0);
      if (at === last) return free;
    }
  }

  private pass({ sides, hexes }: Used, departure: number, mark: 0 | 1): void {
    sides[departure] = mark;
    sides[this.terrain.plan.across[departure]!] = mark;
    hexes[hexOfDeparture(departure)] = mark;
  }

  /** Adds all ways through the hex to a departure that avoid the fixed part. */
  private stepsBack(departure: number): void {
    const hex = hexOfDeparture(departure);
    const edge = departure % 6;
    const { crossings, nodes } = this.terrain.tracks[hex]!;
    for (let rest = nodes[edge]!; rest !== 0; rest &= rest - 1) {
      this.stepsThrough(hex, first(rest), edge, 0);
    }
    for (let rest = crossings[edge]!; rest !== 0; rest &= rest - 1) {
      this.stepOver(hex, first(rest), 0);
    }
  }

  private stepsThrough(hex: number, node: number, edge: number, passed: number): void {
    const { plan, tracks } = this.terrain;
    const nodes = passed | (1 << node);
    if (((passed | this.sheet.fixed.nodes[hex]!) & (1 << node)) !== 0) return;
    if (this.sheet.isStart[hex * plan.width + node] === 1) {
      this.add(NONE, nodes);
      return;
    }
    if (!passes(this.terrain, hex, node)) return;
    const { edgesOf, links } = tracks[hex]!;
    for (let rest = edgesOf[node]! & ~(1 << edge); rest !== 0; rest &= rest - 1) {
      this.stepOver(hex, first(rest), nodes);
    }
    for (let rest = links[node]!; rest !== 0; rest &= rest - 1) {
      this.stepsThrough(hex, first(rest), edge, nodes);
    }
  }

  private stepOver(hex: number, edge: number, nodes: number): void {
    const { plan, rules } = this.terrain;
    const { sides, hexes } = this.sheet.fixed;
    const from = plan.over[hex * 6 + edge]!;
    if (from < 0 || (!rules.hexTwice && hexes[from] === 1)) return;
    const previous = from * 6 + opposite(edge);
    if (this.ways.lengths[previous]! > 0 && sides[previous] === 0) this.add(previous, nodes);
  }

  private add(previous: number, nodes: number): void {
    this.steps[this.top++] = previous;
    this.steps[this.top++] = nodes;
  }
}
