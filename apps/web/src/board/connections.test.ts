import { BOARD } from '@signalbox/titles/18fl/data/board.ts';
import { expect, it } from 'vitest';
import { connectionsOf } from './connections.ts';

// Edges: 1 west, 4 east; B5 is Mobile, B7 Pensacola, B1 New Orleans.
it('track leads to the first stop on either side', () => {
  expect(connectionsOf(BOARD, { B3: '9/1' }, 'B3')).toEqual([{ stops: ['B1', 'B5'], open: false }]);
});

it('a stop in the hex itself counts, and a dead end is noticed', () => {
  const [town] = connectionsOf(BOARD, { B7: '4/1' }, 'B7');
  expect(town).toEqual({ stops: ['B7', 'B5'], open: true });
});

it('plain track in between is followed to its end', () => {
  const tiles = { B7: '4/1', B9: '9/1', B11: '9/1', B13: '4/1' };
  expect(connectionsOf(BOARD, tiles, 'B9')).toEqual([{ stops: ['B7', 'B13'], open: false }]);
});
