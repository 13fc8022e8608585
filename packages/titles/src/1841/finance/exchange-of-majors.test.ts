import { PASS, type Pass } from '@signalbox/kernel';
import { sharesOf } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import { priceOf, type State } from '../state.ts';
import {
  asked,
  attempt,
  give,
  inPhase,
  lay,
  offered,
  play,
  put,
  stand,
  table,
  why,
} from '../testing/table.ts';
import { newFinancialActions } from './financial-actions.ts';
import { presidenciesAfter } from './merging.ts';

describe('exchanging shares of majors (§4.7.4.1)', () => {
  proves(
    ['4.7.4.1f', '4.7.4.1g', '4.7.4.1h', 'C-52'],
    'a player may pay to become president; without any president there is no merger',
    () => {
      const state = table();
      state.phase = '5';
      state.concessions = {};
      put(state, 'AFI', { held: { p1: 2, p3: 1 }, cell: [4, 4], at: ['J6'] });
      put(state, 'CFCC', { held: { p2: 2 }, cell: [11, 2], at: ['J6.0'] });
      lay(state, { J6: '14/0' });
      for (const seat of state.seats) give(state, seat, 90);
      stand(state, 'financial-actions', 'merge', newFinancialActions('AFI'));
      // 86 + 15: the new company is at 95, and the missing 20% cost as much.
      expect(why(state, 'CFCC')).toBe('merger/no-president (4.7.4.1)');
      give(state, 'p1', 95);
      play(state, 'CFCC', 'accept', 'CTS');
      expect(asked(state)).not.toBe('p1 trade-up');
      expect([state.presidents.CTS, state.cash.p1, state.cash.CTS]).toEqual(['p1', 0, 95]);
      expect(offered(state)).toEqual(['cash', 'share']);
      // Half of 95, rounded down, for p3's single share.
      expect(asked(state)).toBe('p3 odd-share');
      give(state, 'p3', 46);
      expect(attempt(state, 'share')).toMatchObject({ why: 'purchase/cash', details: { cost: 47 } });
      give(state, 'p3', 47);
      const cashed = structuredClone(state);
      play(cashed, 'cash');
      expect(cashed.cash.p3).toBe(94);
      play(state, 'share');
      expect([state.cash.p3, state.shares.CTS!.p3]).toEqual([0, 1]);
      // The pool had no odd share.
      expect(state.events!.map(({ type }) => type)).not.toContain('odd-share-dropped');
    },
  );

  proves('4.7.4.1e', 'pairs may be of either company, and those of the first go first', () => {
    const state = inPhase('5');
    put(state, 'AFI', { held: { p1: 3 }, price: 100, at: ['J6'] });
    put(state, 'CFCC', { held: { p2: 2, p1: 2 }, price: 62, at: ['J6.0'] });
    lay(state, { J6: '14/0' });
    for (const seat of state.seats) give(state, seat, 90);
    stand(state, 'financial-actions', 'merge', newFinancialActions('AFI'));
    play(state, 'CFCC', 'accept', 'RATF');
    expect(asked(state)).toBe('p1 odd-share');
    expect([state.shares.AFI!.p1, state.shares.CFCC!.p1, state.shares.RATF!.p1]).toEqual([0, 1, 2]);
  });

  proves(
    ['4.7.4.1c', 'C-52'],
    'the first holder with 40% takes the certificate, unless somebody has traded up before',
    () => {
      const merged = (choice: Pass | 'trade-up') => {
        const state = table();
        state.phase = '5';
        state.concessions = {};
        put(state, 'AFI', { held: { p1: 3, p2: 2 }, price: 100, at: ['J6'] });
        put(state, 'CFCC', { held: { p3: 4, p2: 2 }, price: 62, at: ['J6.0'] });
        lay(state, { J6: '14/0' });
        stand(state, 'financial-actions', 'merge', newFinancialActions('AFI'));
        play(state, 'CFCC', 'accept', 'RATF');
        expect(asked(state)).toBe('p1 trade-up');
        play(state, choice);
        return state;
      };
      const plain = merged(PASS);
      // p2, with 20% of each, comes before p3, with 40% of one.
      expect([plain.presidents.RATF, plain.shares.RATF]).toMatchObject(['p2', { p1: 1, p2: 2, p3: 2 }]);
      const bought = merged('trade-up');
      expect([bought.presidents.RATF, bought.shares.RATF]).toMatchObject(['p1', { p1: 2, p2: 2, p3: 2 }]);
    },
  );

  /** p1's AFI merges with CTS, which p1 also controls. */
  function tradingUp(afi: Record<string, number>, cts: Record<string, number>, cash: number): State {
    const state = inPhase('5');
    put(state, 'AFI', { held: afi, president: 'p1', cell: [3, 5], at: ['J6'] });
    put(state, 'CTS', { held: cts, president: 'p1', cell: [6, 6], at: ['J6.0'] });
    lay(state, { J6: '14/0' });
    for (const seat of state.seats) give(state, seat, cash);
    return stand(state, 'financial-actions', 'merge', newFinancialActions('AFI'));
  }

  /** The two merge, up to the exchange of shares; from there on everybody is asked. */
  function exchanging(state: State): State {
    play(state, 'CTS');
    state.asksForced = true;
    play(state, 'CFCC');
    if (asked(state) === 'p1 choose-space') play(state, offered(state)[0]!);
    return state;
  }

  proves(['4.7.4.1f', '4.7.4.1h'], 'each 10% short of 40% costs half the price', () => {
    // 100 and 84: the new company is at 180.
    for (const [own, cost] of [
      [1, 270],
      [2, 180],
      [3, 90],
    ] as const) {
      const short = tradingUp({ p1: own, p2: 3 }, { p3: 3 }, cost - 1);
      expect(why(short, 'CTS')).toBe('merger/no-president (4.7.4.1)');
      const state = tradingUp({ p1: own, p2: 3 }, { p3: 3 }, cost);
      play(exchanging(state), 'trade-up');
      expect([state.presidents.CFCC, sharesOf(state, 'CFCC', 'p1'), state.cash.p1, state.cash.CFCC]).toEqual([
        'p1',
        2,
        0,
        cost,
      ]);
      // All old shares are given for the certificate: none is left to be cashed, and nobody else trades up.
      expect([sharesOf(state, 'AFI', 'p1'), asked(state)]).toEqual([0, 'p2 odd-share']);
      expect(state.events).toContainEqual(
        expect.objectContaining({ type: 'pairs-exchanged', holder: 'p1', old: own, count: 2 }),
      );
    }
  });

  proves(
    ['4.7.4.1f', '1841-R5'],
    'the merging president has to trade up if nobody else would be president',
    () => {
      const state = tradingUp({ p1: 2, p2: 3 }, { p3: 3 }, 180);
      exchanging(state);
      expect(why(state, PASS)).toBe('merger/no-president (4.7.4.1)');
      // Neither the pool nor a frozen company can be president.
      const pool = tradingUp({ p1: 2, pool: 3 }, { pool: 2, ICSF: 4 }, 180);
      put(pool, 'ICSF', { held: { pool: 3 }, at: [] });
      exchanging(pool);
      expect(why(pool, PASS)).toBe('merger/no-president (4.7.4.1)');
      // If somebody has 40% it is optional; companies are never asked.
      const other = tradingUp({ p1: 2, ICSF: 3 }, { p2: 4 }, 180);
      put(other, 'ICSF', { held: { p1: 3 }, at: [], cash: 500 });
      exchanging(other);
      expect(why(other, PASS)).toBeNull();
      give(other, 'p1', 179);
      expect(why(other, 'trade-up')).toBe('purchase/cash (4.7.4.1)');
      play(other, PASS);
      expect([asked(other), other.presidents.CFCC]).toEqual(['p1 odd-share', 'p2']);
    },
  );

  proves(
    ['4.7.4.1f', '1841-R5'],
    'the new president is known in advance: the player who has to trade up, and can',
    () => {
      const after = (state: State) => presidenciesAfter(state, 'AFI', 'CTS', 'CFCC').presidents.CFCC;
      expect(after(tradingUp({ p1: 2, p2: 3 }, { p3: 3 }, 180))).toBe('p1');
      expect(after(tradingUp({ p1: 2, p2: 3 }, { p3: 3 }, 179))).not.toBe('p1');
      expect(after(tradingUp({ p1: 2, p3: 3 }, { p2: 4 }, 180))).toBe('p2');
    },
  );

  proves('4.7.4.1e', 'a frozen company’s odd share is cashed without asking anybody', () => {
    const state = tradingUp({ p1: 4, ICSF: 1 }, { p2: 2 }, 0);
    put(state, 'ICSF', { held: { pool: 3 }, at: [] });
    exchanging(state);
    expect([state.cash.ICSF, sharesOf(state, 'CFCC', 'ICSF')]).toEqual([90, 0]);
    expect(asked(state)).toBe('p1 keep-tokens');
  });

  /** p1 trades up, so that eleven new shares would be needed, but there are only ten. */
  function shortByAPair(holders: Readonly<Record<string, number>>): State {
    const state = table();
    state.phase = '5';
    state.concessions = {};
    put(state, 'AFI', { held: { p1: 2, p2: 2, p3: 2, pool: 4 }, price: 100, at: ['J6'] });
    put(state, 'CFCC', { held: { p4: 2, CTS: 2, ICSF: 2, IFAI: 2, ILTF: 2 }, price: 62, at: ['J6.0'] });
    put(state, 'CTS', { held: { p2: 3 }, at: [] });
    put(state, 'ICSF', { held: { p3: 3 }, at: [] });
    put(state, 'IFAI', { held: { p4: 3 }, at: [] });
    put(state, 'ILTF', { held: holders, at: [] });
    lay(state, { J6: '14/0' });
    stand(state, 'financial-actions', 'merge', newFinancialActions('AFI'));
    play(state, 'CFCC', 'accept', 'RATF');
    return state;
  }

  proves('C-54', 'the pool’s pair is removed if no share is left for it, and the log says so', () => {
    const state = shortByAPair({ p2: 3 });
    expect([sharesOf(state, 'RATF', 'pool'), sharesOf(state, 'RATF', 'ipo')]).toEqual([1, 0]);
    expect(state.events).toContainEqual({ type: 'pairs-dropped', old: 2, company: 'RATF' });
    expect(state.events!.some(({ type }) => type === 'pairs-cashed')).toBe(false);
  });

  proves('C-54', 'a pair is paid for in cash if no share is left after somebody traded up', () => {
    // Frozen, and so the last to exchange.
    const state = shortByAPair({ pool: 3 });
    const price = priceOf(state, 'RATF');
    expect(sharesOf(state, 'RATF', 'p1')).toBe(2);
    const others = ['p2', 'p3', 'p4', 'CTS', 'ICSF', 'IFAI', 'ILTF'];
    expect(others.map((holder) => sharesOf(state, 'RATF', holder))).toEqual([1, 1, 1, 1, 1, 1, 0]);
    expect([sharesOf(state, 'RATF', 'pool'), sharesOf(state, 'RATF', 'ipo')]).toEqual([2, 0]);
    expect(state.cash.ILTF).toBe(price);
    expect(state.events).toContainEqual({
      type: 'pairs-cashed',
      holder: 'ILTF',
      company: 'RATF',
      amount: price,
    });
    expect(state.events!.some(({ type }) => type === 'pairs-dropped')).toBe(false);
  });
});
