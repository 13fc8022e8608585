import {
  call,
  defineTitle,
  type GameState,
  newGame,
  newGameState,
  pending,
  playInPlace,
  procedure,
  rulebook,
  type Seat,
  seats,
} from '@signalbox/kernel';
import { describe, expect, it } from 'vitest';
import { type Auction, type AuctionRules, ascendingAuction, openAuction, takerOf } from './ascending.ts';

interface Sale extends GameState {
  cash: Record<Seat, number>;
  result: Auction | null;
}

type Rules = AuctionRules<Sale>;

/** 1860's opening auction: starts at 0, raises of at least 5, and players who passed may bid again. */
const RETURNING: Partial<Rules> = { minimum: 0, raise: 5, step: 1, passing: 'may-return' };
/** 1841's: from 20 in steps of 5, and the player who chooses the lot has to bid. */
const MUST_OPEN: Partial<Rules> = { minimum: 20, raise: 5, step: 5, ifNobodyBids: 'opener-must-bid' };

function sale(change: Partial<Rules>, opener: Seat = 'p1', cash: Record<Seat, number> = {}) {
  const auction = ascendingAuction<Sale>({
    rule: '1',
    minimum: 5,
    raise: 1,
    step: 1,
    passing: 'final',
    ifNobodyBids: 'opener-takes-it',
    most: (state, seat) => state.cash[seat]!,
    ...change,
  });
  const title = defineTitle<Sale>({
    id: 'sale',
    name: 'Sale',
    players: [3, 3],
    options: {},
    presets: {},
    rulebook: rulebook('Sale', { '1': { en: 'The auction', ja: '競り' } }),
    messages: {},
    format: 1,
    migrations: {},
    setup: () => ({ ...newGameState(1), cash: { p1: 100, p2: 100, p3: 100, ...cash }, result: null }),
    main: procedure<Sale>(
      'sale',
      '1',
      call(auction.procedure, () => openAuction(seats(3), opener, 'lot'), {
        returning: (state, _, result) => {
          state.result = result;
        },
      }),
    ),
    invariants: () => [],
  });
  const state = newGame(title, { players: 3, options: {} });
  return {
    state,
    asked: () => pending(title, state)?.seats[0] ?? null,
    /** Bids and passes in turn; returns the reason if one is refused. */
    say: (...words: (number | 'pass')[]) => {
      for (const word of words) {
        const choice = word === 'pass' ? { do: 'pass' } : { do: 'bid', amount: word };
        const seat = pending(title, state)!.seats[0]!;
        const refused = playInPlace(title, state, { seat, decision: 'bid', choice });
        if (refused) return refused;
      }
      return null;
    },
    taker: () => state.result && takerOf(state.result),
    standing: () => auction.standing(state),
  };
}

describe('an ascending auction', () => {
  it('goes clockwise from the opener', () => {
    const { asked, say } = sale({}, 'p2');
    const order = [asked()];
    for (const amount of [5, 6, 7]) {
      say(amount);
      order.push(asked());
    }
    expect(order).toEqual(['p2', 'p3', 'p1', 'p2']);
  });

  it('refuses bids below the minimum or the minimum raise, between steps or above the cash of the bidder', () => {
    expect(sale({}).say(4)).toMatchObject({ why: 'out-of-range', rule: '1', details: { min: 5, max: 100 } });
    expect(sale({}).say(8, 8)).toMatchObject({ why: 'out-of-range' });
    expect(sale({}).say(101)).toMatchObject({ why: 'out-of-range' });
    expect(sale(RETURNING).say(0, 16, 20)).toMatchObject({ why: 'out-of-range' });
    expect(sale(RETURNING).say(0, 16, 21)).toBeNull();
    expect(sale(RETURNING).say(5, 27)).toBeNull();
    expect(sale(MUST_OPEN).say(20, 22)).toMatchObject({ why: 'out-of-range' });
    expect(sale(MUST_OPEN).say(20, 25)).toBeNull();
    expect(sale(MUST_OPEN).say(20, 80)).toBeNull();
  });

  it('drops a player who has passed, where a pass is final', () => {
    const { asked, say, taker } = sale({});
    say(10, 'pass', 15);
    expect(asked()).toBe('p1');
    say(20);
    expect(asked()).toBe('p3');
    say('pass');
    expect(taker()).toEqual({ taker: 'p1', price: 20 });
  });

  it('asks a player who has passed again, where a pass is not final', () => {
    const { asked, say, taker } = sale(RETURNING);
    say(10, 'pass', 15, 20);
    expect(asked()).toBe('p2');
    say(25, 'pass', 'pass');
    expect(taker()).toEqual({ taker: 'p2', price: 25 });
  });

  it('also asks the last player, who may still decline the lot', () => {
    const bought = sale({});
    bought.say('pass', 'pass');
    expect(bought.asked()).toBe('p3');
    bought.say(5);
    expect(bought.taker()).toEqual({ taker: 'p3', price: 5 });
  });

  it('gives the opener a lot for free if nobody bids', () => {
    for (const rules of [{}, RETURNING]) {
      const { say, taker } = sale(rules, 'p2');
      say('pass', 'pass', 'pass');
      expect(taker()).toEqual({ taker: 'p2', price: 0 });
    }
  });

  it('obliges the opener to bid, where the rules do', () => {
    expect(sale(MUST_OPEN).say('pass')).toMatchObject({ why: 'not-offered' });
    const { say, taker } = sale(MUST_OPEN);
    expect(say(20, 'pass', 'pass')).toBeNull();
    expect(taker()).toEqual({ taker: 'p1', price: 20 });
  });

  it('passes for those who cannot raise', () => {
    const { asked, say, state, taker } = sale({}, 'p1', { p2: 4, p3: 9 });
    say(6);
    expect(asked()).toBe('p3');
    say(7, 9);
    expect(taker()).toEqual({ taker: 'p1', price: 9 });
    expect(state.events?.map(({ type, seat }) => `${seat} ${type}`)).toEqual(['p1 bid', 'p3 bid-passed']);
  });

  it('reports its state: the lot, the highest bid, who is still in and how much they can bid', () => {
    const { say, standing } = sale({}, 'p2', { p3: 40 });
    expect(standing()).toEqual({
      lot: 'lot',
      highest: null,
      bidders: [
        { seat: 'p2', most: 100 },
        { seat: 'p3', most: 40 },
        { seat: 'p1', most: 100 },
      ],
      takesUnsold: 'p2',
    });
    say(10, 15, 'pass');
    expect(standing()).toMatchObject({
      takesUnsold: null,
      highest: { seat: 'p3', amount: 15 },
      bidders: [{ seat: 'p2' }, { seat: 'p3' }],
    });
    say('pass');
    expect(standing()).toBeNull();
  });

  it('goes to nobody without a bid where the opener has to make one', () => {
    expect(sale(MUST_OPEN, 'p2').standing()!.takesUnsold).toBeNull();
  });

  it('lets somebody bid their last money, and passes for those who have less', () => {
    const { say, asked } = sale({}, 'p1', { p1: 5, p2: 6, p3: 6 });
    expect([asked(), say(5), asked(), say(6), asked()]).toEqual(['p1', null, 'p2', null, null]);
  });

  it('reports that somebody who owes money can bid nothing', () => {
    expect(sale({}, 'p2', { p3: -5 }).standing()!.bidders[1]).toEqual({ seat: 'p3', most: 0 });
  });
});
