import { PASS } from '@signalbox/kernel';
import { setPresident, sharesOf } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import { inOperatingOrder, priceOf, type State } from '../state.ts';
import { mergerExample } from '../testing/merger-example.ts';
import { asked, give, lay, offered, play, put, stand, station, table, why } from '../testing/table.ts';
import { newFinancialActions } from './financial-actions.ts';
import { exchangeOrder, tradeUpCost } from './merger-terms.ts';

/** The example, where SFTG may propose to merge. */
function example(options = {}): State {
  return stand(mergerExample(options), 'financial-actions', 'merge', newFinancialActions('SFTG'));
}

describe('odd shares and rings of control (§4.7.4.1, §3.5.4)', () => {
  /** AFI and CTS, which p1 merges; AFI is president of ICSF, which has five of their shares. */
  function withSubsidiary(held: number): State {
    const state = table();
    Object.assign(state, { phase: '5', concessions: {} });
    put(state, 'AFI', { held: { p1: 2, p2: 2, ICSF: 2 }, at: ['K11'], cell: [3, 5] });
    put(state, 'CTS', { held: { p1: 2, ICSF: held - 2 }, president: 'p1', at: ['K13'], cell: [3, 4] });
    put(state, 'ICSF', { held: { AFI: 3 }, at: ['L14'], cash: 500 });
    lay(state, { K11: '57/0', K13: '57/0', L12: '57/0' });
    station(state, 'AFI', 'K13');
    return stand(state, 'financial-actions', 'merge', newFinancialActions('AFI'));
  }

  proves(
    ['1841-R16', '4.7.4s'],
    'an odd share that would close a ring is cashed; if pairs would close one, there is no merger',
    () => {
      const state = withSubsidiary(5);
      state.asksForced = true;
      play(state, 'CTS', 'CFCC');
      play(state, offered(state)[0]!);
      const half = Math.floor(priceOf(state, 'CFCC') / 2);
      expect([asked(state), state.presidents.ICSF]).toEqual(['p1 odd-share', 'CFCC']);
      expect(why(state, 'share')).toBe('purchase/ring (3.5.4)');
      const cash = state.cash.ICSF!;
      play(state, 'cash');
      expect(state.cash.ICSF! - cash).toBe(half);
      expect([state.presidents.CFCC, sharesOf(state, 'CFCC', 'ICSF')]).toEqual(['p1', 2]);
      expect(why(withSubsidiary(6), 'CTS')).toBe('merger/ring (3.5.4)');
    },
  );

  proves(
    '4.7.4s',
    'minors exchange share for share: three shares of a subsidiary close a ring, two do not',
    () => {
      /** p1 is president of CTLP, CTLP of AFI, and AFI has shares of FTP. */
      const minors = (held: number): State => {
        const state = table();
        Object.assign(state, { phase: '5', concessions: {} });
        put(state, 'CTLP', { held: { p1: 2 }, at: ['K11'], price: 100 });
        put(state, 'FTP', { held: { AFI: held, p2: 1 }, at: ['K13'], price: 90 });
        put(state, 'AFI', { held: { CTLP: 3 }, at: ['L14'] });
        lay(state, { K11: '57/0', K13: '57/0', L12: '57/0' });
        station(state, 'CTLP', 'K13');
        return stand(state, 'financial-actions', 'merge', newFinancialActions('CTLP'));
      };
      expect(why(minors(2), 'FTP')).toBe(null);
      expect(why(minors(3), 'FTP')).toBe('merger/ring (3.5.4)');
    },
  );
});

