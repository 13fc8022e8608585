import { PASS } from '@signalbox/kernel';
import { changeCharter, setHoldings, setPresident, sharesOf } from '@signalbox/rails';
import { describe, expect, it } from 'vitest';
import { proves } from '../../testing/proves.ts';
import type { Company } from '../data/companies.ts';
import { CHART } from '../data/market.ts';
import type { Phase } from '../data/phases.ts';
import { newCompanyTurn } from '../operating-round/company-turn.ts';
import { priceOf, type State } from '../state.ts';
import { mergerExample } from '../testing/merger-example.ts';
import {
  asked,
  broken,
  inPhase,
  lay,
  offered,
  play,
  put,
  stand,
  station,
  stockTurn,
  table,
  why,
} from '../testing/table.ts';
import { newFinancialActions } from './financial-actions.ts';
import { mergedCells, oldShares } from './merger-terms.ts';

/** The example, where SFTG may propose to merge. */
function example(options = {}): State {
  return stand(mergerExample(options), 'financial-actions', 'merge', newFinancialActions('SFTG'));
}

describe('merging (§4.7.4)', () => {
  /** The example up to the choice of tokens. SFTG controls CGTF, so no consent is needed. */
  function exchanged(): State {
    const state = example();
    play(state, 'CGTF', 'CFCC', { company: 'CFCC', train: '4' }, 'share', 'cash', 'share', 'cash');
    expect(asked(state)).toBe('p1 keep-tokens');
    return state;
  }

  proves(['4.7.4x', 'C-45', '1841-R13', '4.7.4j'], 'the worked example: who has what in the end', () => {
    const state = exchanged();
    const held = ['p1', 'p2', 'p3', 'p4', 'SFTC', 'pool', 'ipo'].map((holder) =>
      sharesOf(state, 'CFCC', holder),
    );
    expect(held).toEqual([3, 2, 1, 0, 0, 1, 3]);
    expect([state.presidents.CFCC, priceOf(state, 'CFCC')]).toEqual(['p1', 242]);
  });

  proves(
    ['4.7.4y', '1841-R5'],
    'the treasury gets both old ones and what is paid for odd shares; the bank pays for those cashed',
    () => {
      const before = example();
      play(before, 'CGTF', 'CFCC');
      expect(before.cash.CFCC).toBe(460);
      const state = exchanged();
      expect([state.cash.CFCC, example().cash.bank! - state.cash.bank!]).toEqual([702, 242]);
      expect(state.presidents.SFTN).toBe('CFCC');
    },
  );

  proves(
    ['4.7.4h', '4.5o'],
    'all trains go to the new company, which discards those above the limit at once',
    () => {
      const state = example();
      play(state, 'CGTF', 'CFCC');
      expect([asked(state), state.companies.CFCC.trains]).toEqual(['p1 discard-train', ['4', '5', '5']]);
      play(state, { company: 'CFCC', train: '4' });
      expect([state.companies.CFCC.trains, state.discarded]).toEqual([['5', '5'], ['4']]);
    },
  );

  it('offers the smallest train first to be discarded, in whichever order trains come together', () => {
    const state = example();
    changeCharter(state, 'SFTG', { trains: state.companies.SFTG.trains.toReversed() });
    play(state, 'CGTF', 'CFCC');
    expect(state.companies.CFCC.trains[0]).toBe('5');
    expect(offered(state)).toEqual(['4', '5'].map((train) => ({ company: 'CFCC', train })));
  });

  proves(
    ['4.7.4.1b', '4.7.4.1c', '4.7.4.1i', 'C-21'],
    'pairs may mix both companies; the first holder with 40% is president; a company’s president decides about its odd share',
    () => {
      const state = example();
      play(state, 'CGTF', 'CFCC', { company: 'CFCC', train: '4' });
      // A's six shares become three, including the president's certificate; B's one and two make a pair.
      expect([state.presidents.CFCC, sharesOf(state, 'CFCC', 'p1'), sharesOf(state, 'CFCC', 'p2')]).toEqual([
        'p1',
        3,
        1,
      ]);
      expect(oldShares(state, 'p2', 'SFTG', 'CGTF')).toBe(1);
      play(state, 'share');
      expect(asked(state)).toBe('p2 odd-share');
      play(state, 'cash');
      // Both odd shares are gone: the one that was rounded up, and the one that was cashed.
      expect(['p2', 'SFTC'].map((holder) => oldShares(state, holder, 'SFTG', 'CGTF'))).toEqual([0, 0]);
      expect([state.cash.SFTC, asked(state)]).toEqual([321, 'p3 odd-share']);
    },
  );

  proves(
    ['4.7.4z', '4.7.4n', '4.7.4o'],
    'of nine tokens five are kept, at most one in each city and at least one in a city',
    () => {
      const state = exchanged();
      const hexes = ['H4', 'M7', 'K7', 'J6', 'F8'];
      expect(why(state, { hexes, charter: 1 })).toBe('tokens/too-many (4.7.4)');
      expect(why(state, { hexes: ['H4'], charter: 3 })).toBe('tokens/charter (4.7.4)');
      expect(why(state, { hexes: ['K7'], charter: 2 })).toBe('tokens/no-city (4.7.4)');
      expect(why(state, { hexes: ['J6', 'J6'], charter: 0 })).not.toBeNull();
      expect(why(state, { hexes: ['J6'], charter: 0 })).toBeNull();
      play(state, { hexes, charter: 0 });
      expect(state.stations.filter(({ owner }) => owner === 'CFCC').map(({ hex }) => hex)).toEqual(hexes);
    },
  );

  proves('4.7.4p', 'a historical company is removed, the charter of the other is free again', () => {
    const state = exchanged();
    play(state, { hexes: ['J6'], charter: 0 });
    expect(state.companies.SFTG.status).toBe('removed');
    expect([state.companies.CGTF.status, sharesOf(state, 'CGTF', 'ipo')]).toEqual(['unfounded', 10]);
    expect(broken(state)).toEqual([]);
  });

  proves(
    ['4.7.4b', '4.7.4c', '4.7.4d', '4.7.4e'],
    'same class, both have operated, a free charter, no concession, a link',
    () => {
      const state = example();
      put(state, 'CTLP', { held: { p2: 3 }, at: ['K11'] });
      expect(why(state, 'CTLP')).toBe('merger/class (4.7.4)');
      expect(why(state, 'SFTC')).toBe('merger/not-linked (4.7.4)');
      expect(why(state, 'CGTF')).toBeNull();
      changeCharter(state, 'CGTF', { operated: false });
      expect(why(state, 'CGTF')).toBe('merger/not-operated (4.7.4)');
      changeCharter(state, 'CGTF', { operated: true });
      changeCharter(state, 'SFTG', { operated: false });
      expect(why(state, 'CGTF')).toBe('merger/not-operated (4.7.4)');
      changeCharter(state, 'SFTG', { operated: true });
      state.concessions = { SFTG: 'p1' };
      expect(why(state, 'CGTF')).toBe('merger/concession (4.7.4)');
      state.concessions = {};
      setPresident(state, 'CGTF', 'pool');
      expect(why(state, 'CGTF')).toBe('merger/frozen (4.5.1.1)');
      setPresident(state, 'CGTF', 'SFTG');
      for (const id of [
        'AFI',
        'ATFA',
        'CFCC',
        'CTDA',
        'CTS',
        'ICSF',
        'IFAI',
        'ILTF',
        'RATF',
        'RSFS',
      ] as Company[])
        changeCharter(state, id, { status: 'removed' });
      expect(why(state, 'CGTF')).toBe('merger/no-charter (4.7.4)');
    },
  );

  /** AFI and CTS, with tokens in different cities. */
  function linked(afi: string, cts: readonly string[], tiles: Record<string, string>, phase: Phase): State {
    const state = inPhase(phase);
    put(state, 'AFI', { held: { p1: 4 }, at: [afi] });
    put(state, 'CTS', { held: { p2: 4 }, at: cts });
    lay(state, tiles);
    state.asksForced = true;
    return stand(state, 'financial-actions', 'merge', newFinancialActions('AFI'));
  }

  proves('4.7.4e', 'the link crosses no border, and leads to a city, not to a pass', () => {
    // Cremona and Mantova, on either side of the Mincio, which is a border until phase 5.
    const mincio = { H10: '57/5', I11: '8/2', H12: '6/5' };
    expect(why(linked('H10', ['H12'], mincio, '4'), 'CTS')).toBe('merger/not-linked (4.7.4)');
    expect(why(linked('H10', ['H12'], mincio, '5'), 'CTS')).toBeNull();
    // Parma reaches Modena's pass but not Bologna; it reaches Reggio.
    const pass = { K11: '57/0', M11: '613/0' };
    expect(why(linked('K11', ['M11', 'L14'], pass, '5'), 'CTS')).toBe('merger/not-linked (4.7.4)');
    expect(why(linked('K11', ['L12'], { K11: '57/5', L12: '57/5' }, '5'), 'CTS')).toBeNull();
    // In one city no track is needed.
    expect(why(linked('J6', ['J6'], { J6: '14/0' }, '5'), 'CTS')).toBeNull();
  });

  proves(['4.7.4a', 'A3'], 'the other president is asked, and may decline', () => {
    const state = example();
    put(state, 'AFI', { held: { p3: 3 }, at: ['J6'] });
    play(state, 'AFI');
    expect(asked(state)).toBe('p3 consent');
    play(state, 'decline');
    expect(asked(state)).toBe('p1 merge');
    // Ruling A8: it may be proposed again, until the other side refuses for the rest of the turn.
    play(state, 'AFI', 'not-this-turn');
    expect(why(state, 'AFI')).toBe('merger/declined (4.7.4)');
    // Without a partner there is no merger: the turn is over.
    state.asksForced = true;
    play(state, PASS, PASS);
    expect([asked(state), state.companies.SFTG.status]).toEqual([null, 'active']);
  });

  const merged = (a: number, b: number, minors = false): (readonly [number, number, number])[] => {
    const state = table();
    state.phase = '8';
    const [x, y]: Company[] = minors ? ['CTLP', 'FTP'] : ['AFI', 'CFCC'];
    const cellOf = (price: number) => {
      const { row, column } = CHART.cells.find((cell) => cell.price === price)!;
      return [row, column] as const;
    };
    put(state, x!, { held: { p1: 2 }, cell: cellOf(a), at: [] });
    put(state, y!, { held: { p1: 2 }, cell: cellOf(b), at: [] });
    return mergedCells(state, x!, y!).map((cell) => {
      const { price, row, column } = CHART.cells[cell]!;
      return [price, row, column];
    });
  };

  proves(['4.7.4k', '1841-R3', 'C-11', '14'], 'the price after a merger of majors', () => {
    expect(merged(93, 106)).toEqual([[198, 4, 12]]);
    expect(merged(127, 106)).toEqual([[230, 3, 13]]);
    expect(merged(144, 100)).toEqual([[242, 2, 13]]);
    expect(merged(216, 216)).toEqual([[242, 2, 13]]);
    expect(merged(276, 100)).toEqual([[276, 0, 12]]);
    expect(merged(276, 340).map(([price]) => price)).toEqual([276, 340]);
  });

  proves(['4.7.4l', 'C-10'], 'the price after a merger of minors: below the unrounded average', () => {
    expect(merged(100, 93, true)).toEqual([[95, 7, 9]]);
    expect(merged(68, 71, true)).toEqual([[69, 8, 8]]);
    expect(merged(95, 96, true)[0]![0]).toBe(95);
    expect(merged(8, 9, true)).toEqual([[8, 12, 0]]);
    expect(merged(8, 8, true)).toEqual([[8, 12, 0]]);
  });

  proves(['4.7.4i', '13a'], 'minors exchange one for one, the pool too', () => {
    const state = table();
    state.phase = '3';
    put(state, 'CTLP', { held: { p1: 3, pool: 1 }, at: ['K11'], cash: 10 });
    put(state, 'FTP', { held: { p2: 2, p3: 1 }, at: ['K11.0'], price: 68 });
    lay(state, { K11: '14/0' });
    stand(state, 'financial-actions', 'merge', newFinancialActions('CTLP'));
    play(state, 'FTP', 'accept', 'AFI');
    expect(state.shares.AFI).toMatchObject({ p1: 3, p2: 2, p3: 1, pool: 1, ipo: 3 });
    expect(state.presidents.AFI).toBe('p1');
    expect(state.companies.CTLP.status).toBe('unfounded');
  });

  proves(
    ['4.7.4q', '1841-R4', '3.1h'],
    'the new company waits for the next round, and its shares cannot be sold before',
    () => {
      const state = example();
      play(state, 'CGTF', 'CFCC', { company: 'CFCC', train: '4' }, 'cash', 'cash', 'cash', 'cash');
      play(state, { hexes: ['J6', 'H4'], charter: 0 });
      expect(state.round.operated).toContain('CFCC');
      stockTurn(state);
      const sale = { do: 'sell', blocks: [{ company: 'CFCC' as const, count: 1 }] };
      expect(why(state, sale)).toBe('sale/not-operated (3.1)');
      changeCharter(state, 'CFCC', { operated: true });
      expect(why(state, sale)).toBeNull();
    },
  );

  proves(
    '4.7.4q',
    'a partner that has not operated yet loses its turn, and the new company has none either',
    () => {
      const state = mergerExample();
      state.round = { stock: 5, operating: 1, operated: ['SFTG'], sold: {} };
      state.stack = [
        { procedure: 'operating-rounds', label: 'operating-round', vars: { rounds: 2 } },
        { procedure: 'operating-round', label: 'company-turn', vars: {} },
        { procedure: 'company-turn', label: 'financial-actions', vars: newCompanyTurn('SFTG') },
        { procedure: 'financial-actions', label: 'merge', vars: newFinancialActions('SFTG') },
      ] as never;
      play(state, 'CGTF', 'CFCC', { company: 'CFCC', train: '4' }, 'cash', 'cash', 'cash', 'cash');
      play(state, { hexes: ['J6', 'H4'], charter: 0 });
      const turns: unknown[] = [];
      const note = () => {
        for (const { type, company } of state.events!) if (type === 'operates') turns.push(company);
      };
      note();
      while (state.round.operating === 1) {
        play(state, offered(state).find((choice) => JSON.stringify(choice).includes('pass')) ?? PASS);
        note();
      }
      // In the next round it operates first.
      expect(turns).toEqual(['SFTN', 'SFTC', 'CFCC']);
    },
  );

  proves('4.7.4s', 'no merger may end in a circular chain of control', () => {
    const state = example();
    // SFTN, which the new company would control, would be its president.
    setHoldings(state, 'SFTG', { SFTN: 6, p1: 4 });
    setPresident(state, 'SFTG', 'p1');
    setHoldings(state, 'CGTF', { SFTG: 3, p1: 1, ipo: 6 });
    expect(why(state, 'CGTF')).toBe('merger/ring (3.5.4)');
    station(state, 'AFI', 'K11');
  });
});
