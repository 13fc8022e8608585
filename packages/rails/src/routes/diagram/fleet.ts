import type { RoutePool } from '../pool.ts';
import type { Choice, Problem } from '../problem.ts';
import type { Diagram } from './diagram.ts';
import type { Way } from './passes.ts';
import type { Sweep } from './sweep.ts';

/** A problem with a diagram for each group of trains. */
export interface Fleet {
  readonly problem: Problem;
  readonly sweep: Sweep;
  readonly diagrams: readonly Diagram[];
  /** Where each kind of train starts: in which diagram, and from which of its roots. */
  readonly places: readonly Place[];
}

export interface Place {
  readonly diagram: number;
  readonly root: number;
}

export function rootOf({ diagrams, places }: Fleet, kind: number): number {
  const { diagram, root } = places[kind]!;
  return diagrams[diagram]!.roots[root]!;
}

export function diagramOf({ diagrams, places }: Fleet, kind: number): Diagram {
  return diagrams[places[kind]!.diagram]!;
}

export function choiceOf(sweep: Sweep, kind: number, way: Omit<Way, 'blocked'>): Choice {
  return { kind, edges: way.uses.map((layer) => sweep.order[layer]!), value: way.value };
}

/** Routes found during the search, each once. */
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
