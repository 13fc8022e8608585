import { type Json, PASS } from '@signalbox/kernel';
import { setHoldings, setPresident, sharesOf } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import { isFrozen } from '../control.ts';
import { priceOf, type State } from '../state.ts';
import { asked, give, offered, play, put, stand, stockTurn, table, why } from '../testing/table.ts';
import { certificatesForSale, purchaseObjection } from './buying.ts';
import { certificateLimit } from './limits.ts';

function round(stock = 2): State {
  const state = table();
  state.round.stock = stock;
  return stockTurn(state);
}

describe('buying (§3.2)', () => {
  proves(['3.2a', '3a'], 'any purchase ends the turn, a sale does not', () => {
    const after = (...choices: Json[]) => {
      const state = round();
      state.concessions = { ...state.concessions, SFTN: 'p2', SFTG: 'p2', SFTC: 'p2' };
      put(state, 'SFTG', { held: { p2: 4, p1: 3, pool: 1 } });
      play(state, ...choices);
      return asked(state);
    };
    const sale = { do: 'sell', blocks: [{ company: 'SFTG', count: 1 }] };
    expect(after(sale)).toBe('p1 trade');
    expect(after({ do: 'buy', company: 'SFTG', from: 'ipo' })).toBe('p2 trade');
    expect(after({ do: 'buy', company: 'SFTG', from: 'pool' })).toBe('p2 trade');
    expect(after({ do: 'concession', concession: 'IRSFF' })).toBe('p2 trade');
    expect(after({ do: 'deal', from: 'p2', company: 'SFTG', count: 1, price: 9 }, 'accept')).toBe('p2 trade');
    expect(after({ do: 'concession-deal', from: 'p2', concession: 'SFTN', price: 9 }, 'accept')).toBe(
      'p2 trade',
    );
    expect(after({ do: 'concession-deal', from: 'p2', concession: 'SFTG', price: 9 }, 'accept')).toBe(
      'p2 trade',
    );
    expect(after({ do: 'pass' })).toBe('p2 trade');
  });

  proves(['3.2p', '4.5.1q'], 'a president’s certificate in the pool is not sold as single shares', () => {
    const forSale = (pool: number) => {
      const state = table();
      Object.assign(state, { phase: '5', concessions: {} });
      put(state, 'AFI', { held: { pool, p2: 10 - pool }, at: [] });
      return certificatesForSale(state).map(({ from }) => from);
    };
    expect([forSale(2), forSale(3)]).toEqual([['president'], ['pool', 'president']]);
  });

  proves(['3.2a', '4.7.2a'], 'who cannot pay is told by the section on players or that on companies', () => {
    const state = table();
    Object.assign(state, { phase: '5', concessions: {} });
    put(state, 'AFI', { held: { p2: 3 }, at: [] });
    put(state, 'CTS', { held: { p1: 3 }, at: [], cash: 99 });
    give(state, 'p1', 99);
    const objection = (buyer: string) => purchaseObjection(state, buyer, { company: 'AFI', from: 'ipo' });
    const reason = { why: 'purchase/cash', details: { cost: 100 } };
    expect([objection('p1'), objection('CTS')]).toMatchObject([
      { rule: '3.2', ...reason },
      { rule: '4.7.2', ...reason },
    ]);
    for (const buyer of ['p1', 'CTS']) give(state, buyer, 100);
    expect([objection('p1'), objection('CTS')]).toEqual([null, null]);
  });

  proves(
    ['3.3a', '3.2e'],
    'founding a company ends the turn as well; a company is paid for its unissued shares only',
    () => {
      const state = round();
      state.concessions = { ...state.concessions, SFTN: 'p1' };
      play(state, { do: 'found', company: 'SFTN', price: 68 }, PASS);
      expect([asked(state), state.cash.SFTN]).toEqual(['p2 trade', 36]);
      play(state, { do: 'buy', company: 'SFTN', from: 'ipo' });
      expect(state.cash.SFTN).toBe(104);
      setHoldings(state, 'SFTN', { p1: 2, p2: 1, pool: 1, ipo: 6 });
      play(state, { do: 'buy', company: 'SFTN', from: 'pool' });
      expect(state.cash.SFTN).toBe(104);
    },
  );

  proves(
    ['3.2b', '2.1g', '3.3c'],
    'a concession in the pool costs 50, and cannot be bought in the first round',
    () => {
      expect(why(round(1), { do: 'concession', concession: 'SFTG' })).toBe('concession/first-round (3.2)');
      const state = round();
      play(state, { do: 'concession', concession: 'SFTG' });
      expect([state.cash.p1, state.concessions.SFTG]).toEqual([790, 'p1']);
      const withCash = (cash: number) => {
        const poor = round();
        give(poor, 'p1', cash);
        return why(poor, { do: 'concession', concession: 'SFTG' });
      };
      expect([withCash(49), withCash(50)]).toEqual(['purchase/cash (3.2)', null]);
    },
  );

  proves(
    ['3.2c', '3.2d', '3.3.3c'],
    'pool shares pay the bank, unissued ones the company, both the market price',
    () => {
      const state = round();
      put(state, 'AFI', { held: { p2: 3, pool: 1 }, price: 123, at: [] });
      const bank = state.cash.bank!;
      play(state, { do: 'buy', company: 'AFI', from: 'pool' });
      expect(state.cash.bank! - bank).toBe(123);
      play(state, { do: 'buy', company: 'AFI', from: 'ipo' });
      expect([state.cash.AFI, priceOf(state, 'AFI')]).toEqual([123, 123]);
    },
  );

  proves(
    ['3.2f', '3.2g', 'A3'],
    'shares may be bought from a player who agrees, at any price from 1 each; that does not count as a sale',
    () => {
      const state = round(1);
      put(state, 'AFI', { held: { p3: 4, p2: 3 }, operated: false, at: [] });
      const deal = { do: 'deal', from: 'p2', company: 'AFI', count: 3 };
      expect(why(state, { ...deal, price: 2 })).toContain('out-of-range');
      play(state, { ...deal, price: 3 });
      expect(asked(state)).toBe('p2 consent');
      play(state, 'decline');
      expect([asked(state), sharesOf(state, 'AFI', 'p1')]).toEqual(['p1 trade', 0]);
      play(state, { ...deal, price: 60 }, 'accept');
      expect([sharesOf(state, 'AFI', 'p1'), state.presidents.AFI, priceOf(state, 'AFI')]).toEqual([
        3,
        'p3',
        100,
      ]);
      expect(state.cash).toMatchObject({ p1: 780, p2: 900 });
      expect(why(state, { do: 'buy', company: 'AFI', from: 'ipo' })).toBeNull();
    },
  );

  proves('A8', 'a declined offer of shares may be made again, until it is closed for the turn', () => {
    const state = round();
    put(state, 'AFI', { held: { p2: 5, p3: 2 }, at: [] });
    put(state, 'CTS', { held: { p2: 3 }, at: [] });
    state.concessions = { ...state.concessions, SFTN: 'p2' };
    const deal = (from: string, count: number, price: number) => ({
      ...{ do: 'deal', from, company: 'AFI', count, price },
    });
    play(
      state,
      deal('p2', 1, 50),
      'decline',
      deal('p2', 1, 20),
      'decline',
      deal('p2', 1, 50),
      'not-this-turn',
    );
    expect([why(state, deal('p2', 1, 90)), why(state, deal('p2', 2, 90))]).toEqual([
      'deal/closed (3.2)',
      'deal/closed (3.2)',
    ]);
    // Deals with other players, or for other things, may still be offered.
    expect(why(state, deal('p3', 1, 50))).toBeNull();
    expect(why(state, { ...deal('p2', 1, 50), company: 'CTS' })).toBeNull();
    expect(why(state, { do: 'concession-deal', from: 'p2', concession: 'SFTN', price: 5 })).toBeNull();
    expect(why(stockTurn(state), deal('p2', 1, 50))).toBeNull();
  });

  proves('1841-R19', 'at least 1 for each certificate; the president’s certificate counts as one', () => {
    const least = (held: Record<string, number>, count: number) => {
      const state = round();
      put(state, 'AFI', { held, at: [] });
      const deal = (price: number) => ({ do: 'deal', from: 'p2', company: 'AFI', count, price });
      return [1, 2, 3, 4].find((price) => why(state, deal(price)) === null);
    };
    // All five, then three of five that make p1 president, two that do not; and the certificate alone.
    expect(least({ p2: 5 }, 5)).toBe(4);
    expect(least({ p2: 5 }, 3)).toBe(2);
    expect(least({ p2: 5 }, 2)).toBe(2);
    expect(least({ p2: 2 }, 2)).toBe(1);
    expect(least({ p2: 4, p1: 1 }, 2)).toBe(1);
    expect(least({ p3: 3, p2: 2 }, 2)).toBe(2);
    // p2 has two other shares to sell, and p3 becomes president.
    expect(least({ p2: 4, p3: 3 }, 2)).toBe(2);
  });

  proves('1841-R19', 'a player with less than that for each certificate cannot make a deal', () => {
    const state = round();
    put(state, 'AFI', { held: { p2: 4, p3: 3 }, at: [] });
    const deal = { do: 'deal', from: 'p2', company: 'AFI', count: 2, price: 2 };
    give(state, 'p1', 1);
    expect(why(state, deal)).toBe('purchase/cash (3.2)');
    give(state, 'p1', 2);
    expect(why(state, deal)).toBeNull();
  });

  proves('1841-R19', 'the limit counts it as one as well, even if the seller keeps shares', () => {
    const state = table(8);
    put(state, 'AFI', { held: { p2: 5, p3: 1 }, at: [] });
    put(state, 'CTS', { held: { p1: 6 }, at: [] });
    put(state, 'ICSF', { held: { p3: 3, p1: 2 }, at: [] });
    stockTurn(state);
    // Seven of nine: three shares are two certificates, four would be three.
    const deal = (count: number) => ({ do: 'deal', from: 'p2', company: 'AFI', count, price: 9 });
    expect([why(state, deal(3)), why(state, deal(4))]).toEqual([null, 'purchase/certificate-limit (3.5.2)']);
  });

  proves(['3.2h', 'C-24'], 'a player who sold to the pool may not buy from a player either', () => {
    const state = table();
    put(state, 'AFI', { held: { p2: 5, pool: 1 }, at: [] });
    stockTurn(state, 'p1', ['AFI']);
    const deal = { do: 'deal', from: 'p2', company: 'AFI', count: 1, price: 50 };
    expect(why(state, deal)).toBe('purchase/sold-this-round (3.2)');
    expect(why(stockTurn(state, 'p1'), deal)).toBeNull();
  });

  proves('3f', 'no private deal may create a circular chain of control either', () => {
    const state = table();
    put(state, 'AFI', { held: { p2: 3, CTS: 3 }, president: 'p2', at: [] });
    put(state, 'CTS', { held: { AFI: 3 }, at: [] });
    stockTurn(state);
    // CTS, which AFI controls, would have more of AFI than p2.
    const deal = { do: 'deal', from: 'p2', company: 'AFI', count: 1, price: 50 };
    expect(why(state, deal)).toBe('purchase/ring (3.5.4)');
    setHoldings(state, 'AFI', { p2: 3, CTS: 2, ipo: 5 });
    expect(why(stockTurn(state), deal)).toBeNull();
  });

  proves(
    ['3.2i', '3.2j', '3.2k', '13j'],
    'concessions change hands, a used one with the president’s certificate and the presidency',
    () => {
      const state = round();
      state.concessions = { ...state.concessions, SFTN: 'p2' };
      state.concessions = { ...state.concessions, SFTG: 'p2' };
      put(state, 'SFTG', { held: { p2: 4 } });
      play(state, { do: 'concession-deal', from: 'p2', concession: 'SFTN', price: 1 }, 'accept');
      expect(state.concessions.SFTN).toBe('p1');
      stockTurn(state);
      // Buying and selling shares does not change the presidency of a company with a concession.
      expect(why(state, { do: 'deal', from: 'p2', company: 'SFTG', count: 3, price: 9 })).toBe(
        'purchase/with-concession (3.2)',
      );
      play(state, { do: 'deal', from: 'p2', company: 'SFTG', count: 2, price: 9 }, 'accept');
      expect(state.presidents.SFTG).toBe('p2');
      // p3 is president at once, with no more shares than p1.
      stockTurn(state, 'p3');
      play(state, { do: 'concession-deal', from: 'p2', concession: 'SFTG', price: 300 }, 'accept');
      expect([state.presidents.SFTG, state.concessions.SFTG]).toEqual(['p3', 'p3']);
      expect(['p1', 'p2', 'p3'].map((seat) => sharesOf(state, 'SFTG', seat))).toEqual([2, 0, 2]);
      expect([state.cash.p2, state.cash.p3]).toEqual([1150, 540]);
    },
  );

  proves(
    '3.2j',
    'a used concession is refused to the player who has sold the company, or has no room for it',
    () => {
      const state = table(8);
      state.concessions = { ...state.concessions, SFTG: 'p2' };
      put(state, 'SFTG', { held: { p2: 3 } });
      const deal = { do: 'concession-deal', from: 'p2', concession: 'SFTG', price: 5 };
      expect(why(stockTurn(state, 'p1', ['SFTG']), deal)).toBe('purchase/sold-this-round (3.2)');
      put(state, 'AFI', { held: { p1: 6 }, at: [] });
      put(state, 'CTS', { held: { p1: 4, p2: 5 }, president: 'p2', at: [] });
      expect(why(stockTurn(state), deal)).toBe('purchase/certificate-limit (3.5.2)');
      setHoldings(state, 'SFTG', { p2: 2, p1: 5, ipo: 3 });
      setHoldings(state, 'CTS', { p2: 5, ipo: 5 });
      setHoldings(state, 'AFI', { p1: 2, ipo: 8 });
      expect(why(stockTurn(state), deal)).toBe('purchase/holding-limit (3.5.4)');
    },
  );

  proves(['3.2l', '3.5.2a', '3.5.2e', 'C-48'], 'the certificate limit', () => {
    const limits = [3, 4, 5, 6, 7, 8].map((players) => certificateLimit(table(players), 'p1'));
    expect(limits).toEqual([21, 16, 13, 11, 10, 9]);
    const state = table(8);
    state.round.stock = 2;
    put(state, 'AFI', { held: { p1: 5, p2: 2 }, president: 'p1', at: [] });
    put(state, 'CTS', { held: { p1: 6 }, at: [] });
    stockTurn(state);
    const buy = { do: 'buy', company: 'AFI', from: 'ipo' };
    expect(why(state, buy)).toBe('purchase/certificate-limit (3.5.2)');
    // The president's certificate is one: five shares and six are nine certificates. One less, and there is room.
    setHoldings(state, 'CTS', { p1: 5, ipo: 5 });
    expect(why(state, buy)).toBeNull();
    setHoldings(state, 'CTS', { p1: 6, ipo: 4 });
    give(state, 'p1', 100);
    expect(why(state, { do: 'concession', concession: 'SFTG' })).toBeNull();
    state.left = ['p8'];
    expect(certificateLimit(state, 'p1')).toBe(9);
    expect(certificateLimit(state, 'AFI')).toBe(5);
  });

  proves(['3.3d', '3.5.2b'], 'the limit applies in every step of a founding', () => {
    const state = table(8);
    put(state, 'AFI', { held: { p1: 6 }, at: [] });
    put(state, 'CTS', { held: { p1: 4, p2: 4 }, president: 'p2', at: [] });
    state.concessions = { ...state.concessions, SFTN: 'p1' };
    give(state, 'p1', 900);
    const found = { do: 'found', company: 'SFTN', price: 68 };
    expect(why(stockTurn(state), found)).toBe('purchase/certificate-limit (3.5.2)');
    setHoldings(state, 'CTS', { p1: 3, p2: 4, ipo: 3 });
    state.asksForced = true;
    play(stockTurn(state), found);
    expect(why(state, 'buy')).toBe('purchase/certificate-limit (3.5.2)');
  });

  proves(['3.2m', '3.2x', 'C-8', '3.5.4a'], 'the example: 60% through controlled companies', () => {
    const state = table();
    state.concessions = {};
    put(state, 'SFTG', { held: { p1: 4, SFTC: 2 } });
    put(state, 'SFTN', { held: { p1: 2 } });
    put(state, 'SFTC', { held: { SFTN: 2 } });
    stockTurn(state);
    const buy = { do: 'buy', company: 'SFTG', from: 'ipo' };
    expect(why(state, buy)).toBe('purchase/holding-limit (3.5.4)');
    setHoldings(state, 'SFTG', { p1: 4, SFTC: 1, ipo: 5 });
    expect(why(state, buy)).toBeNull();
    // Shares of a company that somebody else controls do not count.
    setHoldings(state, 'SFTG', { p1: 4, SFTC: 2, ipo: 4 });
    setPresident(state, 'SFTN', 'p2');
    expect(why(stockTurn(state), buy)).toBeNull();
  });

  proves(['3.2n', 'C-51'], 'a lone president’s certificate cannot be split without a successor', () => {
    const state = round();
    put(state, 'AFI', { held: { p2: 2, p3: 1 }, at: [] });
    const one = { do: 'deal', from: 'p2', company: 'AFI', count: 1, price: 50 };
    expect(why(state, one)).toBe('deal/only-certificate (3.2)');
    setHoldings(state, 'AFI', { p2: 2, p3: 2, ipo: 6 });
    play(state, one, 'accept');
    expect([state.presidents.AFI, sharesOf(state, 'AFI', 'p2')]).toEqual(['p3', 1]);
    setHoldings(state, 'AFI', { p2: 2, p1: 1, ipo: 7 });
    setPresident(state, 'AFI', 'p2');
    stockTurn(state);
    expect(why(state, one)).toBeNull();
  });

  proves(['3.2o', '8.8a', '8a', 'A2'], 'with option 8.8 players do not trade with each other', () => {
    const state = table(4, { noPlayerTrade: true });
    put(state, 'AFI', { held: { p2: 5 }, at: [] });
    state.concessions = { ...state.concessions, SFTN: 'p2' };
    stockTurn(state);
    const deals = (table: State) => offered(table).some((choice) => /deal/.test(JSON.stringify(choice)));
    expect(deals(state)).toBe(false);
    expect(why(state, { do: 'deal', from: 'p2', company: 'AFI', count: 1, price: 50 })).toBe(
      'deal/forbidden (8.8)',
    );
    expect(why(state, { do: 'concession-deal', from: 'p2', concession: 'SFTN', price: 50 })).toBe(
      'deal/forbidden (8.8)',
    );
    expect(deals({ ...state, options: { ...state.options, noPlayerTrade: false } })).toBe(true);
    // All options of §8 are off by default.
    const off = Object.entries(table().options).filter(([, value]) => value === true);
    expect([off, table().options.unification]).toEqual([[], 'historical']);
  });

  proves(
    ['3.2p', '4.5.1q', '1841-R8', '4.7.2j'],
    'a president’s certificate in the pool costs twice the price',
    () => {
      const state = table();
      put(state, 'AFI', { held: { pool: 4 }, price: 95, at: [] });
      stockTurn(state);
      expect(isFrozen(state, 'AFI')).toBe(true);
      play(state, { do: 'buy', company: 'AFI', from: 'president' });
      expect([state.cash.p1, state.presidents.AFI, sharesOf(state, 'AFI', 'p1')]).toEqual([650, 'p1', 2]);
      expect(isFrozen(state, 'AFI')).toBe(false);
      // A company may buy one as well, as a single certificate.
      const other = table();
      put(other, 'AFI', { held: { pool: 4 }, price: 95, at: [] });
      put(other, 'CTS', { held: { p2: 3 }, cash: 189, at: [] });
      stand(other, 'company-purchase', 'company-purchase', { company: 'CTS', foundation: null });
      const certificate = { do: 'buy', company: 'AFI', from: 'president' };
      expect(why(other, certificate)).toBe('purchase/cash (4.7.2)');
      give(other, 'CTS', 190);
      play(other, certificate);
      expect([other.presidents.AFI, other.cash.CTS]).toEqual(['CTS', 0]);
    },
  );

  proves(['C-50'], 'before phase 4 a president’s certificate is bought together with its concession', () => {
    const state = round();
    put(state, 'SFTG', { held: { pool: 3 } });
    expect(why(state, { do: 'buy', company: 'SFTG', from: 'president' })).toBe(
      'purchase/with-concession (3.2)',
    );
    play(state, { do: 'concession', concession: 'SFTG' });
    expect([state.cash.p1, state.presidents.SFTG]).toEqual([590, 'p1']);
  });
});
