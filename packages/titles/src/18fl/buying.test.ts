import { certificatesOf } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import type { Company } from './data/companies.ts';
import { asked, cash, company, offeredLike, phase, play, sharesIn, table, why } from './position.ts';
import { COMPANY_IDS, priceOf, type State } from './state.ts';

const buy = (id: Company, from = 'ipo') => ({ do: 'buy', company: id, from });

describe('a purchase', () => {
  proves('5.2a', 'one certificate a turn, from the bank or the pool', () => {
    const state = table(2);
    cash(state, { p1: 500 });
    company(state, 'ACL', { held: { p1: 2 }, pool: 1 });
    expect(offeredLike(state, { do: 'buy' })).toEqual([buy('ACL'), buy('ACL', 'pool')]);
    play(state, buy('ACL'));
    expect(why(state, buy('ACL', 'pool'), 'p1')).toBe('not-your-turn 5');
  });

  proves('5.2b', 'both cost the market price, and the bank gets it', () => {
    for (const from of ['ipo', 'pool']) {
      const state = table(2);
      cash(state, { p1: 500 });
      company(state, 'ACL', { start: 70, price: 100, held: { p2: 2 }, pool: 1, cash: 350 });
      const { bank } = state.cash;
      play(state, buy('ACL', from));
      expect([state.cash.p1, state.cash.bank, state.cash.ACL]).toEqual([400, bank! + 100, 350]);
    }
  });

  proves('5.2b', 'nobody buys what they cannot pay for', () => {
    const state = table(2);
    cash(state, { p1: 99 });
    company(state, 'ACL', { held: { p2: 2 } });
    expect(why(state, buy('ACL'))).toBe('purchase/cash 5.2');
  });
});

describe('holding limits', () => {
  proves(['1.4j', '5.3c'], 'nobody may buy beyond 60% of a company', () => {
    const five = table(3);
    cash(five, { p1: 500 });
    company(five, 'ACL', { held: { p1: 3 } });
    expect(why(five, buy('ACL'))).toBe('purchase/holding-limit 1.4');

    const ten = table(3);
    cash(ten, { p1: 500 });
    company(ten, 'ACL', { size: 10, held: { p1: 5 } });
    expect(why(ten, buy('ACL'))).toBeNull();
    company(ten, 'ACL', { size: 10, held: { p1: 6 } });
    expect(why(ten, buy('ACL'))).toBe('purchase/holding-limit 1.4');
  });

  proves('1.4k', 'two players may agree on 70%', () => {
    const state = table(2, { seventyPercent: true });
    cash(state, { p1: 500 });
    company(state, 'ACL', { size: 10, held: { p1: 6 } });
    expect(why(state, buy('ACL'))).toBeNull();
    company(state, 'ACL', { size: 10, held: { p1: 7 } });
    expect(why(state, buy('ACL'))).toBe('purchase/holding-limit 1.4');
    company(state, 'SAL', { held: { p1: 3 } });
    expect(why(state, buy('SAL'))).toBe('purchase/holding-limit 1.4');
  });
});

/** p1 holds this many certificates: the president's of one company, single shares of others. */
function certificates(state: State, count: number): void {
  phase(state, '4');
  company(state, 'TPS', { size: 10, held: { p1: 2 }, floated: false });
  let left = count - 1;
  for (const id of COMPANY_IDS.filter((other) => !['TPS', 'SR'].includes(other))) {
    const singles = Math.min(left, 5);
    left -= singles;
    company(state, id, { size: 10, held: { p1: singles, p2: 5 }, president: 'p2', floated: false });
  }
  cash(state, { p1: 1000 });
  expect(certificatesOf(state, 'p1')).toBe(count);
}

