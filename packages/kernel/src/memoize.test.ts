import { expect, it } from 'vitest';
import { memoize } from './memoize.ts';

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
