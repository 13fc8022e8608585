import { expect, test } from 'vitest';
import { addTallies, quantile, ratings, tallyOf, wilson } from './statistics.ts';

test('Wilson’s interval', () => {
  const [low, high] = wilson(95, 100);
  expect(low).toBeCloseTo(0.888, 3);
  expect(high).toBeCloseTo(0.978, 3);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

test('tallies of times add up, and give quantiles', () => {
  const tally = addTallies(tallyOf([1, 2, 3.08]), tallyOf([2, 100]));
  expect(tally).toEqual({ '1': 1, '2': 2, '3.1': 1, '100': 1 });
  expect(quantile(tally, 0.5)).toBe(2);
  expect(quantile(tally, 1)).toBe(100);
});

test('winning three times as often is worth about 190 points', () => {
  const { a, b } = ratings([{ a: 'a', b: 'b', won: 750, games: 1_000 }]);
  expect(a! - b!).toBeGreaterThan(180);
  expect(a! - b!).toBeLessThan(200);
});