describe('who may become president of the new company (§4.7.4.1)', () => {
  /** AFI (p1) and CTS (p1), joined in Modena; nobody has money unless it is given. */
  function proposed(afi: Record<string, number>, cts: Record<string, number>, cash = 0): State {
    const state = table();
    Object.assign(state, { phase: '5', concessions: {} });
    put(state, 'AFI', { held: afi, president: 'p1', cell: [0, 12], at: ['K11'] });
    put(state, 'CTS', { held: cts, president: 'p1', cell: [0, 13], at: ['K13'] });
    station(state, 'AFI', 'K13');
    lay(state, { K11: '57/0', K13: '14/0' });
    for (const seat of state.seats) give(state, seat, cash);
    return stand(state, 'financial-actions', 'merge', newFinancialActions('AFI'));
  }
  const refused = 'merger/no-president (4.7.4.1)';

  proves(['4.7.4.1c', '4.7.4.1h'], 'anybody with 40% of both together, but not the pool', () => {
    expect(why(proposed({ p1: 2, p2: 2 }, { p1: 1, p2: 2 }), 'CTS')).toBeNull();
    expect(why(proposed({ p1: 2, p2: 2 }, { p1: 1, p2: 1 }), 'CTS')).toBe(refused);
    expect(why(proposed({ p1: 2, pool: 5 }, { p1: 1, pool: 5 }), 'CTS')).toBe(refused);
  });

  proves(['4.7.4.1f', '1841-R3'], 'or the merging player with enough for the higher of two prices', () => {
    // 276 or 306: with three shares half of the price is missing.
    expect(why(proposed({ p1: 2 }, { p1: 1 }, 152), 'CTS')).toBe(refused);
    expect(why(proposed({ p1: 2 }, { p1: 1 }, 153), 'CTS')).toBeNull();
    expect([tradeUpCost(95, 1), tradeUpCost(95, 2), tradeUpCost(95, 3)]).toEqual([142, 95, 47]);
  });

  proves(['4.7.4.1a', '13e'], 'everybody who has old shares exchanges them, and nobody else', () => {
    const state = proposed({ p1: 2, p3: 1, CTS: 1, ICSF: 1, pool: 1 }, { p1: 1, p2: 1, AFI: 1, pool: 1 });
    put(state, 'ICSF', { held: { p3: 3 }, at: [] });
    expect(exchangeOrder(state, 'AFI', 'CTS', 'p2')).toEqual(['p2', 'p3', 'ICSF', 'p1', 'pool']);
  });

  proves('4.7.4s', 'no merger closes a ring through two other companies', () => {
    const ring = (afiHolds: number) => {
      const state = proposed({ ICSF: 4, p1: 1 }, { ICSF: 3, p1: 1 }, 900);
      put(state, 'ICSF', { held: { CFCC: 4, p2: 1 }, at: [] });
      put(state, 'CFCC', { held: { p2: 3, AFI: afiHolds }, president: afiHolds > 3 ? 'AFI' : 'p2', at: [] });
      return why(state, 'CTS');
    };
    expect([ring(2), ring(4)]).toEqual([null, 'merger/ring (3.5.4)']);
  });
});

