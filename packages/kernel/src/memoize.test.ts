import { expect, it } from 'vitest';
import { memoize, memoizeLatest } from './memoize.ts';

it('computes once for each object', () => {
  let computed = 0;
  const size = memoize((key: readonly number[]) => {
    computed += 1;
    return key.length;
  });
  const key = [1, 2];
  expect([size(key), size(key), size([1, 2])]).toEqual([2, 2, 2]);
  expect(computed).toBe(2);
});

it('remembers the latest of two objects', () => {
  let computed = 0;
  const length = memoizeLatest((one: readonly number[], other: readonly number[]) => {
    computed += 1;
    return one.length + other.length;
  });
  const [empty, pair] = [[], [1, 2]];
  expect([length(empty, pair), length(empty, pair)]).toEqual([2, 2]);
  expect(computed).toBe(1);
  expect([length(pair, pair), length(pair, empty), length(empty, pair)]).toEqual([4, 2, 2]);
  expect(computed).toBe(4);
});
