import { cited, newGameState, objectionTo } from '@signalbox/kernel';
import { expect, it } from 'vitest';
import type { Purses } from '../money/purses.ts';
import { collectFor, emergencySale, fundsOf } from './emergency.ts';

it('collects what a company lacks from each giver in turn', () => {
  const state: Purses = { cash: { A: 20, B: 30, p1: 100 } };
  expect(fundsOf(state, ['A', 'B', 'p1'])).toBe(150);
  expect(collectFor(state, 'A', 90, ['A', 'B', 'p1'])).toEqual([
    { giver: 'B', amount: 30 },
    { giver: 'p1', amount: 40 },
  ]);
  expect(state.cash).toEqual({ A: 90, B: 0, p1: 60 });
  expect(collectFor(state, 'A', 90, ['p1'])).toEqual([]);
});

const PRICES = { A: 50, B: 30 };
type Company = keyof typeof PRICES;

interface Need {
  readonly missing: number;
}

/** Two shares of A, which may only be sold together, and three of B. */
function sale(freely: 'anything' | 'more' | null = null) {
  return emergencySale<ReturnType<typeof newGameState>, Need, Company>({
    name: 'sell',
    rule: '1',
    actor: () => 'p1',
    missing: (_, { missing }) => missing,
    blocks: () => [
      { company: 'A', count: 1 },
      { company: 'A', count: 2 },
      ...[1, 2, 3].map((count) => ({ company: 'B' as const, count })),
    ],
    objection: (_, __, { company, count }) =>
      company === 'A' && count === 1 ? cited('2', 'sale/whole-certificate') : null,
    value: (_, { company, count }) => PRICES[company] * count,
    wastes:
      (_, { missing }) =>
      ({ company, count }) =>
        missing <= 190 && PRICES[company] * count + (company === 'A' ? 90 : 100) < missing,
    sell: () => {},
    freely: () => freely,
  });
}

function why(missing: number, company: Company, count: number, freely: 'anything' | 'more' | null = null) {
  const offer = sale(freely).decision.offer(newGameState(1), { missing });
  return objectionTo(offer, { company, count })?.why ?? null;
}

it('sells enough, but no more than needed', () => {
  expect(why(60, 'B', 3)).toBe('sale/more-than-needed');
  expect(why(60, 'B', 2)).toBeNull();
  expect(why(60, 'B', 1)).toBeNull();
  // One share of A would be enough, but cannot be sold alone.
  expect(why(40, 'A', 2)).toBeNull();
  expect(why(40, 'A', 1)).toBe('sale/whole-certificate');
  expect(why(190, 'B', 2)).toBe('sale/too-little');
  expect(why(190, 'B', 3)).toBeNull();
});

it('says how much would still be missing', () => {
  const offer = sale().decision.offer(newGameState(1), { missing: 190 });
  const still = (count: number) => objectionTo(offer, { company: 'B', count })?.details;
  expect([1, 2].map(still)).toEqual([{ need: 160 }, { need: 130 }]);
});

it('lets recorded games sell more, or anything', () => {
  expect(why(60, 'B', 3, 'more')).toBeNull();
  expect(why(190, 'B', 2, 'more')).toBe('sale/too-little');
  expect(why(190, 'B', 2, 'anything')).toBeNull();
  expect(why(190, 'A', 1, 'anything')).toBe('sale/whole-certificate');
});

it('is required as long as money is missing and something can be sold', () => {
  expect(sale().isDue(newGameState(1), { missing: 0 })).toBe(false);
  expect(sale().isDue(newGameState(1), { missing: 1 })).toBe(true);
});
