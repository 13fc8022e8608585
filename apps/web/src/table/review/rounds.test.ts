import type { WireEntry } from '@signalbox/protocol';
import { expect, it } from 'vitest';
import { positionAfter, roundsIn } from './rounds.ts';

/** What remains of a log of five entries: the second was undone by the third. */
const ACTIONS = [
  { position: 1, events: [{ type: 'stock-round' }] },
  { position: 4, events: [] },
  { position: 5, events: [{ type: 'operating-round' }, { type: 'stock-round' }] },
] as unknown as WireEntry[];

it('numbers moves and rounds as the log does, which counts what was undone', () => {
  expect([0, 1, 2, 3].map((count) => positionAfter(ACTIONS, count))).toEqual([0, 1, 4, 5]);
  expect(roundsIn(ACTIONS, ['stock-round'])).toEqual([1, 5]);
});
