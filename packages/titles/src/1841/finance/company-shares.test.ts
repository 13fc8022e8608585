import { PASS } from '@signalbox/kernel';
import { setHoldings, sharesOf } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import { actorFor } from '../control.ts';
import type { Company } from '../data/companies.ts';
import { CHART, cellAt } from '../data/market.ts';
import { inOperatingOrder, priceOf, type State } from '../state.ts';
import { rowsFor } from '../stock-round/selling.ts';
import { asked, give, lay, offered, play, put, stand, station, table, why } from '../testing/table.ts';
import { newFinancialActions } from './financial-actions.ts';

function later(options = {}): State {
  const state = table(4, options);
  state.phase = '5';
  state.concessions = {};
  return state;
}

const selling = (state: State, company: Company) =>
  stand(state, 'financial-actions', 'company-sale', newFinancialActions(company));
const buying = (state: State, company: Company, sold: Company[] = []) => {
  state.round.sold = { [company]: sold };
  return stand(state, 'company-purchase', 'company-purchase', { company, foundation: null });
};
const sell = (company: Company, count: number) => ({ do: 'sell', blocks: [{ company, count }] });

describe('companies sell shares (§4.7.1)', () => {
  proves(
    ['4.7.1a', '4.7.1g', '4.7.1h', '4.7.1d'],
    'treasury and unissued shares at the full price, up to the pool’s limit',
    () => {
      const state = later();
      put(state, 'AFI', { held: { p1: 3 }, cell: [2, 8], at: [] });
      selling(state, 'AFI');
      expect(why(state, sell('AFI', 6))).toBe('sale/pool-full (4.7.1)');
      play(state, sell('AFI', 5));
      expect([state.cash.AFI, priceOf(state, 'AFI'), sharesOf(state, 'AFI', 'pool')]).toEqual([720, 86, 5]);
    },
  );

  proves(['4.7.1c', '10b', '10d'], 'no shares of a company that has not operated', () => {
    const state = later();
    put(state, 'AFI', { held: { p1: 3, CTS: 2 }, operated: false, at: [] });
    put(state, 'CTS', { held: { p2: 3 }, at: [] });
    selling(state, 'CTS');
    expect(why(state, sell('AFI', 1))).toBe('sale/not-operated (4.7.1)');
    expect(why(selling(state, 'AFI'), sell('AFI', 1))).toBe('sale/not-operated (4.7.1)');
  });

  proves(
    ['4.7.1e', '4.7.1f', '3.5.4d'],
    'shares of controllers, above the limit or above 60% have to be sold; president’s certificates stay out of the pool',
    () => {
      const state = later();
      put(state, 'AFI', { held: { CTS: 3 }, at: [] });
      put(state, 'CTS', { held: { p1: 3, AFI: 1 }, at: [] });
      selling(state, 'AFI');
      expect(why(state, { do: 'pass' })).toBe('sale/forced (3.5.4)');
      play(state, sell('CTS', 1), { do: 'pass' });
      selling(state, 'CTS');
      expect(why(state, sell('AFI', 2))).toBe('sale/no-successor (3.5.3)');
      put(state, 'ICSF', { held: { p1: 5, CTS: 2 }, at: [] });
      expect(why(selling(state, 'CTS'), { do: 'pass' })).toBe('sale/forced (3.5.4)');
    },
  );

  proves('3.1p', 'the limits for players apply to companies: pool, presidency, first turn, rings', () => {
    const state = later();
    put(state, 'CTS', { held: { p1: 3 }, at: [] });
    put(state, 'AFI', { held: { p2: 3, CTS: 1, pool: 5 }, at: [] });
    put(state, 'CTLP', { held: { p2: 2, CTS: 1, pool: 2 }, at: [] });
    put(state, 'ICSF', { held: { CTS: 2, p2: 1 }, at: [] });
    put(state, 'RATF', { held: { p2: 3, CTS: 1 }, at: [], operated: false });
    const refused = (['AFI', 'CTLP', 'ICSF', 'RATF'] as const).map((id) =>
      why(selling(state, 'CTS'), sell(id, 1)),
    );
    expect(refused).toEqual([
      'sale/pool-full (4.7.1)',
      'sale/pool-full (4.7.1)',
      'sale/no-successor (3.5.3)',
      'sale/not-operated (4.7.1)',
    ]);
    // If CTS sold, IFAI would become president of RSFS, which controls IFAI.
    put(state, 'RSFS', { held: { CTS: 3, IFAI: 2 }, at: [] });
    put(state, 'IFAI', { held: { RSFS: 2 }, at: [] });
    expect(why(selling(state, 'CTS'), sell('RSFS', 2))).toBe('sale/ring (3.5.4)');
  });

  proves(
    ['8.4a', '8.4b', 'C-36'],
    'option 8.4: few shares of a high-priced company do not move its price',
    () => {
      const state = later({ cushionedSales: true });
      put(state, 'AFI', { held: { p1: 4, CTS: 3 }, cell: [1, 11], at: [] });
      put(state, 'CTS', { held: { p2: 3 }, cell: [1, 11], at: [] });
      play(selling(state, 'CTS'), sell('AFI', 1));
      expect(priceOf(state, 'AFI')).toBe(216);
      play(selling(state, 'CTS'), sell('AFI', 2));
      expect(priceOf(state, 'AFI')).toBe(187);
      play(state, sell('CTS', 1));
      expect(priceOf(state, 'CTS')).toBe(196);
    },
  );

  proves(['8.4a', '8.4b'], 'one share in the columns L to P, two in Q to S', () => {
    const stays = (column: number, count: number) => {
      const state = later({ cushionedSales: true });
      put(state, 'AFI', { held: { p1: 4, CTS: 3 }, cell: [0, column], at: [] });
      return rowsFor(state, 'CTS', { AFI: count }).AFI === undefined;
    };
    const least = (column: number) => [1, 2, 3].filter((count) => stays(column, count));
    expect([10, 11, 15, 16, 18].map(least)).toEqual([[], [1], [1], [1, 2], [1, 2]]);
  });

  proves(
    ['1841-R15', '8.4a'],
    'option 8.4 counts everything sold in the step, one by one or together',
    () => {
      const price = (...counts: number[]) => {
        const state = later({ cushionedSales: true });
        put(state, 'AFI', { held: { p1: 3, CTS: 4 }, cell: [1, 17], at: [] });
        put(state, 'CTS', { held: { p2: 3 }, at: [] });
        play(selling(state, 'CTS'), ...counts.map((count) => sell('AFI', count)));
        return [priceOf(state, 'AFI'), state.cash.CTS];
      };
      expect(price(1, 1)).toEqual(price(2));
      expect(price(1, 1)[0]).toBe(CHART.cells[cellAt(1, 17)]!.price);
      expect(price(1, 1, 1, 1)).toEqual(price(4));
      expect(price(4)[0]).toBeLessThan(price(2)[0]!);
    },
  );

  proves(
    '1841-R15',
    'a company is paid at the prices at which its step began, the lowest falls first',
    () => {
      const after = (...blocks: [Company, number][]) => {
        const state = later();
        put(state, 'AFI', { held: { p1: 3, CTS: 2 }, cell: [3, 5], at: [] });
        put(state, 'ICSF', { held: { p2: 3, CTS: 1 }, cell: [4, 5], at: [] });
        put(state, 'CTS', { held: { p2: 3 }, cell: [2, 8], at: [] });
        play(selling(state, 'CTS'), ...blocks.map(([company, count]) => sell(company, count)), {
          do: 'pass',
        });
        return [state.cash.CTS, ...inOperatingOrder(state)];
      };
      expect(after(['AFI', 1], ['ICSF', 1], ['AFI', 1])).toEqual([295, 'CTS', 'ICSF', 'AFI']);
      expect(after(['AFI', 2], ['ICSF', 1])).toEqual([295, 'CTS', 'ICSF', 'AFI']);
    },
  );
});

