import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import { newFinancialActions } from '../finance/financial-actions.ts';
import type { State } from '../state.ts';
import { inPhase, play, put, stand, stockTurn } from '../testing/table.ts';
import { replaceFrozenPresidents } from './presidency.ts';

const sell = (count: number) => ({ do: 'sell', blocks: [{ company: 'AFI' as const, count }] });

/** Somebody sells shares of AFI; who is president then? */
function heirAfter(
  held: Record<string, number>,
  president: string,
  count: number,
  table = inPhase('5'),
): string {
  put(table, 'AFI', { held, president, at: [] });
  if (president === 'CTS') stand(table, 'financial-actions', 'company-sale', newFinancialActions('CTS'));
  else stockTurn(table, president);
  play(table, sell(count));
  return table.presidents.AFI!;
}

function withCompanies(): State {
  const state = inPhase('5');
  put(state, 'CTS', { held: { p2: 3 }, cell: [3, 4], at: [] });
  put(state, 'ICSF', { held: { p4: 3 }, cell: [3, 5], at: [] });
  return state;
}

describe('the president (§3.5.3)', () => {
  proves('3.5.3a', 'changes only for somebody who has more', () => {
    expect(heirAfter({ p1: 4, p2: 3 }, 'p1', 1)).toBe('p1');
    expect(heirAfter({ p1: 4, p2: 3 }, 'p1', 2)).toBe('p2');
  });

  proves(
    ['3.5.3i', '1841-R8'],
    'ties go to players before companies, the first to the left of the old one',
    () => {
      expect(heirAfter({ p1: 3, p3: 2, p4: 2, CTS: 2 }, 'p1', 2, withCompanies())).toBe('p3');
      expect(heirAfter({ p3: 3, p2: 2, p1: 2, CTS: 2 }, 'p3', 2, withCompanies())).toBe('p1');
      expect(heirAfter({ p1: 3, p4: 2, CTS: 2 }, 'p1', 2, withCompanies())).toBe('p4');
      // Among companies, the one that operates first.
      expect(heirAfter({ p1: 3, CTS: 2, ICSF: 2 }, 'p1', 2, withCompanies())).toBe('ICSF');
    },
  );

  proves(['3.5.3j', 'C-25'], 'for ties a company sits where the player who controls it sits', () => {
    // CTS belongs to p2: the next to the left of p2 is p3.
    expect(heirAfter({ CTS: 3, p1: 3, p3: 3 }, 'CTS', 1, withCompanies())).toBe('p3');
  });

  proves(
    'C-9',
    'if a company’s president is frozen, somebody with as many shares takes over, if there is anybody',
    () => {
      const state = inPhase('5');
      put(state, 'CTS', { held: { pool: 3 }, at: [] });
      put(state, 'AFI', { held: { CTS: 4, p2: 4 }, president: 'CTS', at: [] });
      put(state, 'ICSF', { held: { CTS: 4, p2: 3 }, president: 'CTS', at: [] });
      replaceFrozenPresidents(state);
      expect(state.presidents).toMatchObject({ AFI: 'p2', ICSF: 'CTS' });
    },
  );

  /** CTS has no president and holds 3 of AFI, which presides over ICSF with 3 shares, as many as p2 has. */
  function besideFrozen(): State {
    const state = inPhase('5');
    put(state, 'CTS', { held: { pool: 3 }, at: [] });
    put(state, 'AFI', { held: { p1: 4, CTS: 3 }, at: [] });
    put(state, 'ICSF', { held: { AFI: 3, p2: 3 }, at: [] });
    return stockTurn(state, 'p1');
  }

  proves('C-9', 'a sale or a deal may freeze a company too, and release what it controls', () => {
    const sale = besideFrozen();
    play(sale, sell(2));
    expect(sale.presidents).toMatchObject({ AFI: 'CTS', ICSF: 'p2' });
    const deal = stockTurn(besideFrozen(), 'p3');
    play(deal, { do: 'deal', from: 'p1', company: 'AFI', count: 2, price: 9 }, 'accept');
    expect(deal.presidents).toMatchObject({ AFI: 'CTS', ICSF: 'p2' });
    // Nothing is released as long as AFI has a president.
    const less = besideFrozen();
    play(less, sell(1));
    expect(less.presidents).toMatchObject({ AFI: 'p1', ICSF: 'AFI' });
  });

  proves(['C-9', 'C-25'], 'of several, the first to the left of the priority deal takes it over', () => {
    const state = inPhase('5');
    put(state, 'CTS', { held: { pool: 3 }, at: [] });
    put(state, 'AFI', { held: { CTS: 3, p2: 3, p4: 3 }, president: 'CTS', at: [] });
    state.priority = 'p2';
    replaceFrozenPresidents(state);
    expect(state.presidents.AFI).toBe('p4');
  });

  proves('1841-R17', 'released from the top of the chain down, whatever the prices', () => {
    const after = (cells: readonly (readonly [number, number])[]) => {
      const state = inPhase('5');
      put(state, 'CTS', { held: { pool: 3 }, at: [] });
      put(state, 'AFI', { held: { CTS: 4, p2: 4 }, president: 'CTS', cell: cells[0]!, at: [] });
      put(state, 'ICSF', { held: { AFI: 3, p3: 3 }, president: 'AFI', cell: cells[1]!, at: [] });
      replaceFrozenPresidents(state);
      return [state.presidents.AFI, state.presidents.ICSF];
    };
    const [dear, cheap] = [[2, 8] as const, [4, 2] as const];
    expect(after([dear, cheap])).toEqual(['p2', 'AFI']);
    expect(after([cheap, dear])).toEqual(['p2', 'AFI']);
  });
});
