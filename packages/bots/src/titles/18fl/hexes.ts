import { hexOf } from '@signalbox/rails';
import { BOARD } from '@signalbox/titles/18fl/data/board.ts';

/** Steps over hexes from one to each other. */
function stepsFrom(start: string): ReadonlyMap<string, number> {
  const steps = new Map([[start, 0]]);
  for (const hex of steps.keys()) {
    for (const next of hexOf(BOARD, hex).neighbours) {
      if (next && !steps.has(next)) steps.set(next, steps.get(hex)! + 1);
    }
  }
  return steps;
}

/** Cities and off-boards, worth connecting, with the way to them. */
const GOALS = [...BOARD.hexes.values()].flatMap(({ id, face }) => {
  const stops = face.nodes.filter(({ kind }) => kind === 'city' || kind === 'offboard');
  return stops.length > 0
    ? [{ id, steps: stepsFrom(id), draws: face.nodes[0]!.kind === 'city' ? 30 : 45 }]
    : [];
});

/** How near a hex is to what a network does not reach yet. */
export function promiseOf(hex: string, reached: ReadonlySet<string>): number {
  let promise = 0;
  for (const { id, steps, draws } of GOALS) {
    if (!reached.has(id)) promise += draws * 0.55 ** (steps.get(hex) ?? 20);
  }
  return promise;
}
