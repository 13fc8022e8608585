import { laid, sharesOf } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { newCompanyTurn } from './company-turn.ts';
import type { Company } from './data/companies.ts';
import { adjustPrice } from './dividends.ts';
import { frozenTurn } from './frozen-companies.ts';
import { reach } from './reach.ts';
import { inOperatingOrder, priceOf, type State } from './state.ts';
import {
  asked,
  companyTurn,
  give,
  lay,
  offered,
  play,
  put,
  stand,
  station,
  table,
  why,
} from './testing/table.ts';
import { targetObjection } from './token-purchase.ts';
import { tilesAllowed } from './track.ts';
import { newTrainStep } from './train-step.ts';

function inPhase(phase: State['phase']): State {
  const state = table();
  state.phase = phase;
  if (Number(phase) >= 4) state.concessions = {};
  return state;
}

const lays = (state: State, hex: string) =>
  offered(state)
    .filter((choice) => (choice as { hex?: string }).hex === hex)
    .map((choice) => (choice as { tile: string }).tile);

describe('the operating round (§4)', () => {
  proves(['4a', '3.3.2b', '3.5.1j'], 'operating order: price, column, stack', () => {
    const state = inPhase('5');
    put(state, 'AFI', { held: { p1: 2 }, cell: [4, 5], at: [] });
    put(state, 'CTS', { held: { p1: 2 }, cell: [7, 9], at: [] });
    put(state, 'CFCC', { held: { p1: 2 }, cell: [4, 5], at: [] });
    put(state, 'ICSF', { held: { p1: 2 }, cell: [3, 5], at: [] });
    expect(inOperatingOrder(state)).toEqual(['ICSF', 'CTS', 'AFI', 'CFCC']);
  });

  proves(
    ['4b', '4c', '4d', '4.7a', '4f'],
    'the order is looked at anew; nobody acts twice; steps come in order',
    () => {
      const state = inPhase('5');
      put(state, 'AFI', { held: { p1: 3 }, cell: [3, 5], at: ['K11'] });
      put(state, 'CTS', { held: { AFI: 4, p2: 2 }, cell: [4, 5], at: ['K13'] });
      put(state, 'CFCC', { held: { p2: 3 }, cell: [3, 4], at: ['L14'] });
      state.round = { stock: 3, operating: 0, operated: [], sold: {} };
      state.stack = [{ procedure: 'operating-round', label: 'company-turn', vars: {} }];
      state.round.operated.push('AFI');
      state.stack.push({ procedure: 'company-turn', label: 'lay-track', vars: newCompanyTurn('AFI') });
      expect(asked(state)).toBe('p1 lay-track');
      play(state, { do: 'pass' });
      expect(asked(state)).toBe('p1 company-sale');
      play(state, { do: 'sell', blocks: [{ company: 'CTS', count: 3 }] });
      while (state.round.operated.length === 1)
        play(state, asked(state)!.endsWith('merge') ? 'pass' : { do: 'pass' });
      expect(state.round.operated).toEqual(['AFI', 'CFCC']);
    },
  );

  proves(
    [
      '3.5.1b',
      '3.5.1c',
      '3.5.1d',
      '1841-R2',
      '4.3.2j',
      '3.5.1e',
      '3.5.1f',
      '3.5.1g',
      '3.5.1h',
      '3.5.1i',
      '4.6.7a',
      '3.5.1k',
      '4.3.2k',
      '4.3.2i',
    ],
    'prices after running',
    () => {
      const moved = (
        cell: [number, number],
        revenue: number,
        paid: boolean,
        id: Company = 'AFI',
        phase: State['phase'] = '5',
      ) => {
        const state = inPhase(phase);
        put(state, id, { held: { p1: 2 }, cell, at: [] });
        adjustPrice(state, { ...newCompanyTurn(id), revenue, paid });
        return priceOf(state, id);
      };
      expect(moved([2, 8], 150, true)).toBe(159);
      expect(moved([2, 8], 144, true)).toBe(144);
      expect(moved([3, 5], 600, true)).toBe(111);
      expect([moved([4, 13], 999, true), moved([5, 12], 999, true)]).toEqual([230, 198]);
      expect([moved([2, 10], 999, true, 'CTLP'), moved([0, 10], 999, true, 'CTLP')]).toEqual([195, 224]);
      expect([moved([2, 15], 999, true, 'AFI', '7'), moved([0, 15], 999, true, 'AFI', '7')]).toEqual([
        328, 377,
      ]);
      expect(moved([2, 15], 999, true, 'AFI', '8')).toBe(331);
      expect([moved([1, 11], 0, false), moved([4, 0], 0, false), moved([12, 0], 50, false)]).toEqual([
        195, 47, 8,
      ]);
    },
  );

  proves(
    ['4.5.1.1b', '4.5.1.1d', '4.5.1.1e', '13c', '13b'],
    'a frozen company only falls; a ring sells its controllers',
    () => {
      const state = inPhase('5');
      put(state, 'AFI', { held: { pool: 3 }, cell: [3, 1], at: [] });
      frozenTurn(state, 'AFI');
      expect(priceOf(state, 'AFI')).toBe(52);
      put(state, 'CTS', { held: { CFCC: 3 }, cell: [3, 5], at: [] });
      put(state, 'CFCC', { held: { CTS: 3, p2: 2 }, cell: [3, 5], at: [], operated: false });
      frozenTurn(state, 'CTS');
      expect([sharesOf(state, 'CFCC', 'CTS'), state.presidents.CFCC]).toEqual([0, 'p2']);
      expect(state.cash.CTS).toBe(300);
    },
  );
});

