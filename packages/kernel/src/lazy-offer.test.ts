import { describe, expect, test } from 'vitest';
import { lazyEither, lazyList, lazyRange } from './lazy-offer.ts';
import {
  barred,
  choices,
  either,
  firstChoices,
  list,
  noRange,
  objectionTo,
  offersAny,
  type RangeOffer,
  range,
} from './offer.ts';
import { objection } from './refusal.ts';

/** A lazy range has its numbers as getters. */
const fieldsOf = ({ base, field, min, max, step, reason }: RangeOffer) => ({
  base,
  field,
  min,
  max,
  step,
  reason,
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

  test('is read up to the first legal choice of a kind', () => {
    const { read, part } = parts();
    const barredSale = (choice: string) => (choice === 'sell' ? objection('too-poor') : null);
    const offer = lazyEither<string>(
      () => [lazyList<string>([part('one', 'pass', 'sell')], barredSale)],
      () => [lazyList<string>([part('two', 'buy'), part('three', 'deal')])],
    );
    expect(offersAny(offer, (choice) => choice === 'pass')).toBe(true);
    expect(read).toEqual(['one']);
    expect(offersAny(offer, (choice) => choice === 'buy')).toBe(true);
    expect(read).toEqual(['one', 'two']);
    expect(offersAny(offer, (choice) => choice === 'sell')).toBe(false);
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
    const deals = [deal('p2', open), deal('p3', shut)];
    const lazy = either(...deals);
    for (const choice of [{ from: 'p2', price: 15 }, { from: 'p2', price: 16 }, 'pass']) {
      expect(objectionTo(lazy, choice)).toEqual(objectionTo(either(open, shut), choice));
    }
    expect(read).toEqual(['p2']);
    expect(objectionTo(lazy, { from: 'p3', price: 15 })?.why).toBe('too-poor');
    expect(deals.map(fieldsOf)).toEqual([open, shut].map(fieldsOf));
    expect([...choices(lazy)]).toEqual([...choices(open)]);
    expect(read).toEqual(['p2', 'p3']);
  });
});
