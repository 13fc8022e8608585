import { faceIn } from '@signalbox/rails';
import { BOARD } from '@signalbox/titles/1860/data/board.ts';
import { expect, test } from 'vitest';
import { trackPlan } from './face-plan.ts';
import { routeLines } from './route-line.ts';

test('a route that ends in the town of Cowes is not drawn on to the city', () => {
  const tiles = { F2: '788/0' };
  const face = faceIn(BOARD, tiles, 'F2');
  expect(face.nodes.map(({ kind }) => kind)).toEqual(['city', 'town', 'halt']);
  const { tracks } = trackPlan(BOARD.layout, face);
  const links = tracks.filter(({ ends }) => ends.every((end) => 'node' in end));
  expect(links).toHaveLength(2);
  const route = { id: '3+2', order: 0, label: '', base: 0, revenue: 0, subsidy: 0, stops: [] };
  const pieces = [{ hex: 'F2', from: null, to: null, link: [1, 2] as const }];
  const drawn = routeLines(BOARD, tiles, { ...route, pieces });
  const [between] = links.filter(
    ({ ends }) => JSON.stringify(ends) === JSON.stringify([{ node: 1 }, { node: 2 }]),
  );
  expect(drawn.map(({ d }) => d)).toEqual([between!.d]);
});
