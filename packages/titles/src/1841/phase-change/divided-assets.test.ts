import { changeCharter, sharesOf } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import type { Company } from '../data/companies.ts';
import { CHART } from '../data/market.ts';
import type { State } from '../state.ts';
import { BUY_FIRST_4, beforeSecession, dividedIrsff } from '../testing/secession-example.ts';
import { asked, broken, inPhase, offered, play, put, station } from '../testing/table.ts';
import { divideTreasury, replaceTokens, setUpSuccessors } from './divided-assets.ts';

describe('what SB and SFL get of IRSFF (§4.6.9)', () => {
  const standing = (state: State, company: Company) =>
    state.stations.filter(({ owner }) => owner === company).map(({ hex }) => hex);

  proves('4.6.9e', 'tokens in Veneto become SB’s, passes there too, all others SFL’s', () => {
    const state = beforeSecession();
    for (const hex of ['D14', 'H12', 'E9']) station(state, 'IRSFF', hex);
    play(state, BUY_FIRST_4);
    expect([standing(state, 'SB'), standing(state, 'SFL')]).toEqual([
      ['F16', 'D14', 'H12'],
      ['F8', 'E9'],
    ]);
  });

  proves('C-34', 'in version 1 they are minors, whose price stops at column K', () => {
    const columns = (column: number) => {
      const state = inPhase('4', { version1: true });
      put(state, 'IRSFF', { held: { p1: 3 }, cell: [1, column], at: [] });
      setUpSuccessors(state);
      return (['SB', 'SFL'] as const).map((company) => CHART.cells[state.markers[company]!.cell]);
    };
    for (const [before, after] of [
      [9, 9],
      [10, 10],
      [11, 10],
      [13, 10],
    ] as const)
      expect(columns(before)).toMatchObject([
        { row: 1, column: after },
        { row: 1, column: after },
      ]);
  });

  proves('4.6.9e', 'no more tokens than a company may have, five or in version 1 two', () => {
    const kept = (version1: boolean) => {
      const state = inPhase('4', { version1 });
      put(state, 'IRSFF', { held: { p1: 3 }, at: ['F16', 'D14', 'H12', 'G13', 'G15', 'E13', 'E9'] });
      replaceTokens(state);
      return [standing(state, 'SB').length, standing(state, 'SFL').length];
    };
    expect([kept(false), kept(true)]).toEqual([
      [5, 1],
      [2, 1],
    ]);
  });

  proves(['4.6.9i', '3.5.3a'], 'a divided majority passes the presidency to the largest holder', () => {
    const state = inPhase('4');
    put(state, 'IRSFF', { held: { p1: 3 }, at: [] });
    put(state, 'AFI', { held: { IRSFF: 4, p2: 3 }, at: [] });
    divideTreasury(state);
    // SB has the president's certificate and one share, SFL one: p2 has as many as SB, and more in the next case.
    expect(state.shares.AFI).toMatchObject({ SB: 3, SFL: 1, p2: 3 });
    expect(state.presidents.AFI).toBe('SB');
    const more = inPhase('4');
    put(more, 'IRSFF', { held: { p1: 3 }, at: [] });
    put(more, 'AFI', { held: { IRSFF: 4, p2: 4 }, president: 'IRSFF', at: [] });
    divideTreasury(more);
    expect(more.presidents.AFI).toBe('p2');
  });

  proves(['4.6.9g', '4.6.9h'], 'trains alternate from the best; a tenth of the cash is SFL’s', () => {
    const state = dividedIrsff();
    expect([state.companies.SB.trains, state.companies.SFL.trains]).toEqual([['3'], ['3']]);
    expect(state.companies.IRSFF.trains).toEqual([]);
    expect([state.cash.SB, state.cash.SFL, state.cash.IRSFF]).toEqual([259, 28, 0]);
  });

  proves(
    ['4.6.9v', '4.6.9x', '4.6.3b'],
    'a second token for nothing; IRSFF and its concession are gone',
    () => {
      const state = dividedIrsff();
      expect(asked(state)).toBe('p1 buy-secession-tokens');
      const { IRSFF, SB, SFL } = state.companies;
      expect([IRSFF.tokens, SB.tokens, SFL.tokens]).toEqual([0, 1, 1]);
      expect([state.cash.SB, state.cash.SFL]).toEqual([259, 28]);
      play(state, 0);
      expect([state.companies.IRSFF.status, state.concessions]).toEqual(['removed', {}]);
      expect(broken(state)).toEqual([]);
    },
  );

  proves('4.6.3e', '2-trains are gone before IRSFF’s are shared out', () => {
    const state = beforeSecession();
    changeCharter(state, 'IRSFF', { trains: ['3', '2', '2'] });
    state.discarded = ['2'];
    play(state, BUY_FIRST_4);
    expect([state.companies.SB.trains, state.companies.SFL.trains, state.discarded]).toEqual([['3'], [], []]);
  });

  proves(['4.6.9w', '4.6.9f'], 'charter tokens are halved, then SB and SFL buy more for 50 each', () => {
    const state = beforeSecession({ tokens: 3, cash: 600 });
    play(state, BUY_FIRST_4);
    expect(asked(state)).toBe('p1 buy-secession-tokens');
    // SB: one on the map and two of three on the charter.
    expect(offered(state)).toEqual([0, 1, 2]);
    play(state, 2);
    // SFL has 60: one token at most.
    expect(offered(state)).toEqual([0, 1]);
    play(state, 1);
    expect([state.companies.SB.tokens, state.companies.SFL.tokens]).toEqual([4, 2]);
  });

  proves('4.6.9f', 'two on the charter are one for each, and nobody gets another for nothing', () => {
    const state = beforeSecession({ tokens: 2 });
    play(state, BUY_FIRST_4);
    expect([state.companies.SB.tokens, state.companies.SFL.tokens]).toEqual([1, 1]);
    expect(state.events!.filter(({ type }) => type === 'free-token')).toEqual([]);
  });

  proves(['4.6.9i'], 'treasury certificates alternate by value, a president’s counting twice', () => {
    const state = beforeSecession();
    put(state, 'AFI', { held: { IRSFF: 2 }, price: 100, at: [] });
    put(state, 'SFTN', { held: { p4: 2, IRSFF: 1 }, price: 144 });
    play(state, BUY_FIRST_4);
    expect([state.presidents.AFI, sharesOf(state, 'AFI', 'SB'), sharesOf(state, 'SFTN', 'SFL')]).toEqual([
      'SB',
      2,
      1,
    ]);
  });
});