describe('certificate limit', () => {
  proves('1.4h', '21, 15 or 12 certificates for 2, 3 or 4 players', () => {
    for (const [players, limit] of [
      [2, 21],
      [3, 15],
      [4, 12],
    ] as const) {
      const state = table(players);
      certificates(state, limit - 1);
      company(state, 'SR', { size: 10, held: { p2: 3 }, floated: false });
      expect(why(state, buy('SR'))).toBeNull();
      certificates(state, limit);
      expect(why(state, buy('SR'))).toBe('purchase/certificate-limit 1.4');
    }
  });

  proves(['1.4i', 'C-6', '18FL-R6'], 'privates do not count', () => {
    for (const privatesCount of [false, true]) {
      const state = table(4, { privatesCount });
      certificates(state, 11);
      state.privates = { TR: 'p1' };
      expect(why(state, buy('TPS'))).toBe(privatesCount ? 'purchase/certificate-limit 1.4' : null);
      state.privates = { TR: 'p2', PO: 'p3' };
      expect(why(state, buy('TPS'))).toBeNull();
    }
  });

  proves('5.3c', 'the limit holds even where a new presidency would cure the excess', () => {
    const state = table(4);
    certificates(state, 10);
    company(state, 'SR', { size: 10, held: { p1: 2, p2: 2 }, president: 'p2', floated: false });
    // With a third share of SR, p1 would hold it as certificate and single.
    expect(why(state, buy('SR'))).toBe('purchase/certificate-limit 1.4');
  });
});

describe('a certificate of the president in the pool', () => {
  proves(['8.4.3e', 'G-14'], 'costs twice the price, is one certificate and brings the presidency', () => {
    const state = table(3);
    cash(state, { p1: 150 });
    company(state, 'ACL', { size: 10, price: 75, held: { p2: 1 }, pool: 4, president: 'pool' });
    expect(offeredLike(state, { do: 'buy', company: 'ACL' })).toContainEqual(buy('ACL', 'president'));
    play(state, buy('ACL', 'president'));
    expect([state.cash.p1, state.presidents.ACL]).toEqual([0, 'p1']);
    expect(certificatesOf(state, 'p1')).toBe(1);
    expect(sharesIn(state, 'ACL')).toEqual({ p1: 2, p2: 1, pool: 2, ipo: 5 });
  });

  proves(['8.4.3e', 'G-14'], 'or is traded for two shares by the player who buys a second one', () => {
    const state = table(3);
    cash(state, { p1: 75 });
    company(state, 'ACL', { size: 10, price: 75, held: { p1: 1 }, pool: 4, president: 'pool' });
    play(state, buy('ACL', 'pool'));
    expect([state.cash.p1, state.presidents.ACL]).toEqual([0, 'p1']);
    expect(certificatesOf(state, 'p1')).toBe(1);
    expect(sharesIn(state, 'ACL')).toEqual({ p1: 2, pool: 3, ipo: 5 });
  });

  proves('8.4.3e', 'its two shares are not for sale one by one', () => {
    const state = table(3);
    cash(state, { p1: 500 });
    company(state, 'ACL', { size: 10, price: 75, held: { p1: 0 }, pool: 2, president: 'pool' });
    expect(why(state, buy('ACL', 'pool'))).toBe('not-offered 5');
    cash(state, { p1: 149 });
    expect(why(state, buy('ACL', 'president'))).toBe('purchase/cash 5.2');
  });

  proves('8.4.3f', 'meanwhile its shares cannot be sold but count as certificates', () => {
    const state = table(3);
    company(state, 'ACL', { size: 10, held: { p1: 1 }, pool: 2, president: 'pool' });
    expect(why(state, { do: 'sell', company: 'ACL', count: 1 })).toBe('sale/no-president 8.4.3');
    expect(certificatesOf(state, 'p1')).toBe(1);
  });

  proves('8.4.3d', 'meanwhile the company does not operate and its price is frozen', () => {
    const state = table(3);
    company(state, 'ACL', { size: 10, held: { p1: 1 }, pool: 2, president: 'pool', cash: 70 });
    play(state, { do: 'pass' });
    play(state, { do: 'pass' });
    expect([asked(state), state.round.stock]).toEqual(['p1 trade', 2]);
    expect([priceOf(state, 'ACL'), state.cash.ACL]).toEqual([100, 70]);
  });
});
