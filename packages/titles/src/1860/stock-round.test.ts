import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { asked, PASS, passAll, play, playTo, why } from './positions/play.ts';
import { cash, closePrivates, company, privates, sharesIn, table } from './positions/position.ts';
import { priceOf } from './state.ts';

const buy = (id: string, from = 'ipo') => ({ do: 'buy', company: id, from });
const sell = (id: string, count: number) => ({ do: 'sell', company: id, count });

proves('SR-d', 'exactly the price is enough: of the IPO its par, of the pool the market price', () => {
  const withCash = (amount: number, choice: object) => {
    const state = table(2);
    closePrivates(state);
    company(state, 'C&N', { held: { p2: 5 }, pool: 2, par: 80, price: 100 });
    cash(state, { p1: amount });
    return why(state, choice as never);
  };
  expect([withCash(79, buy('C&N')), withCash(80, buy('C&N'))]).toEqual(['purchase/cash SR', null]);
  const pool = buy('C&N', 'pool');
  expect([withCash(99, pool), withCash(100, pool)]).toEqual(['purchase/cash SR', null]);
});

describe('whose turn it is', () => {
  proves(
    'SR-a',
    'the next round begins to the left of the last buyer or seller; if nobody acted, the holder keeps the priority deal',
    () => {
      const state = table(3);
      closePrivates(state);
      play(state, buy('C&N'));
      play(state, buy('C&N'));
      passAll(state);
      expect(state.priority).toBe('p3');
      expect(asked(state)).toBe('p3 trade');
      passAll(state);
      expect(state.priority).toBe('p3');
    },
  );

  proves(
    ['G-4', '1860-R14'],
    'exchanging, buying or selling a private is an action, and moves the priority deal',
    () => {
      const exchanged = table(3);
      privates(exchanged, { CMH: 'p2' });
      play(exchanged, PASS);
      play(exchanged, { do: 'exchange', private: 'CMH' });
      play(exchanged, PASS);
      expect(asked(exchanged)).toBe('p3 trade');
      // The round continues: p3, p1 and p2 have yet to pass in a row.
      play(exchanged, PASS);
      expect(exchanged.round.stock).toBe(1);
      play(exchanged, PASS);
      play(exchanged, PASS);
      expect(exchanged.round.stock).toBe(2);
      expect(exchanged.priority).toBe('p3');
      const sold = table(3);
      sold.round.stock = 2;
      play(sold, { do: 'sell-private', private: 'BHC' });
      play(sold, PASS);
      passAll(sold);
      expect(sold.priority).toBe('p2');
    },
  );

  proves('SR-b', 'it ends when all pass in a row; a player who has passed may act again', () => {
    const state = table(2);
    closePrivates(state);
    play(state, buy('C&N'));
    play(state, PASS);
    play(state, PASS);
    expect(state.round.stock).toBe(2);
    const other = table(3);
    closePrivates(other);
    play(other, PASS);
    play(other, buy('IOW'));
    play(other, PASS);
    expect(asked(other)).toBe('p1 trade');
    expect(why(other, buy('IOW'))).toBeNull();
  });
});

describe('a turn', () => {
  proves(['SR-c', 'G-3'], 'sell any number, then buy one certificate; no selling after that', () => {
    const state = table(2);
    closePrivates(state);
    cash(state, { p1: 500 });
    company(state, 'FYN', { held: { p1: 2, p2: 5 }, trains: ['2+1'] });
    company(state, 'IOW', { held: { p1: 2, p2: 5 }, trains: ['2+1'] });
    play(state, sell('FYN', 1));
    play(state, sell('IOW', 2));
    play(state, sell('FYN', 1));
    play(state, buy('C&N'));
    expect(asked(state)).toBe('p2 trade');
    // With a private to exchange the turn continues, but nothing may be sold.
    const other = table(2);
    company(other, 'IOW', { held: { p1: 2, p2: 5 } });
    play(other, buy('C&N'));
    expect(asked(other)).toBe('p1 trade');
    expect(why(other, sell('IOW', 1))).toBe('trade/bought SR');
  });

  proves('SR-d', 'the IPO sells at par, the pool at the market price', () => {
    const state = table(2);
    closePrivates(state);
    cash(state, { p1: 1000, p2: 1000 });
    company(state, 'C&N', { par: 82, price: 122, held: { p1: 5 }, pool: 2 });
    play(state, buy('C&N', 'ipo'));
    expect(state.cash.p1).toBe(918);
    const event = { type: 'share-bought', company: 'C&N', percent: 10 };
    expect(state.events).toContainEqual({ ...event, seat: 'p1', from: 'ipo', amount: 82 });
    play(state, buy('C&N', 'pool'));
    expect(state.cash.p2).toBe(878);
    expect(state.events).toContainEqual({ ...event, seat: 'p2', from: 'pool', amount: 122 });
  });

  proves('SR-g', 'a player who has sold a company may not buy it in the same round', () => {
    const state = table(2);
    closePrivates(state);
    cash(state, { p1: 1000 });
    company(state, 'C&N', { held: { p1: 5, p2: 2 }, trains: ['2+1'] });
    play(state, sell('C&N', 1));
    expect(why(state, buy('C&N', 'pool'))).toBe('purchase/sold-this-round SR');
    play(state, buy('IOW'));
    play(state, buy('C&N', 'pool'));
    expect(why(state, buy('C&N'))).toBe('purchase/sold-this-round SR');
    // In the next round it is open to everybody again.
    playTo(state, 'trade');
    passAll(state);
    playTo(state, 'trade');
    if (asked(state) !== 'p1 trade') play(state, PASS);
    expect(asked(state)).toBe('p1 trade');
    expect(why(state, buy('C&N'))).toBeNull();
  });

  proves('SR-n', 'a company that is sold out does not rise', () => {
    const state = table(2);
    closePrivates(state);
    cash(state, { p1: 1000 });
    company(state, 'C&N', { held: { p1: 5, p2: 4 }, price: 100 });
    play(state, buy('C&N'));
    expect(sharesIn(state, 'C&N')).toEqual({ p1: 6, p2: 4 });
    play(state, PASS);
    play(state, PASS);
    expect(priceOf(state, 'C&N')).toBe(100);
    expect(state.events?.map(({ type }) => type)).not.toContain('price');
  });
});
