import { PASS } from '@signalbox/kernel';
import { byMarketOrder, setPresident, stackPosition } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import type { Company } from './data/companies.ts';
import { CHART } from './data/market.ts';
import {
  asked,
  cash,
  company,
  offeredLike,
  operate,
  play,
  playTo,
  sharesIn,
  table,
  why,
} from './position.ts';
import { saleObjection } from './selling.ts';
import { priceOf, type State } from './state.ts';

const sell = (id: Company, count: number) => ({ do: 'sell', company: id, count });

/** How many shares may be sold as one block. */
function blocks(state: State, id: Company): number[] {
  return (offeredLike(state, { do: 'sell', company: id }) as { count: number }[]).map(({ count }) => count);
}

describe('a sale', () => {
  proves('5.1a', 'several companies in any order, each at its price', () => {
    for (const order of [
      ['ACL', 'SAL'],
      ['SAL', 'ACL'],
    ] as const) {
      const state = table(2);
      cash(state, { p1: 0 });
      company(state, 'ACL', { price: 110, held: { p1: 2, p2: 3 } });
      company(state, 'SAL', { price: 80, held: { p1: 2, p2: 3 } });
      play(state, sell(order[0], order[0] === 'ACL' ? 2 : 1));
      play(state, sell(order[1], order[1] === 'ACL' ? 2 : 1));
      expect(state.cash.p1).toBe(2 * 110 + 80);
    }
  });

  proves('5.1a', 'nobody sells more shares than they have', () => {
    const state = table(2);
    company(state, 'ACL', { size: 10, held: { p1: 3, p2: 4 } });
    const objection = (count: number) =>
      saleObjection(state, 'p1', 'ACL', count, { soldThisTurn: [], keep: null });
    expect(objection(3)).toBeNull();
    expect(objection(4)).toMatchObject({
      rule: '5.1',
      why: 'sale/not-enough-shares',
      details: { company: 'ACL' },
    });
    // The offer does not go further either.
    expect(blocks(state, 'ACL')).toEqual([1, 2, 3]);
  });

  proves(
    '5.1b',
    'a player who has sold a company cannot buy it again in this round, but can in the next',
    () => {
      const state = table(2);
      cash(state, { p1: 500 });
      company(state, 'ACL', { held: { p1: 3, p2: 2 }, trains: ['2'] });
      const buy = { do: 'buy', company: 'ACL', from: 'pool' };
      play(state, sell('ACL', 1));
      expect(why(state, buy)).toBe('purchase/sold-this-round 5.1');
      play(state, PASS);
      play(state, { do: 'start', company: 'SAL', price: 70, size: 5 });
      expect(asked(state)).toBe('p1 trade');
      expect(why(state, buy)).toBe('purchase/sold-this-round 5.1');
      playTo(state, 'lay-track');
      playTo(state, 'trade');
      expect(state.round.stock).toBe(2);
      if (asked(state) !== 'p1 trade') play(state, PASS);
      expect(why(state, buy)).toBeNull();
    },
  );

  proves('5.1c', 'all shares of a company in one turn are one block at one price', () => {
    const state = table(2);
    cash(state, { p1: 0 });
    company(state, 'ACL', { size: 10, price: 110, held: { p1: 5 } });
    play(state, sell('ACL', 3));
    expect(state.cash.p1).toBe(330);
    state.shares.ACL = { p1: 2, p2: 3, ipo: 3, pool: 2 };
    setPresident(state, 'ACL', 'p2');
    expect(why(state, sell('ACL', 1))).toBe('sale/one-block 5.1');
  });

  proves('5.1d', 'the price falls by one cell, whatever the number', () => {
    for (const count of [1, 3]) {
      const state = table(2);
      company(state, 'ACL', { size: 10, price: 110, held: { p1: 5 } });
      play(state, sell('ACL', count));
      expect(priceOf(state, 'ACL')).toBe(100);
    }
  });

  proves('5.1e', 'a marker goes under those that are in the cell', () => {
    const state = table(2);
    company(state, 'ACL', { price: 110, held: { p1: 3 } });
    company(state, 'SAL', { price: 100, held: { p2: 3 } });
    play(state, sell('ACL', 1));
    expect([stackPosition(state, 'SAL'), stackPosition(state, 'ACL')]).toEqual([0, 1]);
    expect(['ACL', 'SAL'].sort(byMarketOrder(CHART, state))).toEqual(['SAL', 'ACL']);
  });

  proves('G-16', 'at 60 a sold company stays where it is in its stack', () => {
    const state = table(2);
    company(state, 'ACL', { price: 60, held: { p1: 3 } });
    company(state, 'SAL', { price: 60, held: { p2: 3 } });
    play(state, sell('ACL', 1));
    expect(priceOf(state, 'ACL')).toBe(60);
    expect(stackPosition(state, 'ACL')).toBe(0);
  });

  proves('5.1f', 'shares go to the pool, the money comes from the bank', () => {
    const state = table(2);
    company(state, 'ACL', { held: { p1: 3 }, cash: 250 });
    const { bank } = state.cash;
    play(state, sell('ACL', 1));
    expect(sharesIn(state, 'ACL')).toEqual({ p1: 2, pool: 1, ipo: 2 });
    expect([state.cash.bank, state.cash.ACL]).toEqual([bank! - 100, 250]);
    const sold = { type: 'shares-sold', seat: 'p1', company: 'ACL', count: 1, amount: 100 };
    expect(state.events).toContainEqual(sold);
  });
});

