import { expect, it } from 'vitest';
import { ratios } from './ratios.ts';

const cost = (cpu: number, wall = cpu) => ({ cpu, wall });

it('takes the ratio of each pair first, so that a slow minute affects neither side', () => {
  const quiet = { base: cost(10), here: cost(5) };
  const busy = { base: cost(40, 80), here: cost(20, 10) };
  const other = { base: cost(12), here: cost(4) };
  expect(ratios([quiet, busy, other])).toEqual({
    cpu: { least: 2, median: 2, most: 3 },
    wall: { least: 2, median: 3, most: 8 },
    base: 12,
    here: 5,
  });
});

it('takes the mean of the middle two of an even number', () => {
  const pairs = [1, 2, 4, 8].map((times) => ({ base: cost(times), here: cost(1) }));
  expect(ratios(pairs).cpu).toEqual({ least: 1, median: 3, most: 8 });
});
