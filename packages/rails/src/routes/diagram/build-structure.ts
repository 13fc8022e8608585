import { EITHER, type Fare, FIRST, NOTHING } from '../fare.ts';
import { BARRED, BLOCKED, type RunGraph } from '../graph.ts';
import { FINISHED, FINISHED_BLOCKED, FIRST_NODE, PASSES_BLOCKED, TOUCHED_BIT, USES } from './diagram.ts';
import { Arcs, Ints, Rows } from './grow.ts';
import { STOP_FIRST, type Structure } from './structure.ts';
import { type Sweep, watchedAfter } from './sweep.ts';

/** What a state remembers of a vertex: unused, run through, or the end of a piece of route whose other end is … */
const INNER = 1;
/** … an end of the whole route, or … */
const LOOSE = 2;
/** … the vertex in this slot. */
const MATE = 3;

const STATION = 1;
const COMPLETE_ONE = 2;
const COMPLETE_MASK = 6;
const BLOCK_ONE = 8;
const BLOCK_SHIFT = 3;
/** The route is complete, but still has inner vertices that others may have to meet, or must avoid. */
const COMPLETE = 128;

const STOP_EITHER = 1;

/**
 * Builds the graph of trains with equal fares layer by layer; null if it grows beyond this many nodes. The arcs of the
 * layer in which a watched vertex is finished say whether a route touches it.
 */
export function buildStructure(
  sweep: Sweep,
  fares: readonly Fare[],
  blockedPasses: number,
  watched: (vertex: number) => boolean,
  cap: number,
): Structure | null {
  return new StructureBuilder(sweep, fares, blockedPasses, watched).build(cap);
}

/** One route at a time is tried in a byte state that all steps share: this runs some hundred thousand times per map. */
class StructureBuilder {
  private readonly sweep: Sweep;
  private readonly graph: RunGraph;
  private readonly slot: Int32Array;
  private readonly fare: Fare;
  private readonly mostFirst: number;
  private readonly mostStops: number;
  private readonly blockedPasses: number;
  private readonly watchedHere: Uint8Array;

  // A state: one byte per slot, one per hex that may be entered only once, then flags and the off-board area of an end.
  private readonly flagsAt: number;
  private readonly boxAt: number;
  private readonly width: number;
  private readonly words: Int32Array;
  private readonly state: Uint8Array;
  private readonly before: Int32Array;
  private readonly old: Uint8Array;

  private here: Rows;
  private next: Rows;
  // The fewest stops on any way to a state: beyond the train's numbers it is a dead end.
  private fewest = new Ints(64);
  private nextFewest = new Ints(64);
  private readonly layerStart: Int32Array;
  private readonly arcStart = new Ints(256);
  private readonly arcs = new Arcs();
  private readonly complete = new Ints(256);

  private layer = 0;
  private gain = 0;
  private mark = 0;
  private stops = 0;
  private finished = false;
  /** Optional stops that the route has to choose in this step. */
  private choiceA = -1;
  private choiceB = -1;

  constructor(
    sweep: Sweep,
    fares: readonly Fare[],
    blockedPasses: number,
    watched: (vertex: number) => boolean,
  ) {
    this.sweep = sweep;
    this.graph = sweep.graph;
    this.slot = sweep.slot;
    this.fare = fares[0]!;
    this.mostFirst = Math.max(...fares.map((each) => each.first));
    this.mostStops = Math.max(...fares.map((each) => each.all));
    this.blockedPasses = blockedPasses;
    this.watchedHere = watchedAfter(sweep, watched);
    this.flagsAt = sweep.bytes;
    this.boxAt = sweep.bytes + 1;
    this.width = Math.ceil((sweep.bytes + 2) / 4);
    this.words = new Int32Array(this.width);
    this.state = new Uint8Array(this.words.buffer);
    this.before = new Int32Array(this.width);
    this.old = new Uint8Array(this.before.buffer);
    this.here = new Rows(this.width);
    this.next = new Rows(this.width);
    this.layerStart = new Int32Array(sweep.order.length + 2);
    for (let i = 0; i < FIRST_NODE; i++) {
      this.arcStart.push(0);
      this.complete.push(1);
    }
  }

  build(cap: number): Structure | null {
    const { order } = this.sweep;
    this.here.number(this.words);
    this.fewest.push(0);
    this.layerStart[0] = FIRST_NODE;
    let total = FIRST_NODE;
    for (this.layer = 0; this.layer < order.length; this.layer++) {
      total += this.here.count;
      this.layerStart[this.layer + 1] = total;
      if (total > cap) return null;
      for (let i = 0; i < this.here.count; i++) this.decide(order[this.layer]!, i);
      this.turn();
    }
    return this.done(total);
  }

