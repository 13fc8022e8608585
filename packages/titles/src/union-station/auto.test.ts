import { PASS } from '@signalbox/kernel';
import { describe, expect, it } from 'vitest';
import { answered, canBeSet, endedWhen, formsOf } from '../testing/auto.ts';
import { unionStation } from './index.ts';
import { position } from './position.ts';
import type { State } from './state.ts';
import { bid, opening } from './testing/play.ts';

const upTo = (lot: string, most: number) => ({ kind: 'bid', lot, most }) as const;

/** The first share is sold to p2. */
const sold = (after: State) => bid(after, 0, 5, 0);

describe('bidding up to a limit', () => {
  it('makes the minimum bid for its own lot, and passes above the limit', () => {
    const state = opening(3);
    expect(answered(unionStation, state, upTo('PRR', 9))).toEqual({ do: 'bid', amount: 5 });
    bid(state, 8);
    expect(answered(unionStation, state, upTo('PRR', 9))).toEqual({ do: 'bid', amount: 9 });
    expect(answered(unionStation, state, upTo('PRR', 8))).toEqual(PASS);
    expect(answered(unionStation, state, upTo('CBQ', 9))).toBeNull();
  });

  it('can be set for every share still to be auctioned, up to the player’s cash', () => {
    const state = opening(3);
    expect(formsOf(unionStation, state, 'bid', 'p3').map(({ auto }) => auto.lot)).toEqual(state.column);
    expect(canBeSet(unionStation, state, upTo('CBQ', state.cash.p3!), 'p3')).toBe(true);
    expect(canBeSet(unionStation, state, upTo('CBQ', state.cash.p3! + 1), 'p3')).toBe(false);
    const [first, ...others] = state.column;
    sold(state);
    expect(state.values[first!]).toBeGreaterThan(0);
    expect(formsOf(unionStation, state, 'bid', 'p3').map(({ auto }) => auto.lot)).toEqual(others);
    // In a turn there is nothing to bid for.
    expect(formsOf(unionStation, { ...opening(3), stack: position({}).stack }, 'bid', 'p3')).toEqual([]);
  });

  it('is done when its share is sold', () => {
    expect(endedWhen(unionStation, opening(3), [upTo('PRR', 9)], sold)).toBe('done auto/lot-gone');
    expect(endedWhen(unionStation, opening(3), [upTo('CBQ', 9)], sold)).toBeNull();
  });
});

describe('passing', () => {
  const pass = (...heed: string[]) => ({ kind: 'pass', heed }) as const;

  it('passes until the next share, or until the auctions are over', () => {
    const state = opening(3);
    expect(answered(unionStation, state, pass('next-lot'))).toEqual(PASS);
    expect(endedWhen(unionStation, state, [pass('next-lot')], sold)).toBe('stopped auto/next-lot');
    expect(endedWhen(unionStation, state, [pass('round-ended')], sold)).toBeNull();
    const over = (after: State) => {
      after.stack = [];
    };
    expect(endedWhen(unionStation, state, [pass('round-ended')], over)).toBe('done auto/round-ended');
  });

  it('leaves the turns to the player, who has to act in them', () => {
    const state = position({ offer: ['PRR', null, null] });
    expect(answered(unionStation, state, pass())).toBeNull();
    expect(formsOf(unionStation, state, 'pass')).toEqual([]);
  });
});
