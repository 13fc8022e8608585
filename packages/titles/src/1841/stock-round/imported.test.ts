import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import { newFinancialActions } from '../finance/financial-actions.ts';
import { frozenTurn } from '../operating-round/frozen-companies.ts';
import { broken, give, inPhase, play, put, stand, stockTurn, why } from '../testing/table.ts';
import { replaceFrozenPresidents, updatePresident } from './presidency.ts';

describe('stock rounds of games imported from 18xx.games', () => {
  proves(['A6', '3.5.2'], 'a private deal counts as one certificate', () => {
    const deal = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('5', options);
      for (const company of ['SFTG', 'SFTN', 'SFTC'] as const)
        put(state, company, { held: { p3: 3, p1: 5 }, at: [] });
      put(state, 'AFI', { held: { p2: 5 }, at: [] });
      stockTurn(state, 'p1');
      return why(state, { do: 'deal', from: 'p2', company: 'AFI', count: 2, price: 9 });
    };
    expect(deal({})).toBe('purchase/certificate-limit (3.5.2)');
    expect(deal({ dealsCountOnce: true })).toBeNull();
  });

  proves(['A6', '1841-R19'], 'a private deal may cost 1 in all', () => {
    const deal = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('5', options);
      put(state, 'AFI', { held: { p2: 5 }, at: [] });
      stockTurn(state, 'p1');
      return why(state, { do: 'deal', from: 'p2', company: 'AFI', count: 2, price: 1 });
    };
    expect(deal({})).not.toBeNull();
    expect(deal({ dealsFromOne: true })).toBeNull();
  });

  proves(['A6', '3.5.3'], 'shares that a merger moves pass on a protected presidency', () => {
    const president = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('3', options);
      state.concessions = { ...state.concessions, SFTG: 'p1' };
      put(state, 'SFTG', { held: { p1: 2, p3: 3, CTS: 1 } });
      put(state, 'CTS', { held: { p2: 4 }, cell: [3, 4], at: ['K13'] });
      put(state, 'AFI', { held: { p2: 4 }, cell: [3, 5], at: ['L12'] });
      const actions = { ...newFinancialActions('AFI'), partner: 'CTS', merges: true };
      stand(state, 'financial-actions', 'choose-charter', actions);
      play(state, 'ICSF');
      expect(broken(state).filter((promise) => promise.includes('concession'))).toEqual([]);
      return state.presidents.SFTG;
    };
    expect(president({})).toBe('p1');
    expect(president({ mergersPassPresidencies: true })).toBe('p3');
  });

  proves(['A6', '3.5.3'], 'a president by a merger, beside a concession, needs two shares', () => {
    const state = inPhase('3', { mergersPassPresidencies: true });
    state.concessions = { ...state.concessions, SFTN: null };
    put(state, 'AFI', { held: { SFTN: 3 }, at: [] });
    put(state, 'SFTN', { held: { AFI: 3, p2: 2 }, at: [] });
    // In the ring that both close each sells its shares in the other, and the concession keeps nobody in office.
    frozenTurn(state, 'AFI');
    expect(state.presidents.SFTN).toBe('p2');
    expect(broken(state).filter((promise) => promise.includes('SFTN'))).toEqual([]);
  });

  proves(['A6', '3.5.3'], 'with two it stays in office, even if somebody has more', () => {
    const president = (held: number) => {
      const state = inPhase('3', { mergersPassPresidencies: true });
      state.concessions = { ...state.concessions, SFTN: 'p1' };
      put(state, 'SFTN', { held: { p1: 1, p2: held, p3: 3 }, president: 'p2', at: [] });
      updatePresident(state, 'SFTN');
      return state.presidents.SFTN;
    };
    expect([president(1), president(2)]).toEqual(['p3', 'p2']);
  });

  proves(['A6', 'C-9'], 'frozen companies keep their presidencies', () => {
    const president = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('5', options);
      put(state, 'CTS', { held: { pool: 3 }, at: [] });
      put(state, 'AFI', { held: { CTS: 4, p2: 4 }, president: 'CTS', at: [] });
      replaceFrozenPresidents(state);
      return state.presidents.AFI;
    };
    expect([president({}), president({ frozenKeepPresidencies: true })]).toEqual(['p2', 'CTS']);
  });

  proves(['A6', 'C-25'], 'the player behind a company comes first when it loses a presidency', () => {
    const heir = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('5', options);
      put(state, 'CTS', { held: { p2: 3 }, at: [] });
      put(state, 'AFI', { held: { CTS: 3, p2: 2, p3: 2 }, president: 'CTS', at: [] });
      stand(state, 'financial-actions', 'company-sale', newFinancialActions('CTS'));
      play(state, { do: 'sell', blocks: [{ company: 'AFI', count: 2 }] });
      return state.presidents.AFI;
    };
    expect([heir({}), heir({ controllersFollowFirst: true })]).toEqual(['p3', 'p2']);
  });

  proves(['A6', '1841-R15'], 'each sale counts separately', () => {
    const paid = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('5', options);
      put(state, 'AFI', { held: { p2: 3, p1: 2 }, cell: [3, 5], at: [] });
      give(state, 'p1', 0);
      stockTurn(state, 'p1');
      const sale = { do: 'sell', blocks: [{ company: 'AFI', count: 1 }] };
      play(state, sale, sale);
      return state.cash.p1!;
    };
    expect(paid({})).toBe(200);
    expect(paid({ salesCount: 'by-action' })).toBeLessThan(200);
  });
});
