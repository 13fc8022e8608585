import { expect, test } from 'vitest';
import { dice } from '../testing/dice.ts';
import { connected } from './connected.ts';

test.each<[boolean, number[][]]>([
  [true, []],
  [true, [[1]]],
  [
    true,
    [
      [1, 2],
      [5, 6],
      [2, 3],
      [3, 5],
    ],
  ],
  [
    false,
    [
      [1, 2],
      [2, 3],
      [4, 5],
    ],
  ],
  [false, [[1], []]],
])('%s: %j', (expected, sets) => {
  expect(connected(sets)).toBe(expected);
});

/** Merges sets that share a member until nothing changes any more. */
function merged(sets: readonly (readonly number[])[]): number[][] {
  const [first, ...rest] = sets.map((set) => [...set]);
  if (!first) return [];
  const partner = rest.findIndex((set) => set.some((member) => first.includes(member)));
  if (partner >= 0) return merged([[...first, ...rest[partner]!], ...rest.toSpliced(partner, 1)]);
  return [first, ...merged(rest)];
}

test('as merging sets one by one says, in any order', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const { below } = dice(seed);
    const sets = Array.from({ length: 1 + below(5) }, () =>
      Array.from({ length: 1 + below(3) }, () => below(8)),
    );
    expect(connected(sets), JSON.stringify(sets)).toBe(merged(sets).length === 1);
  }
});
