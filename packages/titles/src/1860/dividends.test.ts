import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { onTheLine } from './positions/line.ts';
import { asked, earn, offered, passAll, play, playTo } from './positions/play.ts';
import { closePrivates, company, sharesIn } from './positions/position.ts';
import { operatingCompanies, priceOf } from './state.ts';

/** IOW, with a train, at a price, has run for this much. */
function run(price: number, revenue: number, options = {}) {
  const state = onTheLine('IOW', ['2+1'], options);
  closePrivates(state);
  company(state, 'IOW', { price, held: { p1: 5 }, trains: ['2+1'] });
  earn(state, revenue);
  return state;
}

/** The price after paying this much at 100. */
function priceAfter(revenue: number, price = 100): number {
  const state = run(price, revenue);
  play(state, 'pay');
  return priceOf(state, 'IOW');
}

describe('the revenue', () => {
  proves('DIV-a', 'is paid out or withheld as a whole', () => {
    expect(offered(run(100, 120))).toEqual(['pay', 'withhold']);
  });

  proves('DIV-b', 'goes to the treasury if withheld', () => {
    const state = run(100, 120);
    play(state, 'withhold');
    expect(state.cash.IOW).toBe(120);
  });

  proves('DIV-c', 'goes to players’ shares if paid; IPO and pool get nothing', () => {
    const state = run(100, 120);
    company(state, 'IOW', { price: 100, held: { p1: 5 }, pool: 3, trains: ['2+1'] });
    expect(sharesIn(state, 'IOW')).toEqual({ p1: 5, ipo: 2, pool: 3 });
    const before = state.cash.p1!;
    play(state, 'pay');
    expect(state.cash.p1).toBe(before + 60);
    expect(state.cash.IOW).toBe(0);
  });
});

describe('the price', () => {
  proves('DIV-d', 'falls two ranks without a dividend, with a train or not', () => {
    const state = run(100, 120);
    play(state, 'withhold');
    expect(priceOf(state, 'IOW')).toBe(90);
    const idle = onTheLine('IOW', []);
    passAll(idle);
    playTo(idle, 'trade');
    expect(priceOf(idle, 'IOW')).toBe(90);
  });

  proves(
    ['DIV-e', 'C-3'],
    'stays if less than it is paid, but the marker goes under the others; by option it stays',
    () => {
      for (const [unmovedMarker, order] of [
        ['goes-under', ['FYN', 'IOW']],
        ['stays', ['IOW', 'FYN']],
      ] as const) {
        const state = run(100, 90, { unmovedMarker });
        company(state, 'FYN', { price: 100, held: { p2: 5 } });
        expect(operatingCompanies(state)).toEqual(['IOW', 'FYN']);
        play(state, 'pay');
        expect(priceOf(state, 'IOW')).toBe(100);
        expect(operatingCompanies(state)).toEqual(order);
      }
    },
  );

  proves('DIV-f', 'rises two ranks for each time the price is paid, at most eight', () => {
    expect([100, 190, 200, 300, 400, 900].map((revenue) => priceAfter(revenue))).toEqual([
      110, 110, 122, 134, 150, 150,
    ]);
  });

  proves('DIV-g', 'does not depend on the subsidy', () => {
    const state = run(82, 80);
    earn(state, 80, 10);
    play(state, 'pay');
    expect(priceOf(state, 'IOW')).toBe(82);
    expect(state.cash.IOW).toBe(10);
  });

  proves(['DIV-h', 'MK-j', 'BK-a'], 'at its ends: 330 rises to 340, 7 and 14 fall to nothing', () => {
    expect(priceAfter(330, 330)).toBe(340);
    for (const price of [7, 14]) {
      const state = run(price, 50);
      play(state, 'withhold');
      expect(state.companies.IOW.bankrupt).toBe(true);
    }
  });

  proves('DIV-i', 'goes under the markers of its new cell', () => {
    const state = run(100, 100);
    company(state, 'FYN', { price: 110, held: { p2: 5 } });
    play(state, 'pay');
    expect(operatingCompanies(state)).toEqual(['FYN', 'IOW']);
    expect(asked(state)).not.toMatch(/dividend/);
  });
});
