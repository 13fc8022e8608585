import { EITHER, type Fare, FIRST, NOTHING } from '../fare.ts';
import { BARRED, BLOCKED } from '../graph.ts';
import { FINISHED, FINISHED_BLOCKED, FIRST_NODE, PASSES_BLOCKED, TOUCHED_BIT, USES } from './diagram.ts';
import { Arcs, Ints, Rows } from './grow.ts';
import { STOP_FIRST, type Structure } from './structure.ts';
import { type Sweep, watchedAfter } from './sweep.ts';

/** What a state remembers of a vertex: untouched, run through, or end of a piece of route whose other end is… */
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
/** The route is complete; it only waits for its inner vertices that others may have to meet, or must not. */
const COMPLETE = 128;

const STOP_EITHER = 1;

/**
 * Builds the graph of trains with equal fares layer by layer; null if it grows beyond this many nodes. Which of the
 * watched vertices a route touches is told by the arcs of the layers where they leave.
 */
export function buildStructure(
  sweep: Sweep,
  fares: readonly Fare[],
  blockedPasses: number,
  watched: (vertex: number) => boolean,
  cap: number,
): Structure | null {
  const fare = fares[0]!;
  const mostFirst = Math.max(...fares.map((each) => each.first));
  const mostStops = Math.max(...fares.map((each) => each.all));
  const { graph, order, slot, leaving, slots, hexByte, hexLeaving, bytes } = sweep;
  const { u, v, trunk, pass, mayEnd, station, box, visits } = graph;
  const layers = order.length;
  // At hand, since every step asks for them.
  const [first, either, barred, blocked] = [FIRST, EITHER, BARRED, BLOCKED];
  const [touched, passesBlocked] = [TOUCHED_BIT, PASSES_BLOCKED];

  // A state: one byte a slot, one a hex that is entered once, then flags and the off-board box of an end.
  const FLAGS_AT = bytes;
  const BOX_AT = bytes + 1;
  const width = Math.ceil((bytes + 2) / 4);
  const words = new Int32Array(width);
  const state = new Uint8Array(words.buffer);
  const before = new Int32Array(width);
  const old = new Uint8Array(before.buffer);

  let here = new Rows(width);
  let next = new Rows(width);
  // The fewest stops on any way to a state: beyond the train's reach it leads nowhere.
  let fewest = new Ints(64);
  let nextFewest = new Ints(64);
  const layerStart = new Int32Array(layers + 2);
  const arcStart = new Ints(256);
  const arcs = new Arcs();
  const complete = new Ints(256);
  for (let i = 0; i < FIRST_NODE; i++) {
    arcStart.push(0);
    complete.push(1);
  }
  const watchedHere = watchedAfter(sweep, watched);

  let layer = 0;
  let gain = 0;
  let mark = 0;
  let stops = 0;
  let finished = false;
  /** Optional stops that the route runs through in this step. */
  let choiceA = -1;
  let choiceB = -1;

  const stopAt = (vertex: number) => {
    const uses = fare.uses[vertex]!;
    if (uses === first) stops += STOP_FIRST;
    else if (uses === either) stops += STOP_EITHER;
    gain += fare.value[vertex]!;
  };
  const countEnd = (vertex: number) => {
    if (fare.completes[vertex] && (state[FLAGS_AT]! & COMPLETE_MASK) < 2 * COMPLETE_ONE) {
      state[FLAGS_AT]! += COMPLETE_ONE;
    }
  };
  const touch = (vertex: number) => {
    if (station[vertex]) state[FLAGS_AT]! |= STATION;
    if (fare.optional[vertex]) return;
    stopAt(vertex);
    countEnd(vertex);
  };
  const runThrough = (vertex: number): boolean => {
    if (pass[vertex] === barred) return false;
    if (pass[vertex] === blocked) {
      const passes = state[FLAGS_AT]! >> BLOCK_SHIFT;
      if (passes === blockedPasses) return false;
      if (passes === 0) mark |= passesBlocked;
      state[FLAGS_AT]! += BLOCK_ONE;
    }
    if (fare.optional[vertex]) {
      if (choiceA < 0) choiceA = vertex;
      else choiceB = vertex;
    }
    return true;
  };
  /** A fork is entered by its trunk or left by it: a branch before the trunk opens it, one after completes it. */
  const forkAllows = (vertex: number, edge: number, open: boolean): boolean =>
    trunk[vertex]! < 0 || trunk[vertex] === edge || open === layer > sweep.trunkLayer[vertex]!;

  const useEdge = (edge: number): boolean => {
    const a = u[edge]!;
    const b = v[edge]!;
    const sa = slot[a]!;
    const sb = slot[b]!;
    const x = state[sa]!;
    const y = state[sb]!;
    if (x === INNER || y === INNER || x === MATE + sb) return false;
    if (!forkAllows(a, edge, x !== 0) || !forkAllows(b, edge, y !== 0)) return false;
    if (visits) {
      const crossed = visits.ofEdge[edge]!;
      for (let i = 0; i < crossed.length; i += 2) {
        const at = hexByte[crossed[i]!]!;
        state[at]! += crossed[i + 1]!;
        if (state[at]! > 2) return false;
      }
    }
    if (x === 0) touch(a);
    else if (!runThrough(a)) return false;
    if (y === 0) touch(b);
    else if (!runThrough(b)) return false;
    if (x !== 0) state[sa] = INNER;
    if (y !== 0) state[sb] = INNER;
    const left = x === 0 ? MATE + sa : x;
    const right = y === 0 ? MATE + sb : y;
    if (left === LOOSE && right === LOOSE) finished = true;
    if (left !== LOOSE) state[left - MATE] = right;
    if (right !== LOOSE) state[right - MATE] = left;
    return true;
  };

  /** The route ends in a vertex that no more edge leads to. */
  const endAt = (vertex: number, end: number): boolean => {
    if (!mayEnd[vertex]) return false;
    if (box[vertex]! >= 0) {
      if (state[BOX_AT] === box[vertex]! + 1) return false;
      state[BOX_AT] = box[vertex]! + 1;
    }
    const hex = visits ? visits.ofVertex[vertex]! : -1;
    if (hex >= 0 && ++state[hexByte[hex]!]! > 2) return false;
    if (fare.optional[vertex]) {
      stopAt(vertex);
      countEnd(vertex);
    }
    if (end === LOOSE) {
      if (finished) return false;
      finished = true;
    } else state[end - MATE] = LOOSE;
    return true;
  };

  const leave = (): boolean => {
    const vertices = leaving[layer]!;
    for (let i = 0; i < vertices.length; i++) {
      const at = slot[vertices[i]!]!;
      const end = state[at]!;
      if (end === 0) continue;
      mark |= 1 << (touched + i);
      state[at] = 0;
      if (end !== INNER && !endAt(vertices[i]!, end)) return false;
    }
    const hexes = hexLeaving[layer]!;
    for (let i = 0; i < hexes.length; i++) state[hexByte[hexes[i]!]!] = 0;
    return true;
  };

  /** Where the state leads now that the edge of the layer is decided; -1 if nowhere. */
  const settle = (used: number): number => {
    if (!leave()) return -1;
    const all = used + stops;
    if (all >> 8 > mostFirst || (all >> 8) + (all & 255) > mostStops) return -1;
    let open = 0;
    let loose = 0;
    for (let i = 0; i < slots; i++) {
      if (state[i]! > INNER) open++;
      if (state[i] === LOOSE) loose++;
    }
    const flags = state[FLAGS_AT]!;
    if (finished) {
      if (open > 0 || !(flags & STATION) || (flags & COMPLETE_MASK) < 2 * COMPLETE_ONE) return -1;
      gain += fare.base;
      return finish(flags >= BLOCK_ONE, all);
    }
    if (flags & COMPLETE) return finish((flags & BLOCK_ONE) > 0, all);
    if (loose > 2) return -1;
    if (open > 0 && layer >= sweep.lastStation && !(flags & STATION)) return -1;
    return nodeOf(all);
  };

  const nodeOf = (all: number): number => {
    const index = next.number(words);
    if (index === nextFewest.length) nextFewest.push(all);
    else nextFewest.items[index] = fewer(nextFewest.items[index]!, all);
    return layerStart[layer + 1]! + index;
  };

  /** Of a complete route only the watched vertices that have not left are remembered. */
  const finish = (passes: boolean, all: number): number => {
    let waits = false;
    for (let i = 0; i < slots; i++) {
      if (!watchedHere[layer * slots + i]) state[i] = 0;
      if (state[i]) waits = true;
    }
    if (!waits) return passes ? FINISHED_BLOCKED : FINISHED;
    state.fill(0, slots);
    state[FLAGS_AT] = passes ? COMPLETE | BLOCK_ONE : COMPLETE;
    return nodeOf(all);
  };

  const addArc = (used: number) => {
    const to = settle(used);
    if (to >= 0) arcs.add(to, gain, mark, stops);
  };

  const start = (marked: number) => {
    words.set(before);
    gain = 0;
    stops = 0;
    mark = marked;
    finished = false;
    choiceA = -1;
    choiceB = -1;
  };

  const withoutEdge = (edge: number, used: number) => {
    // A branch of a fork is in use: then so is the trunk.
    const a = u[edge]!;
    const b = v[edge]!;
    if (trunk[a] === edge && old[slot[a]!] !== 0) return;
    if (trunk[b] === edge && old[slot[b]!] !== 0) return;
    start(0);
    addArc(used);
  };

  const withEdge = (edge: number, used: number, choices: number) => {
    start(USES);
    if (!useEdge(edge)) return;
    for (let i = 0; i < 2; i++) {
      const vertex = i === 0 ? choiceA : choiceB;
      if (vertex < 0) break;
      const stopping = (choices >> i) & 1;
      // Nothing is gained by stopping for nothing, nor by passing what costs nothing.
      const free = fare.uses[vertex] === NOTHING && fare.value[vertex]! > 0;
      if (stopping ? fare.value[vertex] === 0 : free) return;
      if (stopping) stopAt(vertex);
    }
    addArc(used);
  };

  words.fill(0);
  here.number(words);
  fewest.push(0);
  layerStart[0] = FIRST_NODE;
  let total = FIRST_NODE;
  for (layer = 0; layer < layers; layer++) {
    const edge = order[layer]!;
    total += here.count;
    layerStart[layer + 1] = total;
    if (total > cap) return null;
    for (let i = 0; i < here.count; i++) {
      arcStart.push(arcs.length);
      for (let w = 0; w < width; w++) before[w] = here.rows[i * width + w]!;
      const used = fewest.items[i]!;
      complete.push(old[FLAGS_AT]! & COMPLETE ? 1 : 0);
      withoutEdge(edge, used);
      if (old[FLAGS_AT]! & COMPLETE) continue;
      withEdge(edge, used, 0);
      const most = choiceA < 0 ? 1 : choiceB < 0 ? 2 : 4;
      for (let choices = 1; choices < most; choices++) withEdge(edge, used, choices);
    }
    [here, next] = [next, here];
    [fewest, nextFewest] = [nextFewest, fewest];
    next.clear();
    nextFewest.length = 0;
  }
  layerStart[layers + 1] = total + here.count;
  for (let i = 0; i <= here.count; i++) arcStart.push(arcs.length);
  return {
    layers,
    layerStart,
    arcStart: arcStart.done(),
    ...arcs.done(),
    root: FIRST_NODE,
    idle: total,
    complete: Uint8Array.from([...complete.done(), 0]),
  };
}

/** The smaller number of stops of each kind. */
const fewer = (a: number, b: number): number => (Math.min(a >> 8, b >> 8) << 8) | Math.min(a & 255, b & 255);
