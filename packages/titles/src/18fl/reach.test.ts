import { fits } from '@signalbox/rails';
import { expect, test } from 'vitest';
import { BOARD } from './data/board.ts';

test('a tile with a stop fits no hex without one, so stops are only where the map has them', () => {
  const bare = [...BOARD.hexes.values()].filter(({ face }) => face.nodes.length === 0);
  const withStop = [...BOARD.tiles.values()].filter(({ nodes }) =>
    nodes.some(({ kind }) => kind === 'city' || kind === 'town'),
  );
  expect(bare.length).toBeGreaterThan(20);
  expect(withStop.length).toBeGreaterThan(10);
  for (const tile of withStop) expect(bare.filter(({ face }) => fits(face, tile))).toEqual([]);
});