describe('companies buy shares and found companies (§4.7.2, §4.7.3)', () => {
  /** CTS (p2) buys its fourth share of AFI, of which p1, the president, has three. */
  function fourthShare(): {
    state: State;
    buy: (company: Company) => { do: string; company: Company; from: string };
  } {
    const state = later();
    put(state, 'AFI', { held: { p1: 3, CTS: 3 }, at: [] });
    put(state, 'CTS', { held: { p2: 3 }, cash: 500, at: [] });
    return { state: buying(state, 'CTS'), buy: (company) => ({ do: 'buy', company, from: 'ipo' }) };
  }

  proves(
    ['4.7.2a', '4.7.2h'],
    'one certificate, from the pool or unissued, never from another holder',
    () => {
      const { state, buy } = fourthShare();
      setHoldings(state, 'AFI', { p1: 3, CTS: 2, pool: 1, ipo: 4 });
      const from = offered(state).flatMap((choice) => {
        const { do: what, from } = choice as { do?: string; from?: string };
        return what === 'buy' ? [from] : [];
      });
      expect([...new Set(from)].sort()).toEqual(['ipo', 'pool']);
      expect(offered(state).every((choice) => !/deal/.test(JSON.stringify(choice)))).toBe(true);
      play(state, buy('AFI'));
      expect([state.cash.AFI, state.cash.CTS]).toEqual([100, 400]);
      expect(asked(state)).not.toBe('p2 company-purchase');
    },
  );

  proves(['4.7.2b', '4.7.2c'], 'not its own shares, nor those of a company that controls it', () => {
    const { state, buy } = fourthShare();
    expect(why(state, buy('CTS'))).toBe('purchase/own-shares (4.7.2)');
    play(state, buy('AFI'));
    give(state, 'AFI', 300);
    buying(state, 'AFI');
    expect(why(state, buy('CTS'))).toBe('purchase/controller (4.7.2)');
  });

  proves(
    ['3.5.3k', '4.7.2g', '3.5.3a', '3.5.3d'],
    'with strictly more shares it becomes president, and its own president acts for both',
    () => {
      const { state, buy } = fourthShare();
      expect(state.presidents.AFI).toBe('p1');
      play(state, buy('AFI'));
      expect(state.presidents.AFI).toBe('CTS');
      expect(actorFor(state, 'AFI')).toBe('p2');
    },
  );

  proves(
    ['4.7.2d', '4.7.2e', '3.5.2d', 'C-42'],
    'limits: five certificates, 60% together, no shares sold in this round',
    () => {
      const state = later();
      put(state, 'AFI', { held: { CTS: 6, p1: 1 }, president: 'CTS', at: [] });
      put(state, 'CTS', { held: { p2: 3 }, cash: 500, at: [] });
      put(state, 'ICSF', { held: { p2: 4 }, at: [] });
      const buy = { do: 'buy', company: 'ICSF', from: 'ipo' };
      expect(why(buying(state, 'CTS'), buy)).toBe('purchase/certificate-limit (3.5.2)');
      setHoldings(state, 'AFI', { CTS: 2, p1: 1, ipo: 7 });
      expect(why(buying(state, 'CTS'), buy)).toBeNull();
      expect(why(buying(state, 'CTS', ['ICSF']), buy)).toBe('purchase/sold-this-round (4.7.2)');
      setHoldings(state, 'ICSF', { p2: 6, ipo: 4 });
      expect(why(buying(state, 'CTS'), buy)).toBe('purchase/holding-limit (3.5.4)');
    },
  );

  proves(
    ['4.7.3a', '4.7.3b', '4.7.3c'],
    'a company may found another one, which waits for the next round',
    () => {
      const state = table();
      state.phase = '3';
      put(state, 'SFTG', { held: { p1: 3 }, cash: 500 });
      buying(state, 'SFTG');
      expect(why(state, { do: 'found', company: 'SFTN', price: 100 })).toBe('founding/no-concession (4.7.3)');
      play(state, { do: 'found', company: 'AFI', price: 100 }, PASS, { hex: 'K11', node: 0 }, PASS, 2);
      expect([state.presidents.AFI, state.cash.SFTG, state.cash.AFI]).toEqual(['SFTG', 300, 150]);
      expect(state.round.operated).toContain('AFI');
      expect(asked(state)).toBeNull();
    },
  );

  proves('4.7.3d', 'shares of a company it founds count against its five certificates', () => {
    const founding = (held: number) => {
      const state = later();
      put(state, 'CTS', { held: { p1: 3 }, cash: 900, at: [] });
      put(state, 'AFI', { held: { p2: 5, CTS: held }, at: [] });
      state.asksForced = true;
      return buying(state, 'CTS');
    };
    const found = { do: 'found', company: 'RATF', price: 68 };
    expect(why(founding(5), found)).toBe('purchase/certificate-limit (3.5.2)');
    const full = founding(4);
    play(full, found);
    expect(why(full, 'buy')).toBe('purchase/certificate-limit (3.5.2)');
    const room = founding(3);
    play(room, found, 'buy');
    expect(sharesOf(room, 'RATF', 'CTS')).toBe(3);
  });

  proves(['8.5a'], 'option 8.5: no shares of a company on the other side of a border', () => {
    const state = table(4, { sharesWithinBorders: true });
    state.phase = '3';
    put(state, 'SFTG', { held: { p1: 3 }, cash: 500 });
    put(state, 'IRSFF', { held: { p2: 3 } });
    put(state, 'SFTC', { held: { p2: 3 } });
    buying(state, 'SFTG');
    expect(why(state, { do: 'buy', company: 'IRSFF', from: 'ipo' })).toBe('purchase/border (8.5)');
    // One token on the other side of the border is enough, of either company.
    for (const [owner, hex] of [
      ['IRSFF', 'H4'],
      ['SFTG', 'F8'],
    ] as const) {
      const both = structuredClone(state);
      station(both, owner, hex);
      expect(why(both, { do: 'buy', company: 'IRSFF', from: 'ipo' })).toBe('purchase/border (8.5)');
    }
    expect(why(state, { do: 'buy', company: 'SFTC', from: 'ipo' })).toBeNull();
    lay(state, {});
    station(state, 'SFTC', 'J6');
  });
});
