import { either, type GameState, list, newGameState, type Offer, PASS, range } from '@signalbox/kernel';
import { describe, expect, it } from 'vitest';
import { auctionRound, biddingUpTo } from './bidding.ts';

interface Toy extends GameState {
  readonly lot: string | null;
  readonly lots: readonly string[];
  readonly sold: number;
}

const auction = (lot: string | null, lots: readonly string[], sold = 0): Toy => ({
  ...newGameState(1),
  ...{ lot, lots, sold },
});
const RULES = {
  decision: { name: 'bid' },
  lot: ({ lot }: Toy) => lot,
  lots: ({ lots }: Toy) => lots,
  sold: ({ sold }: Toy) => sold,
  cash: () => 120,
};
const BID = biddingUpTo(RULES);
const upTo = (most: number) => ({ kind: 'bid', lot: 'Red', most });

const asked = (offer: Offer, decision = 'bid') => ({
  ...{ decision, rule: '1', seats: ['p1'], forced: false },
  offerTo: () => offer,
});

describe('bidding up to a limit', () => {
  it('is offered for every lot, the one being auctioned first, with any limit one can pay', () => {
    const form = (lot: string) => ({
      auto: { kind: 'bid', lot, most: 0 },
      fields: { most: { type: 'number', min: 0, max: 120 } },
    });
    expect(BID.forms(auction('Blue', ['Red', 'Blue']), 'p1')).toEqual([form('Blue'), form('Red')]);
    expect(BID.forms(auction(null, []), 'p1')).toEqual([]);
  });

  it('makes the lowest bid up to the limit, then passes', () => {
    const state = auction('Red', ['Red']);
    const bids = (min: number) => range({ do: 'bid' }, 'amount', { min, max: 100, step: 5 });
    const answer = (most: number, min: number) =>
      BID.answer(state, 'p1', upTo(most), asked(either(bids(min), list([PASS]))));
    expect(answer(50, 45)).toEqual({ choice: { do: 'bid', amount: 45 } });
    expect(answer(50, 50)).toEqual({ choice: { do: 'bid', amount: 50 } });
    expect(answer(50, 55)).toEqual({ choice: PASS });
    expect(answer(150, 100)).toEqual({ choice: { do: 'bid', amount: 100 } });
    expect(answer(150, 105)).toEqual({ choice: PASS });
    expect(BID.answer(state, 'p1', upTo(50), asked(bids(45)))).toEqual({
      choice: { do: 'bid', amount: 45 },
    });
    expect(BID.answer(state, 'p1', upTo(0), asked(list([PASS])))).toEqual({ choice: PASS });
    expect(BID.answer(state, 'p1', upTo(0), asked(list(['start'])))).toEqual({
      ended: 'stopped',
      reason: { why: 'auto/must-act' },
    });
  });

  it('answers nothing else, and for no other lot', () => {
    const pass = list([PASS]);
    expect(BID.answer(auction('Red', ['Red']), 'p1', upTo(50), asked(pass, 'trade'))).toBeNull();
    expect(BID.answer(auction('Blue', ['Red', 'Blue']), 'p1', upTo(50), asked(pass))).toBeNull();
  });

  it('ends when the lot is sold or withdrawn, not when another one is', () => {
    const ends = (before: Toy, after: Toy) =>
      BID.endedBy({ before, after, seat: 'p1', own: false }, upTo(50))?.reason.why ?? null;
    const red = auction('Red', ['Red', 'Blue']);
    expect(ends(red, red)).toBeNull();
    expect(ends(red, auction('Blue', ['Blue'], 1))).toBe('auto/lot-gone');
    expect(ends(auction('Red', ['Red', 'Red']), auction('Red', ['Red'], 1))).toBe('auto/lot-gone');
    expect(ends(auction('Blue', ['Blue', 'Red']), auction('Red', ['Red'], 1))).toBeNull();
    expect(ends(auction('Blue', ['Blue', 'Red']), auction('Blue', ['Blue']))).toBe('auto/lot-gone');
  });
});

it('a player who has passed may want to know of the next lot', () => {
  const { decisions, usual, comes, concerns } = auctionRound(RULES, () => 'auction', { name: 'put-up' });
  const red = auction('Red', ['Red', 'Blue']);
  const told = (before: Toy, after: Toy) => concerns['next-lot']!({ before, after, seat: 'p1', own: false });
  expect([decisions.map(({ name }) => name), usual, comes(red)]).toEqual([
    ['bid', 'put-up'],
    ['next-lot'],
    false,
  ]);
  expect(told(red, auction('Blue', ['Blue'], 1))).toEqual({ lot: 'Blue' });
  expect([told(red, red), told(red, auction(null, [], 2))]).toEqual([null, null]);
});
