import type { Fleet, Solution, Way } from './fleet.ts';
import { bestWay, completions, noPrices, type Prices } from './passes.ts';
import { bestOfPool } from './pool.ts';

export interface Priced {
  readonly prices: Prices;
  /** No run is worth more. */
  readonly bound: number;
  readonly best: Solution;
}

const ROUNDS = 60;

/**
 * Puts prices on edges so that trains, each taking its best route alone, keep out of each other's way (Lagrange
 * multipliers, by subgradient steps). Whatever the prices, what the trains then make plus all prices is a bound; the
 * routes met on the way make good runs.
 */
export function findPrices(fleet: Fleet, start: Solution, rounds = ROUNDS): Priced {
  const { layers } = fleet.kinds[0]!.diagram;
  const scratch = fleet.kinds.map(({ diagram }) => new Int32Array(diagram.arcStart.length - 1));
  const now = new Float64Array(layers + 1);
  const prices = noPrices(layers);
  const demand = new Int32Array(layers + 1);
  const pool = fleet.kinds.map(() => new Map<string, Way>());
  let best = start;
  let bound = Number.POSITIVE_INFINITY;
  let kept: Prices = noPrices(layers);
  let pace = 1;
  let stale = 0;

  for (const way of greedy(fleet, scratch)) pool[way.kind]!.set(way.uses.join(), way);
  best = bestOfPool(fleet, pool, best);
  for (let round = 0; round < rounds; round++) {
    let value = prices.blocked;
    for (let i = 0; i < layers; i++) value += prices.edges[i]!;
    demand.fill(0);
    let fresh = false;
    fleet.kinds.forEach(({ diagram, count }, kind) => {
      const completion = completions(diagram, prices, scratch[kind]!);
      value += count * completion[diagram.root]!;
      const way = { kind, ...bestWay(diagram, prices, completion) };
      for (const layer of way.uses) demand[layer]! += count;
      if (way.blocked) demand[layers]! += count;
      const key = way.uses.join();
      if (way.uses.length === 0 || pool[kind]!.has(key)) return;
      pool[kind]!.set(key, way);
      fresh = true;
    });
    if (value < bound) {
      bound = value;
      kept = { edges: prices.edges.slice(), blocked: prices.blocked };
      stale = 0;
    } else if (++stale >= 4) {
      pace /= 2;
      stale = 0;
    }
    if (fresh && (round % 4 === 3 || bound < best.value + 2 * fleet.grain))
      best = bestOfPool(fleet, pool, best);
    if (bound < best.value + fleet.grain) break;
    if (!step(now, prices, demand, pace * (value - best.value) || 1)) break;
  }
  best = bestOfPool(fleet, pool, best);
  return { prices: kept, bound, best };
}

/** Raises the prices of what too many trains want and lowers the others'; false if nobody is in the way. */
function step(now: Float64Array, prices: Prices, demand: Int32Array, gap: number): boolean {
  const layers = now.length - 1;
  let square = 0;
  for (let i = 0; i <= layers; i++) {
    const excess = demand[i]! - 1;
    if (excess > 0 || now[i]! > 0) square += excess * excess;
  }
  if (square === 0) return false;
  const pace = gap / square;
  for (let i = 0; i <= layers; i++) {
    now[i] = Math.max(0, now[i]! + pace * (demand[i]! - 1));
    if (i < layers) prices.edges[i] = Math.round(now[i]!);
    else prices.blocked = Math.round(now[i]!);
  }
  return true;
}

/** Trains one after another, each keeping off the track of those before: largest first, and the other way round. */
function greedy(fleet: Fleet, scratch: readonly Int32Array[]): Way[] {
  const turns = fleet.kinds.flatMap(({ count }, kind) => Array<number>(count).fill(kind));
  const ways: Way[] = [];
  for (const order of [turns, [...turns].reverse()]) {
    const taken = noPrices(fleet.kinds[0]!.diagram.layers);
    for (const kind of order) {
      const { diagram } = fleet.kinds[kind]!;
      const way = { kind, ...bestWay(diagram, taken, completions(diagram, taken, scratch[kind]!)) };
      if (way.uses.length === 0) continue;
      ways.push(way);
      for (const layer of way.uses) taken.edges[layer] = TAKEN;
      if (way.blocked) taken.blocked = TAKEN;
    }
  }
  return ways;
}

/** More than any route is worth. */
const TAKEN = 1 << 27;
