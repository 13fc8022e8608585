import { stackPosition } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import {
  type CompanyPosition,
  closeAllPrivates,
  company,
  earn,
  offered,
  operate,
  phase,
  play,
  table,
} from './position.ts';
import { priceOf, type State } from './state.ts';

/** SR has run for this much, as a ten-share company unless said otherwise. */
function earned(revenue: number, position: CompanyPosition = {}, arrange = (_: State) => {}): State {
  const state = table(2);
  closeAllPrivates(state);
  phase(state, '4');
  company(state, 'SR', { size: 10, trains: ['4'], ...position });
  arrange(state);
  earn(state, revenue);
  return state;
}

/** The price after paying out or withholding. */
function priceAfter(price: number, revenue: number, choice: 'pay' | 'withhold', size: 5 | 10 = 10): number {
  const state = earned(revenue, { price, size });
  play(state, choice);
  return priceOf(state, 'SR');
}

describe('dividends', () => {
  proves('7.5a', 'all or nothing', () => {
    expect(offered(earned(60))).toEqual(['pay', 'withhold']);
  });

  proves(
    '7.5b',
    'a tenth for each share; shares in the pool pay the company, those at the bank nobody',
    () => {
      const state = earned(190, { held: { p1: 3 }, pool: 2, cash: 0 });
      const [before, bank] = [state.cash.p1!, state.cash.bank!];
      play(state, 'pay');
      expect([state.cash.p1! - before, state.cash.SR, bank - state.cash.bank!]).toEqual([57, 38, 95]);
    },
  );

  proves('7.5b', 'a fifth for each share of a five-share company', () => {
    const state = earned(190, { size: 5, held: { p1: 2, p2: 1 }, pool: 1 });
    const [one, two] = [state.cash.p1!, state.cash.p2!];
    play(state, 'pay');
    expect([state.cash.p1! - one, state.cash.p2! - two, state.cash.SR]).toEqual([76, 38, 38]);
  });

  proves('7.5c', 'or all to the treasury', () => {
    const state = earned(190, { held: { p1: 3 }, pool: 2, cash: 10 });
    const before = state.cash.p1;
    play(state, 'withhold');
    expect([state.cash.SR, state.cash.p1]).toEqual([200, before]);
  });
});

describe('the price', () => {
  proves('7.6a', 'falls by one cell if revenue is withheld', () => {
    expect(priceAfter(90, 190, 'withhold')).toBe(80);
  });

  proves('7.6a', 'or if there is none', () => {
    const state = table(2);
    closeAllPrivates(state);
    company(state, 'SR', { price: 90 });
    operate(state, 'buy-train');
    expect(priceOf(state, 'SR')).toBe(80);
  });

  proves('7.6b', 'stays, and its place in the stack, if less than the price is paid', () => {
    const state = earned(70, { price: 75 }, (now) => company(now, 'ACL', { price: 75, held: { p2: 3 } }));
    expect([stackPosition(state, 'SR'), stackPosition(state, 'ACL')]).toEqual([0, 1]);
    play(state, 'pay');
    expect([priceOf(state, 'SR'), stackPosition(state, 'SR')]).toEqual([75, 0]);
  });

  proves('7.6c', 'rises by one cell from the price on', () => {
    expect([priceAfter(90, 90, 'pay'), priceAfter(90, 170, 'pay'), priceAfter(100, 190, 'pay')]).toEqual([
      100, 100, 110,
    ]);
    expect(priceAfter(100, 90, 'pay')).toBe(100);
  });

  proves('7.6d', 'by two from twice the price on, of the whole revenue', () => {
    expect([priceAfter(100, 100, 'pay'), priceAfter(100, 190, 'pay'), priceAfter(100, 200, 'pay')]).toEqual([
      110, 110, 125,
    ]);
    // p1 gets 60 of it, the rest stays in the bank.
    expect(priceAfter(90, 180, 'pay')).toBe(110);
  });

  proves('7.6e', 'goes under those in the new cell', () => {
    const state = earned(90, { price: 90 }, (now) =>
      company(now, 'ACL', { price: 100, held: { p2: 3 }, floated: false }),
    );
    play(state, 'pay');
    expect([stackPosition(state, 'ACL'), stackPosition(state, 'SR')]).toEqual([0, 1]);
  });

  proves(['7.6f', '1.4b'], 'does not leave 60 and 400, nor its place there', () => {
    for (const [price, revenue, choice] of [
      [400, 840, 'pay'],
      [60, 60, 'withhold'],
    ] as const) {
      const state = earned(revenue, { price }, (now) =>
        company(now, 'LN', { price, size: 10, held: { p2: 3 }, floated: false }),
      );
      play(state, choice);
      expect([priceOf(state, 'SR'), stackPosition(state, 'SR')]).toEqual([price, 0]);
    }
    expect(priceAfter(360, 720, 'pay')).toBe(400);
  });

  proves(['7.6g', '1.4c'], 'of a five-share company stops at 200', () => {
    expect(priceAfter(180, 360, 'pay', 5)).toBe(200);
    expect(priceAfter(200, 400, 'pay', 5)).toBe(200);
    expect(priceAfter(180, 360, 'pay', 10)).toBe(225);
  });

  proves(
    ['1.4d', '18FL-R1', 'C-7'],
    '250 and 275 are neighbours, and the upper cells are like any other',
    () => {
      expect(priceAfter(250, 250, 'pay')).toBe(275);
      expect(priceAfter(250, 500, 'pay')).toBe(300);
      expect(priceAfter(300, 10, 'withhold')).toBe(275);
    },
  );
});
