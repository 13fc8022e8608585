import { EITHER, type Fare, FIRST, NOTHING } from '../fare.ts';
import { BARRED, BLOCKED } from '../graph.ts';
import {
  type Diagram,
  FINISHED,
  FINISHED_BLOCKED,
  FIRST_NODE,
  PASSES_BLOCKED,
  TOUCHED_BIT,
  USES,
} from './diagram.ts';
import { Ints, Rows } from './grow.ts';
import { Remaining } from './remaining.ts';
import type { Sweep } from './sweep.ts';

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

/** Builds the diagram layer by layer; null if it grows beyond so many nodes. */
export function buildDiagram(sweep: Sweep, fare: Fare, blockedPasses: number, cap: number): Diagram | null {
  const { graph, order, slot, leaving, slots, hexByte, hexLeaving, bytes } = sweep;
  const { u, v, trunk, pass, mayEnd, station, box, visits } = graph;
  const layers = order.length;
  const remaining = new Remaining(sweep, fare);

  // A state: one byte a slot, one a hex that is entered once, then counters.
  const FIRST_AT = bytes;
  const ALL_AT = bytes + 1;
  const FLAGS_AT = bytes + 2;
  const BOX_AT = bytes + 3;
  const width = Math.ceil((bytes + 4) / 4);
  const words = new Int32Array(width);
  const state = new Uint8Array(words.buffer);
  const before = new Int32Array(width);
  const old = new Uint8Array(before.buffer);

  let here = new Rows(width);
  let next = new Rows(width);
  const layerStart = new Int32Array(layers + 2);
  const arcStart = new Ints(1024);
  const target = new Ints(1024);
  const gains = new Ints(1024);
  const marks = new Ints(1024);
  for (let i = 0; i < FIRST_NODE; i++) arcStart.push(0);

  let layer = 0;
  let gain = 0;
  let mark = 0;
  let finished = false;
  /** Optional stops that the route runs through in this step. */
  let choiceA = -1;
  let choiceB = -1;

  const touch = (vertex: number): boolean => {
    if (station[vertex]) state[FLAGS_AT]! |= STATION;
    if (fare.optional[vertex]) return true;
    return stopAt(vertex);
  };
  const stopAt = (vertex: number): boolean => {
    const uses = fare.uses[vertex]!;
    if (uses === FIRST && ++state[FIRST_AT]! > fare.first) return false;
    if (uses >= EITHER && ++state[ALL_AT]! > fare.all) return false;
    gain += fare.value[vertex]!;
    return true;
  };
  const completes = (vertex: number) => {
    if (fare.completes[vertex] && (state[FLAGS_AT]! & COMPLETE_MASK) < 2 * COMPLETE_ONE) {
      state[FLAGS_AT]! += COMPLETE_ONE;
    }
  };
  const runThrough = (vertex: number): boolean => {
    if (pass[vertex] === BARRED) return false;
    if (pass[vertex] === BLOCKED) {
      const passes = state[FLAGS_AT]! >> BLOCK_SHIFT;
      if (passes === blockedPasses) return false;
      if (passes === 0) mark |= PASSES_BLOCKED;
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
    if (x === 0) {
      if (!touch(a)) return false;
      if (!fare.optional[a]) completes(a);
    } else if (!runThrough(a)) return false;
    if (y === 0) {
      if (!touch(b)) return false;
      if (!fare.optional[b]) completes(b);
    } else if (!runThrough(b)) return false;
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
      if (!stopAt(vertex)) return false;
      completes(vertex);
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
      mark |= 1 << (TOUCHED_BIT + i);
      state[at] = 0;
      if (end !== INNER && !endAt(vertices[i]!, end)) return false;
    }
    for (const hex of hexLeaving[layer]!) state[hexByte[hex]!] = 0;
    return true;
  };

  /** Where the state leads now that the edge of the layer is decided; -1 if nowhere. */
  const settle = (): number => {
    if (!leave()) return -1;
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
      return flags >= BLOCK_ONE ? FINISHED_BLOCKED : FINISHED;
    }
    if (loose > 2) return -1;
    if (open > 0 && layer >= sweep.lastStation && !(flags & STATION)) return -1;
    remaining.forget(state, layer, FIRST_AT, ALL_AT);
    return layerStart[layer + 1]! + next.number(words);
  };

  const addArc = () => {
    const to = settle();
    if (to < 0) return;
    target.push(to);
    gains.push(gain);
    marks.push(mark);
  };

  const withoutEdge = (edge: number) => {
    // A branch of a fork is in use: then so is the trunk.
    for (const end of [u[edge]!, v[edge]!]) if (trunk[end] === edge && old[slot[end]!] !== 0) return;
    words.set(before);
    gain = 0;
    mark = 0;
    finished = false;
    addArc();
  };

  const withEdge = (edge: number, choices: number) => {
    words.set(before);
    gain = 0;
    mark = USES;
    finished = false;
    choiceA = -1;
    choiceB = -1;
    if (!useEdge(edge)) return;
    for (let i = 0; i < 2; i++) {
      const vertex = i === 0 ? choiceA : choiceB;
      const stops = (choices >> i) & 1;
      if (vertex < 0) continue;
      // Nothing is gained by stopping for nothing, nor by passing what costs nothing.
      const useless = stops
        ? fare.value[vertex] === 0
        : fare.uses[vertex] === NOTHING && fare.value[vertex]! > 0;
      if (useless || (stops && !stopAt(vertex))) return;
    }
    addArc();
  };

  words.fill(0);
  here.number(words);
  layerStart[0] = FIRST_NODE;
  let total = FIRST_NODE;
  for (layer = 0; layer < layers; layer++) {
    layerStart[layer + 1] = total + here.count;
    total += here.count;
    if (total > cap) return null;
    for (let i = 0; i < here.count; i++) {
      arcStart.push(target.length);
      for (let w = 0; w < width; w++) before[w] = here.rows[i * width + w]!;
      withoutEdge(order[layer]!);
      withEdge(order[layer]!, 0);
      const most = choiceA < 0 ? 1 : choiceB < 0 ? 2 : 4;
      for (let choices = 1; choices < most; choices++) withEdge(order[layer]!, choices);
    }
    [here, next] = [next, here];
    next.clear();
  }
  layerStart[layers + 1] = total + here.count;
  for (let i = 0; i < here.count; i++) arcStart.push(target.length);
  arcStart.push(target.length);
  return {
    layers,
    layerStart,
    arcStart: arcStart.done(),
    target: target.done(),
    gain: gains.done(),
    mark: marks.done(),
    root: FIRST_NODE,
    idle: total,
  };
}
