import type { Solution, Way } from './fleet.ts';

/** How the states of a layer came about: from which state, by which train using the edge, and in which order. */
export interface Step {
  readonly parent: Int32Array;
  /** Bits 16 and up: the train that used the edge, plus one; below, three bits for where each train came from. */
  readonly used: Int32Array;
}

/** The routes of all trains that lead to a state of the last layer. */
export function solutionOf(
  kindOf: readonly number[],
  history: readonly Step[],
  last: number,
  value: number,
): Solution {
  const uses: number[][] = kindOf.map(() => []);
  // Where each train of the last layer stands in the layer at hand.
  const place = kindOf.map((_, train) => train);
  let state = last;
  for (let layer = history.length - 1; layer >= 0; layer--) {
    const code = history[layer]!.used[state]!;
    const user = (code >> 16) - 1;
    place.forEach((at, train) => {
      place[train] = (code >> (3 * at)) & 7;
      if (place[train] === user) uses[train]!.push(layer);
    });
    state = history[layer]!.parent[state]!;
  }
  const ways = uses.flatMap((layers, train): Way[] =>
    layers.length === 0 ? [] : [{ kind: kindOf[train]!, uses: layers.reverse(), value: 0, blocked: false }],
  );
  return { ways, value };
}