describe('track (§4.1)', () => {
  proves(
    ['4.1a', '4.1b', '4.1c', '4.1.1a', '4.1.1f', '4.1.1i', '4.1.1u', '4.1.1m', '4e', '4.1.2g'],
    'yellow first, from home, for money',
    () => {
      const state = table();
      put(state, 'IRSFF', { held: { p1: 3 }, cash: 60, operated: false });
      companyTurn(state, 'IRSFF');
      expect(lays(state, 'F16')).toEqual(['601']);
      expect(why(state, { do: 'lay', hex: 'F16', tile: '601', rotation: 1 })).toBe('track/rotation (4.1.1)');
      expect(why(state, { do: 'lay', hex: 'F8', tile: '604', rotation: 0 })).toContain('track/colour');
      play(state, { do: 'lay', hex: 'F16', tile: '601', rotation: 0 });
      expect(state.cash.IRSFF).toBe(10);
      give(state, 'IRSFF', 0);
      put(state, 'SFTC', { held: { p1: 3 }, cash: 49 });
      state.phase = '3';
      companyTurn(state, 'SFTC');
      expect(why(state, { do: 'lay', hex: 'M3', tile: '207', rotation: 3 })).toMatch(
        /track\/(treasury|keeps)/,
      );
    },
  );

  proves(
    ['4.1.2a', '4.1.2b', '4.1.2c', '4.1.2d', 'C-41', '4.6.1b', '4.6.2d', '4.2f', '4.1.2h'],
    'how many tiles',
    () => {
      const count = (phase: State['phase'], id: Company, ...at: string[]) => {
        const state = inPhase(phase);
        put(state, id, { held: { p1: 2 }, at });
        return tilesAllowed(state, id);
      };
      expect(count('2', 'IRSFF', 'F8', 'F16', 'E11')).toBe(3);
      expect(count('2', 'SFTG', 'H4', 'J6', 'K7')).toBe(2);
      expect([count('3', 'AFI', 'K11'), count('4', 'AFI', 'K11', 'K13', 'L14', 'L12')]).toEqual([1, 2]);
      expect(count('5', 'AFI', 'K11', 'K13')).toBe(1);
      expect(count('2', 'SFLP', 'P12', 'Q11')).toBe(1);
    },
  );

  proves(['4.1.2e', '4.1.2f'], 'each tile from a base of its own, in a hex of its own', () => {
    const state = inPhase('2');
    put(state, 'IRSFF', { held: { p1: 3 }, cash: 100 });
    companyTurn(state, 'IRSFF');
    play(state, { do: 'lay', hex: 'E9', tile: '202', rotation: 5 });
    expect(why(state, { do: 'lay', hex: 'D8', tile: '6', rotation: 4 })).not.toBeNull();
    expect(
      offered(state)
        .slice(1)
        .every((choice) => (choice as { hex: string }).hex === 'F16'),
    ).toBe(true);
  });

  proves(['4.1.1b', '4.1.1d', '4.1.1q', '4.1.1c'], 'new track has to be connected with a base', () => {
    const state = inPhase('3');
    put(state, 'AFI', { held: { p1: 3 }, at: ['K11', 'M9'], cash: 500 });
    companyTurn(state, 'AFI');
    expect(lays(state, 'K13')).toEqual([]);
    expect(lays(state, 'K11').length).toBeGreaterThan(0);
    // A token in a pass is no base.
    expect(lays(state, 'M9')).toEqual([]);
  });

  proves(
    ['4.1.1k', '4.1.1l', '4.1.1n', '4.1.1o', '4.1.1x', '4.1.1v', '4.1.1j', '4.1.1t', '15'],
    'which tile goes where is a matter of the map',
    () => {
      const state = inPhase('5');
      put(state, 'AFI', { held: { p1: 3 }, at: ['E9', 'K11'], cash: 500 });
      companyTurn(state, 'AFI');
      expect(new Set(lays(state, 'E9'))).toEqual(new Set(['201', '202', '621']));
      expect(new Set(lays(state, 'K11'))).toEqual(new Set(['5', '6', '57']));
      lay(state, { K11: laid('57', 0) });
      companyTurn(state, 'AFI');
      expect(
        lays(state, 'K11').every((tile) => ['12', '13', '14', '15', '205', '206', '619'].includes(tile)),
      ).toBe(true);
    },
  );

  proves(
    ['4.1.1r', '4.1.1s', '4.6.2b', 'C-49', '4.1.1g', '4.1.1h', 'C-33'],
    'no track across borders in phase 2, none into closed sides ever',
    () => {
      const state = inPhase('2');
      put(state, 'SFTN', { held: { p1: 3 }, cash: 500 });
      lay(state, { G5: '9/1', F6: '56/4' });
      companyTurn(state, 'SFTN');
      expect(lays(state, 'G7')).toEqual([]);
      state.phase = '3';
      companyTurn(state, 'SFTN');
      expect(lays(state, 'G7').length).toBeGreaterThan(0);
    },
  );

  proves(
    ['4.1.1p', 'C-27', '4.1.1w', '4.1.1y', '4.1.1e'],
    'a reachable city may be replaced whatever its new track; circles merge with their tokens',
    () => {
      const state = inPhase('3');
      put(state, 'SFTG', { held: { p1: 3 }, cash: 100 });
      put(state, 'SFTN', { held: { p2: 3 }, at: ['H4.1'] });
      companyTurn(state, 'SFTG');
      expect(new Set(lays(state, 'H4'))).toEqual(new Set(['606']));
      const tile = offered(state).find((choice) => (choice as { hex?: string }).hex === 'H4')!;
      play(state, tile);
      expect(
        state.stations.filter(({ hex }) => hex === 'H4').map(({ owner, node }) => [owner, node]),
      ).toEqual([
        ['SFTG', 0],
        ['SFTN', 0],
      ]);
      // The replacement was a tile of the turn.
      expect((state.stack[0]!.vars as { laid: unknown[] }).laid).toHaveLength(1);
    },
  );

  proves(['8.7a'], 'option 8.7: #611 only beside a closed side', () => {
    const state = table(4, { roundBrownCities: true });
    state.phase = '5';
    state.concessions = {};
    put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], cash: 500 });
    lay(state, { K11: '14/0' });
    companyTurn(state, 'AFI');
    expect(new Set(lays(state, 'K11'))).toEqual(new Set(['63']));
  });
});

