import { memoize } from '@signalbox/kernel';
import { type Board, hexOf } from '@signalbox/rails';

/** The distance in hexes from one hex to all others. */
function stepsFrom(board: Board, start: string): ReadonlyMap<string, number> {
  const steps = new Map([[start, 0]]);
  for (const hex of steps.keys()) {
    for (const next of hexOf(board, hex).neighbours) {
      if (next && !steps.has(next)) steps.set(next, steps.get(hex)! + 1);
    }
  }
  return steps;
}

interface Goal {
  readonly hex: string;
  readonly kind: string;
  readonly steps: ReadonlyMap<string, number>;
}

/** All stops of the map, with the distance from every hex. */
const goalsOn = memoize((board: Board): readonly Goal[] =>
  [...board.hexes.values()].flatMap(({ id, face }) => {
    const kind = face.nodes.map((node) => node.kind).find((one) => one !== 'junction');
    return kind ? [{ hex: id, kind, steps: stepsFrom(board, id) }] : [];
  }),
);

/** Discount per hex of distance. */
const DISTANCE = 0.55;

/** The value of the stops near a hex that the network does not reach yet, discounted by distance. */
export function potentialOf(
  board: Board,
  stopValues: Readonly<Record<string, number>>,
  hex: string,
  reached: ReadonlySet<string>,
): number {
  let potential = 0;
  for (const goal of goalsOn(board)) {
    const value = stopValues[goal.kind] ?? 0;
    if (value > 0 && !reached.has(goal.hex)) potential += value * DISTANCE ** (goal.steps.get(hex) ?? 20);
  }
  return potential;
}
