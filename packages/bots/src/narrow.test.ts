import { built, either, type Json, list, random, range } from '@signalbox/kernel';
import { expect, test } from 'vitest';
import { narrow } from './narrow.ts';

test('keeps short lists whole, samples long ones, and drops illegal choices', () => {
  const odd = list<Json>([1, 2, 3, 4, 5], (n) => (Number(n) % 2 === 0 ? { why: 'even' } : null));
  expect(narrow(odd, 5, random(1))).toEqual([1, 3, 5]);
  expect(narrow(odd, 2, random(1))).toHaveLength(2);
});

test('takes a few values of a range, including both ends', () => {
  const found = narrow(range({ do: 'bid' }, 'amount', { min: 5, max: 905, step: 5 }), 10, random(1));
  expect(found[0]).toEqual({ do: 'bid', amount: 5 });
  expect(found.at(-1)).toEqual({ do: 'bid', amount: 905 });
  expect(found.length).toBeLessThan(10);
});

test('an endless built offer is not enumerated to its end', () => {
  const endless = built<Json>({
    what: 'number',
    shape: (choice): choice is Json => typeof choice === 'number',
    check: () => null,
    *enumerate() {
      for (let n = 0; ; n++) yield n;
    },
  });
  expect(narrow(either<Json>(endless, list<Json>([7])), 6, random(1))).toHaveLength(4);
});
