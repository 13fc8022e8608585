import { expect, test } from 'vitest';
import { estimateOf } from './estimate.ts';

test('the interval is that of Student’s t distribution', () => {
  // Mean 2, standard error 1/√3, two degrees of freedom.
  const { mean, low, high } = estimateOf([1, 2, 3]);
  expect(mean).toBe(2);
  expect(high - mean).toBeCloseTo(4.303 / Math.sqrt(3));
  expect(mean - low).toBeCloseTo(4.303 / Math.sqrt(3));
});

test('values that all agree leave the doubt about the simulated games', () => {
  expect(estimateOf([4, 4, 4], 0.5)).toEqual({ mean: 4, low: 3.5, high: 4.5 });
});

test('one value has no interval', () => {
  expect(() => estimateOf([1])).toThrow(/two values/);
});
