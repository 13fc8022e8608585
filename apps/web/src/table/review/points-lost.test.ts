import { expect, test } from 'vitest';
import { pointsLost } from './points-lost.ts';

test('a loss is a number of points', () => {
  expect([-0.604, -0.47, 0, 0.002].map(pointsLost)).toEqual([60, 47, 0, 0]);
});