describe('limits of a sale', () => {
  proves(['3.3a', '5.3a'], 'a private cannot be sold, in any round', () => {
    const state = table(3);
    expect(state.privates.TC).toBe('p3');
    play(state, PASS);
    play(state, PASS);
    expect(asked(state)).toBe('p3 trade');
    expect(offeredLike(state, { do: 'sell' })).toEqual([]);
    expect(why(state, { do: 'sell', company: 'TC', count: 1 })).toBe('not-offered 5');
    company(state, 'SR', { held: { p3: 3 }, cash: 100, trains: ['2'] });
    operate(state, 'buy-train');
    expect(offeredLike(state, { do: 'sell' })).toEqual([]);
  });

  proves('5.3d', 'nothing of a company that has not operated', () => {
    const state = table(4);
    company(state, 'ACL', { held: { p1: 3 }, operated: false });
    expect(why(state, sell('ACL', 1))).toBe('sale/not-operated 5.3');
    for (let i = 0; i < 3; i++) play(state, PASS);
    expect(asked(state)).toBe('p4 trade');
    expect(why(state, sell('FEC', 1))).toBe('sale/not-operated 5.3');
  });

  proves(['5.3e', 'C-1', '18FL-R3'], 'the pool takes up to half of a company, half included', () => {
    const at = (size: 5 | 10, pool: number) => {
      const state = table(2);
      company(state, 'ACL', { size, held: { p1: size === 5 ? 3 : 5 }, pool });
      return blocks(state, 'ACL');
    };
    expect(at(10, 4)).toEqual([1]);
    expect(at(10, 5)).toEqual([]);
    expect(at(5, 2)).toEqual([]);
    expect(at(5, 1)).toEqual([1]);
    const full = table(2);
    company(full, 'ACL', { size: 10, held: { p1: 5 }, pool: 4 });
    expect(why(full, sell('ACL', 2))).toBe('sale/pool-full 5.3');
  });

  proves('5.3f', 'the certificate itself cannot be sold', () => {
    const state = table(2);
    company(state, 'ACL', { size: 10, held: { p1: 4, p2: 1 } });
    expect(blocks(state, 'ACL')).toEqual([1, 2]);
    expect(why(state, sell('ACL', 3))).toBe('sale/no-successor 5.3');
  });

  proves(
    '5.3g',
    'but enough shares to pass it to a player with two shares can be sold, down to one or none',
    () => {
      const state = table(2);
      company(state, 'ACL', { size: 10, held: { p1: 4, p2: 2 } });
      expect(blocks(state, 'ACL')).toEqual([1, 2, 3, 4]);
      play(state, sell('ACL', 3));
      expect(state.presidents.ACL).toBe('p2');
      expect(sharesIn(state, 'ACL')).toEqual({ p1: 1, p2: 2, pool: 3, ipo: 4 });
    },
  );

  proves('5.3h', 'pool and bank never become president', () => {
    const state = table(2);
    company(state, 'ACL', { size: 10, held: { p1: 3 }, pool: 4 });
    play(state, sell('ACL', 1));
    expect(sharesIn(state, 'ACL')).toEqual({ p1: 2, pool: 5, ipo: 3 });
    expect(state.presidents.ACL).toBe('p1');
  });
});

describe('change of president', () => {
  proves('5.4a', 'a tie leaves the presidency where it is', () => {
    const state = table(2);
    company(state, 'ACL', { size: 10, held: { p1: 4, p2: 3 } });
    play(state, sell('ACL', 1));
    expect(state.presidents.ACL).toBe('p1');
    expect(state.events?.some(({ type }) => type === 'president')).toBe(false);
  });

  proves(
    '5.4b',
    'a player who has more takes the presidency at once, certificate for singles, without money',
    () => {
      const state = table(2);
      cash(state, { p1: 100, p2: 100 });
      company(state, 'ACL', {
        size: 10,
        held: { p1: 3, p2: 3 },
        pool: 1,
        cash: 70,
        trains: [],
        president: 'p2',
      });
      expect(state.presidents.ACL).toBe('p2');
      play(state, { do: 'buy', company: 'ACL', from: 'pool' });
      expect(state.presidents.ACL).toBe('p1');
      expect(sharesIn(state, 'ACL')).toEqual({ p1: 4, p2: 3, ipo: 3 });
      expect([state.cash.p1, state.cash.p2, state.cash.ACL]).toEqual([0, 100, 70]);
      operate(state);
      expect(asked(state)).toBe('p1 lay-track');
    },
  );

  proves('5.4c', 'of several the next in order after the old president', () => {
    const state = table(4);
    company(state, 'ACL', { size: 10, held: { p1: 3, p2: 2, p4: 2 } });
    play(state, sell('ACL', 2));
    expect(state.presidents.ACL).toBe('p2');
    expect(state.events).toContainEqual({ type: 'president', company: 'ACL', president: 'p2' });

    const later = table(4);
    company(later, 'ACL', { size: 10, held: { p3: 3, p2: 2, p4: 2 } });
    play(later, PASS);
    play(later, PASS);
    play(later, sell('ACL', 2));
    expect(later.presidents.ACL).toBe('p4');
  });
});

proves('A10', 'a player above the certificate limit has to sell before anything else', () => {
  const state = table(4);
  cash(state, { p1: 500 });
  for (const id of ['ACL', 'LN', 'TPS', 'SAL'] as const)
    company(state, id, { size: 10, held: { p1: 4, p2: 5 }, pool: 0 });
  expect(why(state, { do: 'pass' })).toBe('sale/too-many-certificates 1.4');
  expect(why(state, { do: 'start', company: 'SR', price: 70, size: 5 })).toBe(
    'sale/too-many-certificates 1.4',
  );
  play(state, { do: 'sell', company: 'LN', count: 3 });
  expect(why(state, { do: 'pass' })).toBe('sale/too-many-certificates 1.4');
  play(state, { do: 'sell', company: 'ACL', count: 1 });
  expect(why(state, { do: 'pass' })).toBeNull();
});
