import { expect, test } from 'vitest';
import { givesWay } from './GuideBox.tsx';

test('steps that are over leave a low window, unless they add up to a sum', () => {
  expect([0, 1, 2].map((step) => givesWay({ now: 1 }, step))).toEqual([true, false, false]);
  expect([0, 1, 2].map((step) => givesWay({ now: 1, isSum: true }, step))).toEqual([false, false, false]);
});