describe('after the exchange (§4.7.4)', () => {
  /** AFI (p1) and CTS (p1), joined in Modena, with a free choice of charters. */
  function joined(afi: Record<string, number>, cts: Record<string, number>, cells: [Cell, Cell]): State {
    const state = table();
    Object.assign(state, { phase: '5', concessions: {} });
    put(state, 'AFI', { held: afi, cell: cells[0], at: ['K11'] });
    put(state, 'CTS', { held: cts, cell: cells[1], at: ['K13'] });
    station(state, 'AFI', 'K13');
    lay(state, { K11: '57/0', K13: '14/0' });
    return stand(state, 'financial-actions', 'merge', newFinancialActions('AFI'));
  }

  proves(['4.7.4.1d', '3.5.4a'], 'an odd share that would make more than 60% together is cashed', () => {
    const state = joined({ p1: 5, ICSF: 1, p2: 2 }, { p1: 4, ICSF: 2, p2: 2 }, [
      [3, 5],
      [3, 4],
    ]);
    put(state, 'ICSF', { held: { p1: 3 }, at: [], cash: 500 });
    give(state, 'p1', 500);
    state.asksForced = true;
    play(state, 'CTS', 'CFCC');
    play(state, offered(state)[0]!);
    // p1 has four shares and ICSF one: p1's odd share makes six, that of ICSF would make seven.
    play(state, 'share');
    expect([asked(state), sharesOf(state, 'CFCC', 'p1')]).toEqual(['p1 odd-share', 5]);
    expect(why(state, 'share')).toBe('purchase/holding-limit (3.5.4)');
    play(state, 'cash');
    expect(sharesOf(state, 'CFCC', 'ICSF')).toBe(1);
  });

  proves(
    ['4.7.4.1d', 'C-54'],
    'an odd share for which no share is left is cashed, and the log says so',
    () => {
      const state = joined({ p1: 5, p2: 2, p3: 3 }, { p1: 4, p2: 3, ICSF: 3 }, [
        [3, 5],
        [3, 4],
      ]);
      put(state, 'ICSF', { held: { p3: 3 }, at: [] });
      for (const seat of state.seats) give(state, seat, 500);
      play(state, 'CTS', 'CFCC');
      play(state, offered(state)[0]!);
      // Eight pairs, and two of four odd shares, are all ten shares.
      play(state, 'share', 'share');
      expect(sharesOf(state, 'CFCC', 'ipo')).toBe(0);
      // Of the last one.
      const cashed = state.events!.filter(({ type }) => type === 'odd-share-cashed');
      expect(cashed.map(({ left }) => left)).toEqual(['none']);
    },
  );

  proves(
    ['4.7.4.1d', 'C-54'],
    'while nobody has two shares, the president’s certificate is left: an odd share is cashed',
    () => {
      const state = table(8, { tradingUpWithPair: true });
      Object.assign(state, { phase: '5', concessions: {} });
      // CTDA (p1) merges; nobody has 40%, and p2, who could pay to become president, does not.
      const single = { p3: 1, p4: 1, p5: 1, p6: 1, p7: 1, p8: 1 };
      put(state, 'AFI', { held: { CTDA: 2, p2: 1, pool: 1, ...single }, cell: [3, 5], at: ['K11'] });
      put(state, 'CTS', { held: { CTDA: 1, p1: 1, p2: 1, pool: 1 }, cell: [3, 4], at: ['K13'] });
      put(state, 'CTDA', { held: { p1: 3 }, at: [] });
      station(state, 'AFI', 'K13');
      lay(state, { K11: '57/0', K13: '14/0' });
      for (const seat of state.seats) give(state, seat, 500);
      stand(state, 'financial-actions', 'merge', newFinancialActions('AFI'));
      state.asksForced = true;
      play(state, 'CTS', 'CFCC');
      play(state, offered(state)[0]!);
      const taken: string[] = [];
      for (
        let next = asked(state);
        next?.endsWith('trade-up') || next?.endsWith('odd-share');
        next = asked(state)
      ) {
        const takes = next.endsWith('odd-share') && next !== 'p1 odd-share' && why(state, 'share') === null;
        if (takes) taken.push(next);
        play(state, takes ? 'share' : next.endsWith('trade-up') ? PASS : 'cash');
      }
      // Three pairs, of CTDA, p2 and the pool, and five odd shares are all eight single shares.
      expect(taken).toHaveLength(5);
      expect(state.presidents.CFCC).toBe('pool');
      expect([sharesOf(state, 'CFCC', 'pool'), sharesOf(state, 'CFCC', 'ipo')]).toEqual([2, 1]);
    },
  );

  proves('4.7.4r', 'in the end the largest holder is president, not the first with 40%', () => {
    const state = joined({ p1: 2, p2: 3 }, { p1: 2, p2: 3 }, [
      [3, 5],
      [3, 4],
    ]);
    setPresident(state, 'AFI', 'p1');
    setPresident(state, 'CTS', 'p1');
    play(state, 'CTS', 'CFCC');
    expect([state.presidents.CFCC, sharesOf(state, 'CFCC', 'p1'), sharesOf(state, 'CFCC', 'p2')]).toEqual([
      'p2',
      2,
      3,
    ]);
    const presidents = state.events!.filter(({ type }) => type === 'president');
    expect(presidents.map(({ president }) => president)).toEqual(['p1', 'p2']);
  });

  proves(['4.7.4m', 'C-18'], 'the marker goes below others on its space, even if it keeps its place', () => {
    const state = joined({ p1: 4 }, { p1: 4 }, [
      [0, 12],
      [3, 4],
    ]);
    // AFI was above ICSF at 276; CFCC is placed below.
    put(state, 'ICSF', { held: { p3: 3 }, cell: [0, 12], at: [] });
    expect(inOperatingOrder(state).slice(0, 2)).toEqual(['AFI', 'ICSF']);
    play(state, 'CTS', 'CFCC');
    expect(priceOf(state, 'CFCC')).toBe(276);
    expect(
      inOperatingOrder(state)
        .filter((company) => company !== 'AFI')
        .slice(0, 2),
    ).toEqual(['ICSF', 'CFCC']);
  });

  proves('13i', 'Tuscan companies wait for their own merger', () => {
    const state = table();
    Object.assign(state, { phase: '3', concessions: {} });
    put(state, 'SFLP', { held: { p1: 3 }, at: ['P12'] });
    put(state, 'SFMA', { held: { p1: 3 }, at: ['R14'] });
    stand(state, 'financial-actions', 'merge', newFinancialActions('SFLP'));
    state.asksForced = true;
    expect(why(state, 'SFMA')).toBe('merger/tuscan (13)');
    state.phase = '4';
    expect(why(state, 'SFMA')).not.toBe('merger/tuscan (13)');
  });

  proves('C-53', 'paying for odd shares may break the bank', () => {
    const state = example();
    give(state, 'p4', state.cash.p4! + state.cash.bank! - 100);
    expect([state.cash.bank, state.bankBroken]).toEqual([100, false]);
    play(state, 'CGTF', 'CFCC', { company: 'CFCC', train: '4' }, 'share', 'cash');
    expect(state.bankBroken).toBe(true);
  });

  type Cell = readonly [number, number];
});
