import { either, list, PASS, range } from '@signalbox/kernel';
import { expect, it } from 'vitest';
import { adviceOnBids } from './bids.ts';

const REASONS = { bid: '1860/bid', pass: '1860/pass-bid' };

function limits(least: number, worth: number) {
  const offer = either(range({ do: 'bid' }, 'amount', { min: least, max: 400 }), list([PASS]));
  return adviceOnBids(offer, worth, REASONS).map(({ because: { key, details } }) => [key, details.limit]);
}

it('gives reasons for a bid and a pass that do not contradict them, whichever a search prefers', () => {
  expect(limits(40, 45)).toEqual([
    ['bot/1860/pass-bid', 40],
    ['bot/1860/bid', 45],
  ]);
  expect(limits(5, 0)).toEqual([
    ['bot/1860/pass-bid', 0],
    ['bot/1860/bid', 5],
  ]);
  expect(limits(5, -120)[0]).toEqual(['bot/1860/pass-bid', 0]);
});