describe('tokens (§4.2, §4.4)', () => {
  proves(
    ['4.2a', '4.2b', '4.2e', '4.2h', '4.2i'],
    'one token a turn, free, where track leads and a slot is free',
    () => {
      const state = inPhase('5');
      put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], tokens: 2 });
      lay(state, { K11: '57/5', L12: '57/5' });
      stand(state, 'company-turn', 'place-token', newCompanyTurn('AFI'));
      expect(offered(state)).toEqual([{ do: 'pass' }, { do: 'place', hex: 'L12', node: 0 }]);
      station(state, 'CTS', 'L12');
      expect(offered(state)).toEqual([{ do: 'pass' }]);
    },
  );

  proves(
    ['4.2c', '4.2d', '4.2g', '3.3.4x', '6.7a', 'C-40', 'C-47'],
    'no token across a border, in kept homes, or in Switzerland',
    () => {
      const state = inPhase('3');
      put(state, 'SSFL', { held: { p1: 3 }, tokens: 1 });
      lay(state, { R12: '9/2', S13: '8/2' });
      stand(state, 'company-turn', 'place-token', newCompanyTurn('SSFL'));
      expect(why(state, { do: 'place', hex: 'R14', node: 0 })).toBe('token/reserved (4.2)');
      state.phase = '4';
      state.concessions = {};
      expect(why(state, { do: 'place', hex: 'R14', node: 0 })).toBeNull();
      const swiss = inPhase('8');
      put(swiss, 'AFI', { held: { p1: 3 }, at: ['D8'], tokens: 1 });
      lay(swiss, { D8: '57/2', C7: '57/2' });
      stand(swiss, 'company-turn', 'place-token', newCompanyTurn('AFI'));
      expect(why(swiss, { do: 'place', hex: 'C7', node: 0 })).not.toBeNull();
    },
  );

  proves(
    ['4.4a', '4.4b', '4.4c', '4.4d', '4.4e', '4.4f', '4.4g', '4.4h', '1841-R9'],
    'another company’s token',
    () => {
      const state = inPhase('5');
      put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], tokens: 1, cash: 50 });
      put(state, 'CTS', { held: { p2: 3 }, at: ['L12', 'E9'] });
      lay(state, { K11: '57/5', L12: '57/5' });
      const target = { from: 'CTS', hex: 'L12', node: 0 } as const;
      const object = () =>
        targetObjection(state, 'AFI', reach(state, 'AFI', { crossing: false }), target)?.why ?? null;
      expect(object()).toBeNull();
      state.stations = state.stations.filter(({ hex }) => hex !== 'E9');
      expect(object()).toBe('token/last');
      station(state, 'CTS', 'E9');
      state.presidents.CTS = 'pool';
      expect(object()).toBe('token/frozen');
      state.presidents.CTS = 'p2';
      state.companies.AFI.tokens = 0;
      expect(object()).toBe('token/none-left');
      state.companies.AFI.tokens = 1;
      stand(state, 'token-purchase', 'buy-token', { company: 'AFI', deal: null, declined: {}, over: false });
      expect(why(state, { do: 'buy', ...target, price: 0 })).toContain('out-of-range');
      play(state, { do: 'buy', ...target, price: 20 }, 'accept');
      expect(state.stations).toContainEqual({ owner: 'AFI', hex: 'L12', node: 0 });
      expect([state.cash.AFI, state.cash.CTS, state.companies.CTS.tokens]).toEqual([30, 20, 1]);
      expect(newTrainStep('AFI').over).toBe(false);
    },
  );
});
