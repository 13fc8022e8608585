import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from './json.ts';
import {
  barred,
  built,
  choices,
  either,
  firstChoices,
  list,
  listedParts,
  noRange,
  type Offer,
  objectionTo,
  offersAny,
  range,
} from './offer.ts';
import { objection } from './refusal.ts';

const odd = list<Json>([1, 2, 3, 4], (n) =>
  Number(n) % 2 === 0 ? { ...objection('even', { n }), rule: '1.2' } : null,
);
const prices = range({ buy: 'FEC' }, 'price', { min: 10, max: 31, step: 5 });
const word = built<Json>({
  what: 'word',
  shape: (choice): choice is Json => typeof choice === 'string',
  check: (choice) => (String(choice).length > 3 ? objection('too-long') : null),
  enumerate: () => ['a', 'ab'],
});
const kinds: Record<string, Offer<Json>> = {
  list: odd,
  range: prices,
  built: word,
  either: either<Json>(odd, prices, word),
  sealed: { kind: 'sealed', of: prices },
};

test('all legal choices of each kind', () => {
  const prices = [10, 15, 20, 25, 30].map((price) => ({ buy: 'FEC', price }));
  expect([...choices(kinds.list!)]).toEqual([1, 3]);
  expect([...choices(kinds.range!)]).toEqual(prices);
  expect([...choices(kinds.either!)]).toEqual([1, 3, ...prices, 'a', 'ab']);
  expect([...choices(kinds.sealed!)]).toEqual(prices);
  expect([...choices(range({}, 'n', { min: 3, max: 2 }))]).toEqual([]);
});

test('no more choices are computed than needed', () => {
  const endless = built<number>({
    what: 'number',
    shape: (choice): choice is number => typeof choice === 'number',
    check: () => null,
    *enumerate() {
      for (let n = 0; ; n++) yield n;
    },
  });
  expect(firstChoices(endless, 2)).toEqual([0, 1]);
});

test.each(Object.entries(kinds))('%s: there is no objection to what it lists', (_, offer) => {
  for (const choice of choices(offer)) expect(objectionTo(offer, choice)).toBeNull();
});

test.each(Object.entries(kinds))('%s: any JSON at all gets an answer', (_, offer) => {
  const listed = [...choices(offer)].map((choice) => JSON.stringify(choice));
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const choice = JSON.parse(JSON.stringify(value)) as Json;
      const reason = objectionTo(offer, choice);
      if (reason === null)
        expect(listed.includes(JSON.stringify(choice)) || typeof choice === 'string').toBe(true);
      else expect(reason.why).toMatch(/^[a-z-]+$/);
    }),
  );
});

describe('the reason', () => {
  test.each<[Json, string]>([
    [2, 'even'],
    [5, 'not-offered'],
    [{ buy: 'FEC', price: 12 }, 'out-of-range'],
    [{ buy: 'FEC', price: 35 }, 'out-of-range'],
    [{ buy: 'ACL', price: 10 }, 'not-offered'],
    [{ buy: 'FEC', price: 10, more: 1 }, 'not-offered'],
  ])('%j: %s', (choice, why) => {
    expect(objectionTo(either<Json>(odd, prices), choice)?.why).toBe(why);
  });

  test.each<[Json]>([
    [null],
    [12],
    [[12]],
    [{ buy: 'FEC' }],
    [{ buy: 'FEC', price: '10' }],
    [{ buy: 'FEC', price: 10.5 }],
  ])('%j is malformed where a number is expected', (choice) =>
    expect(objectionTo(prices, choice)?.why).toBe('malformed-choice'),
  );

  test('the reason of a rule comes before general ones, and keeps its section', () => {
    expect(objectionTo(kinds.either!, 'long word')).toEqual({ why: 'too-long' });
    expect(objectionTo(kinds.either!, 2)).toEqual({ why: 'even', details: { n: 2 }, rule: '1.2' });
    expect(objectionTo(word, 7)?.why).toBe('malformed-choice');
    expect(objectionTo(either(), 7)?.why).toBe('malformed-choice');
  });

  test('barred candidates have reasons', () => {
    const expected = [2, 4].map((n) => ({ choice: n, reason: { why: 'even', details: { n }, rule: '1.2' } }));
    expect(barred(kinds.either!)).toEqual(expected);
    expect(barred({ kind: 'sealed', of: odd })).toEqual(expected);
    expect(barred(list([1]))).toEqual([]);
  });
});

test('the first choices are found across all parts of an offer', () => {
  const parts = either<Json>(list<Json>([1]), list<Json>([]), list<Json>([2, 3]));
  expect([1, 2, 3, 4].map((most) => firstChoices(parts, most))).toEqual([[1], [1, 2], [1, 2, 3], [1, 2, 3]]);
});

test('a range with a single number offers it', () => {
  const single = range({ do: 'bid' }, 'amount', { min: 5, max: 5 });
  expect(offersAny(single, () => true)).toBe(true);
  expect([...choices(single)]).toEqual([{ do: 'bid', amount: 5 }]);
});

test('a range without legal numbers: nothing is listed, and a refusal says why', () => {
  const shut = noRange({ buy: 'FEC' }, 'price', { ...objection('too-late'), rule: '1.2' });
  const offer = either<Json>(odd, shut);
  expect([...choices(offer)]).toEqual([1, 3]);
  expect(objectionTo(offer, { buy: 'FEC', price: 7 })).toEqual({ why: 'too-late', rule: '1.2' });
  expect(objectionTo(offer, { buy: 'ACL', price: 7 })?.why).toBe('not-offered');
  expect(listedParts(offer)).toEqual([odd]);
});

test('choices of a kind: all numbers of a range are of one kind, and only what is legal counts', () => {
  const buys = (choice: Json) => typeof choice === 'object' && choice !== null && 'buy' in choice;
  expect(offersAny(prices, buys)).toBe(true);
  expect(offersAny(noRange({ buy: 'FEC' }, 'price', objection('too-late')), buys)).toBe(false);
  expect(offersAny(odd, (n) => n === 3)).toBe(true);
  expect(offersAny(odd, (n) => n === 2)).toBe(false);
  expect(offersAny({ kind: 'sealed', of: odd }, (n) => n === 2)).toBe(false);
  expect(offersAny(kinds.either!, buys)).toBe([...choices(kinds.either!)].some(buys));
  expect([...choices(word)].every((each) => offersAny(word, (choice) => choice === each))).toBe(true);
});
