import { expect, it, vi } from 'vitest';
import { memoize, memoizeLatest, memoizeRecent } from './memoize.ts';

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

it('for the latest few pairs: computed again only when others have taken their place', () => {
  const compute = vi.fn((one: { n: number }, other: { n: number }) => one.n * 10 + other.n);
  const known = memoizeRecent(compute);
  const keys = Array.from({ length: 20 }, (_, n) => ({ n }));
  const [a, b] = keys as [{ n: number }, { n: number }];
  expect([known(a, b), known(b, a), known(a, b), known(b, a)]).toEqual([1, 10, 1, 10]);
  expect(compute).toHaveBeenCalledTimes(2);
  for (const key of keys) expect(known(key, a)).toBe(key.n * 10);
  expect(known(a, b)).toBe(1);
  expect(compute.mock.calls.length).toBeGreaterThan(20);
});

it('for the latest few objects', () => {
  const compute = vi.fn(({ n }: { n: number }) => n + 1);
  const known = memoizeRecent(compute);
  const one = { n: 1 };
  expect([known(one), known({ n: 2 }), known(one), known({ n: 1 })]).toEqual([2, 3, 2, 2]);
  expect(compute).toHaveBeenCalledTimes(3);
});
