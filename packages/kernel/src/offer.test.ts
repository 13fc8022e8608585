import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from './json.ts';
import {
  barred,
  built,
  choices,
  either,
  firstChoices,
  lazyEither,
  lazyList,
  lazyRange,
  list,
  listedParts,
  noRange,
  type Offer,
  objectionTo,
  type RangeOffer,
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

test('a range without legal numbers: nothing is listed, and a refusal says why', () => {
  const shut = noRange({ buy: 'FEC' }, 'price', { ...objection('too-late'), rule: '1.2' });
  const offer = either<Json>(odd, shut);
  expect([...choices(offer)]).toEqual([1, 3]);
  expect(objectionTo(offer, { buy: 'FEC', price: 7 })).toEqual({ why: 'too-late', rule: '1.2' });
  expect(objectionTo(offer, { buy: 'ACL', price: 7 })?.why).toBe('not-offered');
  expect(listedParts(offer)).toEqual([odd]);
});

describe('an offer in parts', () => {
  const parts = () => {
    const read: string[] = [];
    const part =
      (name: string, ...items: string[]) =>
      () => {
        read.push(name);
        return items;
      };
    return { read, part };
  };

  test('computes no more than is read, and each part once', () => {
    const { read, part } = parts();
    const offer = lazyList<string>([part('one', 'pass'), part('two', 'buy', 'sell'), part('three', 'deal')]);
    expect(firstChoices(offer, 1)).toEqual(['pass']);
    expect(read).toEqual(['one']);
    expect(objectionTo(offer, 'sell')).toBeNull();
    expect(read).toEqual(['one', 'two']);
    expect(offer.candidates).toEqual(['pass', 'buy', 'sell', 'deal']);
    expect(objectionTo(offer, 'found')?.why).toBe('not-offered');
    expect(read).toEqual(['one', 'two', 'three']);
  });

  test('answers like the same offer as a whole', () => {
    const { read, part } = parts();
    const whole = either<string>(
      list(['pass']),
      list(['buy'], () => objection('too-poor')),
    );
    const lazy = lazyEither<string>(
      () => [lazyList<string>([part('one', 'pass')])],
      () => [lazyList<string>([part('two', 'buy')], () => objection('too-poor'))],
    );
    expect(objectionTo(lazy, 'pass')).toBeNull();
    expect(read).toEqual(['one']);
    for (const choice of ['pass', 'buy', 'sell', 1]) {
      expect(objectionTo(lazy, choice)).toEqual(objectionTo(whole, choice));
    }
    expect([...choices(lazy)]).toEqual([...choices(whole)]);
    expect(barred(lazy)).toEqual(barred(whole));
  });

  test('a range is computed only for a choice that fits its base', () => {
    const read: string[] = [];
    const deal = (seat: string, whole: RangeOffer) =>
      lazyRange(whole.base, 'price', () => {
        read.push(seat);
        return whole;
      });
    const open = range({ from: 'p2' }, 'price', { min: 10, max: 31, step: 5 });
    const shut = noRange({ from: 'p3' }, 'price', objection('too-poor'));
    const lazy = either(deal('p2', open), deal('p3', shut));
    for (const choice of [{ from: 'p2', price: 15 }, { from: 'p2', price: 16 }, 'pass']) {
      expect(objectionTo(lazy, choice)).toEqual(objectionTo(either(open, shut), choice));
    }
    expect(read).toEqual(['p2']);
    expect(objectionTo(lazy, { from: 'p3', price: 15 })?.why).toBe('too-poor');
    expect(lazy.offers.map((offer) => ({ ...offer }))).toEqual([open, shut]);
    expect([...choices(lazy)]).toEqual([...choices(open)]);
    expect(read).toEqual(['p2', 'p3']);
  });
});
