import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import type { Company } from './data/companies.ts';
import { asked, offered, PASS, play, why } from './positions/play.ts';
import { cash, closePrivates, company, phase, sharesIn, table } from './positions/position.ts';
import { inReceivership, priceOf } from './state.ts';

const sell = (id: string, count: number) => ({ do: 'sell', company: id, count });
const buy = (id: string, from: 'ipo' | 'pool') => ({ do: 'buy', company: id, from });

/** p1 to trade with nothing but what a test gives. */
function market(players = 4) {
  const state = table(players);
  closePrivates(state);
  cash(state, { p1: 0 });
  return state;
}

/** What p1 sells, and the price after it. */
function priceAfter(id: Company, price: number, ...counts: number[]): number {
  const state = market();
  company(state, id, { price, held: { p1: 4, p2: 5 }, trains: ['2+1'] });
  for (const count of counts) play(state, sell(id, count));
  return priceOf(state, id);
}

describe('a sale', () => {
  proves('SR-e', 'brings the market price with a train, else half, rounded down for each share', () => {
    const state = market();
    company(state, 'NGStL', { price: 82, held: { p1: 5, p2: 5 }, president: 'p2' });
    play(state, sell('NGStL', 5));
    expect(state.cash.p1).toBe(205);
    company(state, 'FYN', { price: 95, held: { p1: 3, p2: 5 } });
    play(state, sell('FYN', 3));
    expect(state.cash.p1).toBe(205 + 3 * 47);
    company(state, 'IOW', { price: 95, held: { p1: 3, p2: 5 }, trains: ['2+1'] });
    play(state, sell('IOW', 3));
    expect(state.cash.p1).toBe(205 + 3 * 47 + 3 * 95);
  });

  proves(['SR-e', '1860-R1'], 'of a company that never operated brings half too, or all by option', () => {
    for (const [fullValueUnoperated, amount] of [
      [false, 34],
      [true, 68],
    ] as const) {
      const state = table(2, { fullValueUnoperated });
      cash(state, { p1: 0 });
      company(state, 'NGStL', { price: 68, par: 68, held: { p1: 1, p2: 5 }, operated: false });
      play(state, sell('NGStL', 1));
      expect(state.cash.p1).toBe(amount);
    }
  });

  proves('SR-m', 'is not limited by the pool, and a player may hold everything', () => {
    const state = market();
    company(state, 'C&N', { held: { p1: 9 }, trains: ['2+1'], par: 100 });
    cash(state, { p1: 100 });
    play(state, buy('C&N', 'ipo'));
    expect(sharesIn(state, 'C&N')).toEqual({ p1: 10 });
    for (let i = 0; i < 3; i++) play(state, PASS);
    play(state, sell('C&N', 8));
    expect(sharesIn(state, 'C&N')).toEqual({ p1: 2, pool: 8 });
  });

  proves(['SR-o', 'MISC-b'], 'goes to the bank only: nothing passes between players', () => {
    const state = market();
    company(state, 'C&N', { held: { p1: 5, p2: 4 }, pool: 1, trains: ['2+1'] });
    cash(state, { p1: 500 });
    const froms = new Set((offered(state) as { from?: string }[]).map(({ from }) => from ?? 'nowhere'));
    expect([...froms].sort()).toEqual(['ipo', 'nowhere', 'pool']);
    const kinds = new Set((offered(state) as { do: string }[]).map((choice) => choice.do));
    expect([...kinds].sort()).toEqual(['buy', 'pass', 'sell', 'start']);
  });
});

describe('the presidency', () => {
  proves('SR-h', 'goes to the largest holder, of equals to the next clockwise', () => {
    const state = market();
    company(state, 'IOW', { held: { p1: 3, p2: 2, p4: 2 }, trains: ['2+1'] });
    play(state, sell('IOW', 2));
    expect(state.presidents.IOW).toBe('p2');
    const other = market();
    company(other, 'IOW', { held: { p1: 3, p3: 2, p4: 2 }, trains: ['2+1'] });
    play(other, sell('IOW', 2));
    expect(other.presidents.IOW).toBe('p3');
  });

  proves('SR-i', 'goes to a buyer who takes the lead alone, not to one who draws level', () => {
    const state = market(2);
    cash(state, { p1: 1000 });
    company(state, 'IOW', { held: { p1: 2, p2: 3 }, par: 82 });
    play(state, buy('IOW', 'ipo'));
    expect(state.presidents.IOW).toBe('p2');
    play(state, PASS);
    play(state, buy('IOW', 'ipo'));
    expect(state.presidents.IOW).toBe('p1');
  });

  proves(
    ['SR-j', 'REC-a', 'OR-d'],
    'certificate may go to the pool, and the company into receivership',
    () => {
      const state = market();
      company(state, 'NGStL', { held: { p1: 5 }, trains: ['2+1'] });
      play(state, sell('NGStL', 5));
      expect(state.presidents.NGStL).toBe('pool');
      expect(sharesIn(state, 'NGStL')).toEqual({ ipo: 5, pool: 5 });
      expect(state.events?.map(({ type }) => type)).toContain('receivership');
    },
  );

  proves('REC-a', 'of a company that has not floated may go there too, which is no receivership', () => {
    const state = market();
    company(state, 'NGStL', { held: { p1: 2 }, floated: false, operated: false });
    play(state, sell('NGStL', 2));
    const events = state.events?.map(({ type }) => type);
    expect(events).toContain('no-president');
    expect(events).not.toContain('receivership');
    expect(inReceivership(state, 'NGStL')).toBe(false);
  });

  proves('SR-k', 'one share of a bare certificate can be sold for a single that is in the pool', () => {
    const state = market();
    company(state, 'IOW', { held: { p1: 2, p2: 1 }, trains: ['2+1'] });
    expect(why(state, sell('IOW', 1))).toBe('sale/no-successor SR');
    expect(why(state, sell('IOW', 2))).toBeNull();
    company(state, 'IOW', { held: { p1: 2, p2: 1 }, pool: 1, trains: ['2+1'] });
    play(state, sell('IOW', 1));
    expect(sharesIn(state, 'IOW')).toEqual({ p1: 1, p2: 1, ipo: 6, pool: 2 });
    expect(state.presidents.IOW).toBe('pool');
  });

  proves('SR-l', 'if somebody else has two, they swap first and single shares are sold', () => {
    const state = market();
    company(state, 'IOW', { held: { p1: 3, p2: 2 }, trains: ['2+1'] });
    play(state, sell('IOW', 2));
    expect(sharesIn(state, 'IOW')).toEqual({ p1: 1, p2: 2, ipo: 5, pool: 2 });
    expect(state.presidents.IOW).toBe('p2');
  });
});