  /** All possible successors of a state when an edge is decided. */
  private decide(edge: number, index: number): void {
    const { before, width, here } = this;
    this.arcStart.push(this.arcs.length);
    for (let w = 0; w < width; w++) before[w] = here.rows[index * width + w]!;
    const used = this.fewest.items[index]!;
    const isComplete = (this.old[this.flagsAt]! & COMPLETE) !== 0;
    this.complete.push(isComplete ? 1 : 0);
    this.withoutEdge(edge, used);
    if (isComplete) return;
    this.withEdge(edge, used, 0);
    const most = this.choiceA < 0 ? 1 : this.choiceB < 0 ? 2 : 4;
    for (let choices = 1; choices < most; choices++) this.withEdge(edge, used, choices);
  }

  /** Continues from the states that were reached. */
  private turn(): void {
    [this.here, this.next] = [this.next, this.here];
    [this.fewest, this.nextFewest] = [this.nextFewest, this.fewest];
    this.next.clear();
    this.nextFewest.length = 0;
  }

  private done(total: number): Structure {
    const { layerStart, arcStart, arcs, here } = this;
    const layers = this.sweep.order.length;
    layerStart[layers + 1] = total + here.count;
    for (let i = 0; i <= here.count; i++) arcStart.push(arcs.length);
    return {
      layers,
      layerStart,
      arcStart: arcStart.done(),
      ...arcs.done(),
      root: FIRST_NODE,
      idle: total,
      complete: Uint8Array.from([...this.complete.done(), 0]),
    };
  }

  private start(marked: number): void {
    this.words.set(this.before);
    this.gain = 0;
    this.stops = 0;
    this.mark = marked;
    this.finished = false;
    this.choiceA = -1;
    this.choiceB = -1;
  }

  private withoutEdge(edge: number, used: number): void {
    // If a branch of a fork is used, so is the trunk.
    const { u, v, trunk } = this.graph;
    const a = u[edge]!;
    const b = v[edge]!;
    if (trunk[a] === edge && this.old[this.slot[a]!] !== 0) return;
    if (trunk[b] === edge && this.old[this.slot[b]!] !== 0) return;
    this.start(0);
    this.addArc(used);
  }

  private withEdge(edge: number, used: number, choices: number): void {
    this.start(USES);
    if (!this.useEdge(edge)) return;
    const { fare } = this;
    for (let i = 0; i < 2; i++) {
      const vertex = i === 0 ? this.choiceA : this.choiceB;
      if (vertex < 0) break;
      const stopping = (choices >> i) & 1;
      // A stop that earns nothing is never worth making, and one that costs nothing is never worth skipping.
      const free = fare.uses[vertex] === NOTHING && fare.value[vertex]! > 0;
      if (stopping ? fare.value[vertex] === 0 : free) return;
      if (stopping) this.stopAt(vertex);
    }
    this.addArc(used);
  }

  private addArc(used: number): void {
    const to = this.settle(used);
    if (to >= 0) this.arcs.add(to, this.gain, this.mark, this.stops);
  }

  private stopAt(vertex: number): void {
    const uses = this.fare.uses[vertex]!;
    if (uses === FIRST) this.stops += STOP_FIRST;
    else if (uses === EITHER) this.stops += STOP_EITHER;
    this.gain += this.fare.value[vertex]!;
  }

  private countEnd(vertex: number): void {
    const { state, flagsAt } = this;
    if (this.fare.completes[vertex] && (state[flagsAt]! & COMPLETE_MASK) < 2 * COMPLETE_ONE) {
      state[flagsAt]! += COMPLETE_ONE;
    }
  }

  private touch(vertex: number): void {
    if (this.graph.station[vertex]) this.state[this.flagsAt]! |= STATION;
    if (this.fare.optional[vertex]) {
      // In that case stopping does not depend on whether it becomes an end.
      if (this.fare.optionalEnds) this.leaveOpen(vertex);
      return;
    }
    this.stopAt(vertex);
    this.countEnd(vertex);
  }

  private leaveOpen(vertex: number): void {
    if (this.choiceA < 0) this.choiceA = vertex;
    else this.choiceB = vertex;
  }

  private runThrough(vertex: number): boolean {
    const pass = this.graph.pass[vertex];
    if (pass === BARRED) return false;
    if (pass === BLOCKED) {
      const passes = this.state[this.flagsAt]! >> BLOCK_SHIFT;
      if (passes === this.blockedPasses) return false;
      if (passes === 0) this.mark |= PASSES_BLOCKED;
      this.state[this.flagsAt]! += BLOCK_ONE;
    }
    if (this.fare.optional[vertex] && !this.fare.optionalEnds) this.leaveOpen(vertex);
    return true;
  }

  /** A fork is entered by its trunk or left by it: a branch before the trunk opens it, one after completes it. */
  private forkAllows(vertex: number, edge: number, open: boolean): boolean {
    const trunk = this.graph.trunk[vertex]!;
    return trunk < 0 || trunk === edge || open === this.layer > this.sweep.trunkLayer[vertex]!;
  }

