import { expect, test } from 'vitest';
import { givenUpAt } from './remarks.ts';

test('every bot that cannot win any more says so once', () => {
  const entry = (position: number, seat: string, lost?: true, undone = false) => ({
    position,
    seat,
    undone,
    ...(lost && { lost }),
  });
  const entries = [
    entry(1, 'p1'),
    entry(2, 'p2', true, true),
    entry(3, 'p2', true),
    entry(4, 'p3', true),
    entry(5, 'p2'),
    entry(6, 'p2', true),
  ];
  expect([...givenUpAt(entries)]).toEqual([3, 4]);
});