describe('the price', () => {
  proves('MK-b', 'falls one rank for each share', () => {
    expect(priceAfter('IOW', 90, 1)).toBe(86);
    expect(priceAfter('IWNJ', 82, 3)).toBe(71);
  });

  proves('MK-c', 'of a company that has never operated does not fall', () => {
    const state = market();
    company(state, 'NGStL', { price: 68, par: 68, held: { p1: 5 }, operated: false });
    play(state, sell('NGStL', 2));
    expect(priceOf(state, 'NGStL')).toBe(68);
  });

  proves(['MK-d', 'PH-h'], 'never falls after the first 8+4', () => {
    const state = market(2);
    phase(state, '8');
    company(state, 'IOW', { price: 100, held: { p1: 5, p2: 5 }, president: 'p2', trains: ['6+3'] });
    play(state, sell('IOW', 5));
    expect(priceOf(state, 'IOW')).toBe(100);
  });

  proves('MK-e', 'goes under the markers of its new cell', () => {
    const state = market();
    company(state, 'IWNJ', { price: 71, held: { p2: 5 } });
    company(state, 'FYN', { price: 74, held: { p1: 1, p2: 5 } });
    play(state, sell('FYN', 1));
    expect(priceOf(state, 'FYN')).toBe(71);
    expect(state.markers.FYN!.arrival).toBeGreaterThan(state.markers.IWNJ!.arrival);
  });

  proves(
    ['MK-g', 'G-8', 'C-19'],
    'in the red the first share of a block is free; the zone is judged before the block',
    () => {
      expect(priceAfter('IOW', 182, 3)).toBe(166);
      expect(priceAfter('IOW', 36, 1)).toBe(36);
      expect(priceAfter('IOW', 40, 1)).toBe(36);
      expect(priceAfter('IOW', 150, 1)).toBe(142);
      // Begun outside, it earns nothing by falling into the red.
      expect(priceAfter('IOW', 44, 3)).toBe(31);
      expect(priceAfter('IOW', 166, 4)).toBe(142);
    },
  );

  proves(['MK-h', '1860-R5'], 'counts all sales of a turn as one block, at the price before it', () => {
    expect(priceAfter('IOW', 182, 1, 1, 1)).toBe(166);
    expect(priceAfter('IOW', 182, 1)).toBe(182);
    const state = market();
    company(state, 'IOW', { price: 90, held: { p1: 3, p2: 5 }, trains: ['2+1'] });
    play(state, sell('IOW', 1));
    play(state, sell('IOW', 2));
    expect(state.cash.p1).toBe(270);
    expect(priceOf(state, 'IOW')).toBe(78);
  });

  proves('MK-i', 'at zero it is bankrupt', () => {
    const state = market();
    company(state, 'IOW', { price: 20, held: { p1: 4, p2: 5 }, trains: ['2+1'] });
    play(state, sell('IOW', 3));
    expect(priceOf(state, 'IOW')).toBe(7);
    play(state, sell('IOW', 1));
    expect(state.companies.IOW.bankrupt).toBe(true);
    expect(state.cash.p1).toBe(80);
    expect(asked(state)).toMatch(/trade$/);
  });
});

proves('SR-h', 'among equals the presidency goes to the next clockwise from the old president', () => {
  const state = table(3);
  closePrivates(state);
  company(state, 'IOW', { held: { p1: 3, p2: 4, p3: 3 } });
  play(state, PASS);
  play(state, { do: 'sell', company: 'IOW', count: 2 });
  expect(state.presidents.IOW).toBe('p3');
});
