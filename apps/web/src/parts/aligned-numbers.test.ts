import { expect, it } from 'vitest';
import { alignedNumbers } from './aligned-numbers.ts';

const aligned = (...numbers: number[]) => {
  const format = alignedNumbers('en', numbers);
  return numbers.map((number) => format.format(number));
};

it('all numbers of a column have as many decimals as the longest, two at most', () => {
  expect(aligned(100, 87.5, 75)).toEqual(['100.0', '87.5', '75.0']);
  expect(aligned(1, 2, 3)).toEqual(['1', '2', '3']);
  expect(aligned(31.41592, 0.1 + 0.2)).toEqual(['31.42', '0.30']);
  expect(aligned()).toEqual([]);
});