  private useEdge(edge: number): boolean {
    const { state, slot } = this;
    const a = this.graph.u[edge]!;
    const b = this.graph.v[edge]!;
    const sa = slot[a]!;
    const sb = slot[b]!;
    const x = state[sa]!;
    const y = state[sb]!;
    if (x === INNER || y === INNER || x === MATE + sb) return false;
    if (!this.forkAllows(a, edge, x !== 0) || !this.forkAllows(b, edge, y !== 0)) return false;
    if (!this.entersOnce(edge)) return false;
    if (x === 0) this.touch(a);
    else if (!this.runThrough(a)) return false;
    if (y === 0) this.touch(b);
    else if (!this.runThrough(b)) return false;
    if (x !== 0) state[sa] = INNER;
    if (y !== 0) state[sb] = INNER;
    const left = x === 0 ? MATE + sa : x;
    const right = y === 0 ? MATE + sb : y;
    if (left === LOOSE && right === LOOSE) this.finished = true;
    if (left !== LOOSE) state[left - MATE] = right;
    if (right !== LOOSE) state[right - MATE] = left;
    return true;
  }

  /** Crosses the sides that the edge crosses: a hex that may be entered only once has at most two of them. */
  private entersOnce(edge: number): boolean {
    const { visits } = this.graph;
    if (!visits) return true;
    const crossed = visits.ofEdge[edge]!;
    for (let i = 0; i < crossed.length; i += 2) {
      const at = this.sweep.hexByte[crossed[i]!]!;
      this.state[at]! += crossed[i + 1]!;
      if (this.state[at]! > 2) return false;
    }
    return true;
  }

  /** The route ends in a vertex that no further edge leads to. */
  private endAt(vertex: number, end: number): boolean {
    const { state } = this;
    const { mayEnd, box, visits } = this.graph;
    if (!mayEnd[vertex]) return false;
    if (box[vertex]! >= 0) {
      if (state[this.boxAt] === box[vertex]! + 1) return false;
      state[this.boxAt] = box[vertex]! + 1;
    }
    const hex = visits ? visits.ofVertex[vertex]! : -1;
    if (hex >= 0 && ++state[this.sweep.hexByte[hex]!]! > 2) return false;
    if (this.fare.optional[vertex]) {
      if (!this.fare.optionalEnds) this.stopAt(vertex);
      this.countEnd(vertex);
    }
    if (end === LOOSE) {
      if (this.finished) return false;
      this.finished = true;
    } else state[end - MATE] = LOOSE;
    return true;
  }

  private leave(): boolean {
    const { state, slot, sweep } = this;
    const vertices = sweep.leaving[this.layer]!;
    for (let i = 0; i < vertices.length; i++) {
      const at = slot[vertices[i]!]!;
      const end = state[at]!;
      if (end === 0) continue;
      this.mark |= 1 << (TOUCHED_BIT + i);
      state[at] = 0;
      if (end !== INNER && !this.endAt(vertices[i]!, end)) return false;
    }
    const hexes = sweep.hexLeaving[this.layer]!;
    for (let i = 0; i < hexes.length; i++) state[sweep.hexByte[hexes[i]!]!] = 0;
    return true;
  }

  /** The state after the edge of the layer is decided; -1 if there is none. */
  private settle(used: number): number {
    if (!this.leave()) return -1;
    const { state } = this;
    const { slots } = this.sweep;
    const all = used + this.stops;
    if (all >> 8 > this.mostFirst || (all >> 8) + (all & 255) > this.mostStops) return -1;
    let open = 0;
    let loose = 0;
    for (let i = 0; i < slots; i++) {
      if (state[i]! > INNER) open++;
      if (state[i] === LOOSE) loose++;
    }
    const flags = state[this.flagsAt]!;
    if (this.finished) {
      if (open > 0 || !(flags & STATION) || (flags & COMPLETE_MASK) < 2 * COMPLETE_ONE) return -1;
      this.gain += this.fare.base;
      return this.finish(flags >= BLOCK_ONE, all);
    }
    if (flags & COMPLETE) return this.finish((flags & BLOCK_ONE) > 0, all);
    if (loose > 2) return -1;
    if (open > 0 && this.layer >= this.sweep.lastStation && !(flags & STATION)) return -1;
    return this.nodeOf(all);
  }

  private nodeOf(all: number): number {
    const { nextFewest } = this;
    const index = this.next.number(this.words);
    if (index === nextFewest.length) nextFewest.push(all);
    else nextFewest.items[index] = fewer(nextFewest.items[index]!, all);
    return this.layerStart[this.layer + 1]! + index;
  }

  /** Of a complete route only watched vertices that are not finished are remembered. */
  private finish(passes: boolean, all: number): number {
    const { state } = this;
    const { slots } = this.sweep;
    let waits = false;
    for (let i = 0; i < slots; i++) {
      if (!this.watchedHere[this.layer * slots + i]) state[i] = 0;
      if (state[i]) waits = true;
    }
    if (!waits) return passes ? FINISHED_BLOCKED : FINISHED;
    state.fill(0, slots);
    state[this.flagsAt] = passes ? COMPLETE | BLOCK_ONE : COMPLETE;
    return this.nodeOf(all);
  }
}

/** The smaller number of stops of each kind. */
const fewer = (a: number, b: number): number => (Math.min(a >> 8, b >> 8) << 8) | Math.min(a & 255, b & 255);
