import { describe, expect, it } from 'vitest';
import { proves } from '../../testing/proves.ts';
import type { Company } from '../data/companies.ts';
import { CHART } from '../data/market.ts';
import type { Phase } from '../data/phases.ts';
import { newCompanyTurn } from '../operating-round/company-turn.ts';
import { adjustPrice } from '../operating-round/dividends.ts';
import { priceOf } from '../state.ts';
import { play, put, stand, table } from '../testing/table.ts';
import { companyAtEnd, setPrice } from './prices.ts';

interface Earned {
  readonly at: readonly [row: number, column: number];
  readonly revenue: number;
  readonly paid?: boolean;
  readonly company?: Company;
  readonly phase?: Phase;
}

/** The price after a company has run. */
function after({ at, revenue, paid = true, company = 'AFI', phase = '5' }: Earned): number {
  const state = table();
  state.phase = phase;
  state.concessions = {};
  put(state, company, { held: { p1: 2 }, cell: at, at: [] });
  adjustPrice(state, { ...newCompanyTurn(company), revenue, paid });
  return priceOf(state, company);
}

describe('prices after running (§3.5.1)', () => {
  proves(['3.5.1b', '4.3.2j'], 'a dividend above the price: a column to the right', () => {
    expect(after({ at: [2, 8], revenue: 150 })).toBe(159);
    expect(after({ at: [2, 8], revenue: 145 })).toBe(159);
  });

  proves(['3.5.1c', '1841-R2'], 'a dividend of the price or less: no move', () => {
    expect([after({ at: [2, 8], revenue: 144 }), after({ at: [3, 5], revenue: 100 })]).toEqual([144, 100]);
    expect(after({ at: [3, 5], revenue: 10 })).toBe(100);
  });

  proves('3.5.1d', 'one column, however large the dividend', () => {
    expect(after({ at: [3, 5], revenue: 600 })).toBe(111);
  });

  proves('3.5.1e', 'up at the end of a row', () => {
    expect([after({ at: [4, 13], revenue: 999 }), after({ at: [5, 12], revenue: 999 })]).toEqual([230, 198]);
  });

  proves('3.5.1f', 'minors go up before column K ends', () => {
    const minor = (row: number) => after({ at: [row, 10], revenue: 999, company: 'CTLP' });
    expect([minor(2), minor(0)]).toEqual([195, 224]);
    // A major in the same place moves further right.
    expect(after({ at: [2, 10], revenue: 999 })).toBe(196);
  });

  proves(['3.5.1g', '3.5.1h', '4.6.7a'], 'nobody passes column P before phase 8', () => {
    const major = (row: number, phase: Phase) => after({ at: [row, 15], revenue: 999, phase });
    expect([major(2, '7'), major(0, '7')]).toEqual([328, 377]);
    expect([major(2, '8'), major(0, '8')]).toEqual([331, 419]);
  });

  proves(
    ['3.5.1i', '4.3.2k'],
    'without a dividend: to the left, down at the edge, no move at the bottom',
    () => {
      const nothing = (row: number, column: number, revenue = 0) =>
        after({ at: [row, column], revenue, paid: false });
      expect([nothing(1, 11), nothing(4, 0), nothing(12, 0, 50)]).toEqual([195, 47, 8]);
    },
  );

  proves('4.3.2i', 'withheld money goes to the treasury, and the price to the left', () => {
    const state = table();
    put(state, 'SFTG', { held: { p1: 3 }, cell: [1, 11] });
    stand(state, 'company-turn', 'dividend', { ...newCompanyTurn('SFTG'), revenue: 300 });
    play(state, 'withhold');
    expect([state.cash.SFTG, priceOf(state, 'SFTG')]).toEqual([300, 195]);
  });

  proves('3.5.1k', 'the columns that stop a marker are K and P', () => {
    const column = (letter: string) => 'ABCDEFGHIJKLMNOPQRS'.indexOf(letter);
    const prices = (letter: string) =>
      CHART.cells.filter((cell) => cell.column === column(letter)).map(({ price }) => price);
    expect(prices('K')).toEqual([224, 195, 177, 169, 160, 146, 127, 106]);
    expect(prices('P')).toEqual([377, 328, 298, 284]);
    expect(prices('S')).toEqual([516, 449, 408]);
  });
});

it('names the company whose price has ended the game', () => {
  const state = table();
  put(state, 'AFI', { held: { p1: 2 }, at: [] });
  put(state, 'SB', { held: { p2: 2 }, at: [] });
  expect(companyAtEnd(state)).toBeNull();
  setPrice(
    state,
    'SB',
    CHART.cells.findIndex(({ price }) => price === 516),
  );
  expect([companyAtEnd(state), state.trigger]).toEqual(['SB', 'price']);
});
