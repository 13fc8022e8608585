import { view } from '@signalbox/kernel';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { PRIVATES } from './data/companies.ts';
import { eighteenFL } from './index.ts';
import { asked, newTable, offered, offeredLike, play, why } from './position.ts';
import type { State } from './state.ts';

/** Everybody bids, in the order of the seats. */
function bids(state: State, ...amounts: number[]): void {
  amounts.forEach((amount, i) => {
    play(state, amount, state.seats[i]!);
  });
}

describe('sealed bids', () => {
  proves('3.2a', 'a bid is 0, 5 or 10', () => {
    const state = newTable(3);
    expect(offered(state)).toEqual([0, 5, 10]);
    for (const bid of [7, 15, -5]) expect(why(state, bid, 'p1')).toBe('not-offered 3.2');
  });

  proves(['3.2a', 'A4'], 'nobody sees a bid before the last one is in', () => {
    const state = newTable(3);
    const { cash } = newTable(3);
    for (const seat of ['p1', 'p3']) play(state, 10, seat);
    expect(state.events).toEqual([]);
    for (const seat of ['p2', null]) {
      const sealed = view(eighteenFL, state, seat).stack.at(-1)!.sealed!;
      expect(sealed).toEqual({ p1: 'chosen-unseen', p3: 'chosen-unseen' });
    }
    expect(view(eighteenFL, state, 'p1').stack.at(-1)!.sealed!.p1).toBe(10);
    expect(state.cash).toEqual(cash);
  });

  proves('3.2b', 'everybody pays their bid, also the player who chooses last', () => {
    const state = newTable(3);
    bids(state, 10, 0, 5);
    expect([state.cash.p1, state.cash.p2, state.cash.p3]).toEqual([290, 300, 295]);
    expect(state.cash.bank).toBe(8000 - 885);
  });

  proves('3.2c', 'the highest bid chooses first, equal ones by player number', () => {
    const state = newTable(4);
    bids(state, 5, 10, 0, 0);
    const order: string[] = [];
    for (const id of ['FECC', 'TC', 'PO']) {
      order.push(asked(state));
      play(state, id);
    }
    expect(order).toEqual(['p2 choose-private', 'p1 choose-private', 'p3 choose-private']);
    expect(state.privates.TR).toBe('p4');
  });
});

describe('choosing a private', () => {
  proves('3.2d', 'it costs its price besides the bid', () => {
    const state = newTable(3);
    bids(state, 10, 0, 0);
    play(state, 'TC');
    expect(state.cash.p1).toBe(220);
  });

  proves('3.2e', 'everybody takes one; the last player has no choice', () => {
    const state = newTable(3);
    bids(state, 0, 0, 0);
    expect(offered(state)).toEqual(['TR', 'PO', 'TC']);
    expect(why(state, { do: 'pass' })).toBe('not-offered 3.2');
    play(state, 'TR');
    expect(why(state, 'TR')).toBe('not-offered 3.2');
    play(state, 'TC');
    expect(state.privates).toEqual({ TR: 'p1', TC: 'p2', PO: 'p3' });
    expect(state.cash.p3).toBe(260);
  });

  proves('3.2f', 'the buyer of the Tallahassee has priority, and seats stay as they are', () => {
    const state = newTable(3);
    bids(state, 0, 0, 0);
    for (const id of ['PO', 'TC']) play(state, id);
    expect(state.priority).toBe('p3');
    expect(state.order).toEqual(['p1', 'p2', 'p3']);
    const turns: string[] = [];
    for (let i = 0; i < 2; i++) {
      turns.push(asked(state));
      play(state, { do: 'pass' });
    }
    expect([...turns, asked(state)]).toEqual(['p3 trade', 'p1 trade', 'p2 trade']);
  });

  proves(
    ['3.2g', '5.3b'],
    'the first stock round continues with shares: only presidencies are for sale',
    () => {
      const state = newTable(4);
      bids(state, 0, 0, 0, 0);
      for (const id of ['TR', 'PO', 'TC']) play(state, id);
      expect(asked(state)).toBe('p1 trade');
      expect(offeredLike(state, { do: 'start', company: 'FEC' })).toHaveLength(6);
      expect(offeredLike(state, { do: 'buy' })).toEqual([]);
      expect(why(state, { do: 'buy', company: 'FEC', from: 'ipo' })).toBe('not-offered 5');
    },
  );
});

describe('the privates', () => {
  proves(['3.3f', '18FL-R7'], 'prices and incomes', () => {
    const table = Object.values(PRIVATES).map(({ price, income }) => [price, income]);
    expect(table).toEqual([
      [20, 5],
      [40, 10],
      [70, 15],
      [110, 20],
    ]);
    const state = newTable(2);
    bids(state, 0, 0);
    play(state, 'PO');
    expect(state.cash.p1).toBe(260);
    const recorded = newTable(2, { steamshipPrice: '30' });
    bids(recorded, 0, 0);
    play(recorded, 'PO');
    expect(recorded.cash.p1).toBe(270);
  });

  proves('3.3o', 'the Canal brings a share of the FEC at once', () => {
    const state = newTable(4);
    bids(state, 10, 0, 0, 0);
    play(state, 'FECC');
    expect(state.shares.FEC).toMatchObject({ p1: 1, ipo: 4 });
    expect(state.cash.p1).toBe(180);
  });
});
