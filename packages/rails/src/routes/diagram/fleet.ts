import type { RoutePool } from '../pool.ts';
import type { Choice, Problem } from '../problem.ts';
import type { Diagram } from './diagram.ts';
import type { Way } from './passes.ts';
import type { Sweep } from './sweep.ts';

/** A problem with a diagram for each kind of train. */
export interface Fleet {
  readonly problem: Problem;
  readonly sweep: Sweep;
  readonly diagrams: readonly Diagram[];
}

/** The best run known. */
export interface Known {
  readonly choices: readonly Choice[];
  readonly value: number;
}

export function choiceOf(sweep: Sweep, kind: number, way: Way): Choice {
  return { kind, edges: way.uses.map((layer) => sweep.order[layer]!), value: way.value };
}

/** Routes met on the way to the solution, each once. */
export interface Met {
  readonly pools: readonly RoutePool[];
  readonly seen: readonly Set<string>[];
}

/** Whether the route is new. */
export function meet(fleet: Fleet, met: Met, kind: number, way: Way): boolean {
  if (way.uses.length === 0) return false;
  const key = `${way.value}:${way.uses.join()}`;
  if (met.seen[kind]!.has(key)) return false;
  met.seen[kind]!.add(key);
  met.pools[kind]!.add(way.value, choiceOf(fleet.sweep, kind, way).edges, way.blocked);
  return true;
}
