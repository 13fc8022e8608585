import type { Choice, Known } from '../problem.ts';
import { FIRST_NODE } from './diagram.ts';
import { diagramOf, type Fleet, rootOf } from './fleet.ts';

/** How the states of a layer were reached. */
export interface Steps {
  readonly parent: Int32Array;
  /**
   * Where each train was in the previous state, three bits each; above that, the train that used the edge, plus one.
   */
  readonly places: Int32Array;
  /** The arc that train took. */
  readonly arc: Int32Array;
}

export const PLACE_BITS = 3;
export const USER_SHIFT = 24;

/** The routes of all trains that lead to a state of the last layer. */
export function retraced(
  fleet: Fleet,
  kindOf: readonly number[],
  history: readonly Steps[],
  last: number,
): Known {
  // The arc each train takes in each layer; none if it does not use the edge.
  const arcs = kindOf.map(() => new Map<number, number>());
  const place = kindOf.map((_, train) => train);
  let state = last;
  for (let layer = history.length - 1; layer >= 0; layer--) {
    const steps = history[layer]!;
    const code = steps.places[state]!;
    const user = (code >> USER_SHIFT) - 1;
    place.forEach((at, train) => {
      place[train] = (code >> (PLACE_BITS * at)) & 7;
      if (place[train] === user) arcs[train]!.set(layer, steps.arc[state]!);
    });
    state = steps.parent[state]!;
  }
  const choices = kindOf.flatMap((kind, train): Choice[] =>
    arcs[train]!.size === 0 ? [] : [followed(fleet, kind, arcs[train]!)],
  );
  return { choices, value: choices.reduce((sum, { value }) => sum + value, 0) };
}

function followed(fleet: Fleet, kind: number, arcs: ReadonlyMap<number, number>): Choice {
  const diagram = diagramOf(fleet, kind);
  let node = rootOf(fleet, kind);
  let value = 0;
  for (let layer = 0; layer < diagram.layers && node >= FIRST_NODE; layer++) {
    const arc = arcs.get(layer) ?? diagram.arcStart[node]!;
    value += diagram.gain[arc]!;
    node = diagram.target[arc]!;
  }
  return { kind, edges: [...arcs.keys()].map((layer) => fleet.sweep.order[layer]!), value };
}
