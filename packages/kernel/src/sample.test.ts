import { expect, test } from 'vitest';
import type { Json } from './json.ts';
import { built, either, list, type Offer, range } from './offer.ts';
import { random } from './random.ts';
import { objection } from './refusal.ts';
import { sample } from './sample.ts';

const drawn = (offer: Offer, times = 300) => {
  const rng = random(7);
  return new Set(Array.from({ length: times }, () => JSON.stringify(sample(offer, rng))));
};
const numbers = built<Json>({
  what: 'number',
  shape: (choice): choice is Json => typeof choice === 'number',
  check: () => null,
  *enumerate() {
    for (let n = 0; ; n++) yield n;
  },
});

test('every legal choice comes up, and no other', () => {
  const onlySeven = list<Json>([1, 2, 3, 4, 5, 6, 7], (n) => (n === 7 ? null : objection('no')));
  expect(drawn(onlySeven)).toEqual(new Set(['7']));
  expect(drawn(list<Json>(['a', 'b']))).toEqual(new Set(['"a"', '"b"']));
  expect(drawn(range({}, 'n', { min: 1, max: 8, step: 3 }))).toEqual(
    new Set(['{"n":1}', '{"n":4}', '{"n":7}']),
  );
  expect(drawn({ kind: 'sealed', of: list<Json>([1]) })).toEqual(new Set(['1']));
  expect(drawn(numbers).size).toBeGreaterThan(40);
});

test('an empty offer has no choice', () => {
  const barredList = list<Json>([1], () => objection('no'));
  const empty = range({}, 'n', { min: 2, max: 1 });
  const noRoutes = { ...numbers, enumerate: () => [] };
  for (const offer of [
    list<Json>([]),
    barredList,
    empty,
    noRoutes,
    either<Json>(),
    either<Json>(barredList, empty),
  ]) {
    expect(sample(offer, random(1))).toBeUndefined();
  }
});

test('each of several offers is likely, however long, and empty ones are skipped', () => {
  const rng = random(3);
  const offer = either<Json>(list<Json>(['pass']), range({}, 'bid', { min: 1, max: 999 }), list<Json>([]));
  const passes = Array.from({ length: 1_000 }, () => sample(offer, rng)).filter(
    (choice) => choice === 'pass',
  );
  expect(passes.length).toBeGreaterThan(400);
  expect(passes.length).toBeLessThan(600);
});
