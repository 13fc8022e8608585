import { laid } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import type { Company } from '../data/companies.ts';
import type { Phase } from '../data/phases.ts';
import { turnOf } from '../exports.ts';
import type { State } from '../state.ts';
import { asked, companyTurn, inPhase, lay, offered, play, put, tilesOffered, why } from '../testing/table.ts';
import { laysLeft, tilesAllowed } from './track.ts';

const at = (hex: string, tile: string, rotation: number) => ({ do: 'lay', hex, tile, rotation });

describe('how many tiles (§4.1.2)', () => {
  const count = (phase: Phase, company: Company, ...tokens: string[]) => {
    const state = inPhase(phase);
    put(state, company, { held: { p1: 2 }, at: tokens });
    return tilesAllowed(state, company);
  };

  proves(
    ['4.1.2a', 'C-41', '4.6.1b', '4.2f'],
    'phase 2: one for each token in a city, none for a pass',
    () => {
      expect(count('2', 'IRSFF', 'F8', 'F16', 'E11')).toBe(3);
      expect(count('2', 'SFTG', 'H4', 'J6', 'K7')).toBe(2);
    },
  );

  proves(['4.1.2b', '4.6.2d'], 'phases 3 and 4: two with two tokens in cities, else one', () => {
    for (const phase of ['3', '4'] as const) {
      expect([count(phase, 'AFI', 'K11'), count(phase, 'AFI', 'K11', 'K7')]).toEqual([1, 1]);
      expect(count(phase, 'AFI', 'K11', 'K13', 'L14', 'L12')).toBe(2);
    }
  });

  proves(['4.1.2c', '4.6.4b'], 'from phase 5: one', () => {
    expect((['5', '6', '8'] as const).map((phase) => count(phase, 'AFI', 'K11', 'K13'))).toEqual([1, 1, 1]);
  });

  proves(['4.1.2d', '4.1.1a', '4.1.1w'], 'minors always one, new or replaced', () => {
    expect((['2', '3', '5'] as const).map((phase) => count(phase, 'SFLP', 'P12', 'Q11'))).toEqual([1, 1, 1]);
    const state = inPhase('3');
    put(state, 'CTLP', { held: { p1: 2 }, at: ['K11', 'K13'], cash: 100 });
    lay(state, { K11: laid('57', 0) });
    companyTurn(state, 'CTLP');
    play(state, offered(state).find((choice) => (choice as { hex?: string }).hex === 'K11')!);
    expect(asked(state)).not.toBe('p1 lay-track');
  });

  /** Milano and Bergamo are one network, Venezia another. */
  function ferdinandea(): State {
    const state = inPhase('2');
    put(state, 'IRSFF', { held: { p1: 3 }, at: ['F8', 'F16', 'E9'], cash: 100 });
    lay(state, { E9: '202/5' });
    return companyTurn(state, 'IRSFF');
  }

  proves('4.1.2e', 'each tile from a different token: two in the west and one in the east', () => {
    const state = ferdinandea();
    play(state, at('D8', '5', 0), at('F10', '9', 2));
    // Both western tokens are used up.
    expect(why(state, at('G11', '9', 2))).toBe('track/base-used (4.1.2)');
    expect(
      offered(state)
        .slice(1)
        .every((choice) => (choice as { hex: string }).hex === 'F16'),
    ).toBe(true);
    play(state, at('F16', '601', 0));
    expect(asked(state)).not.toBe('p1 lay-track');
  });

  proves('4.1.2a', 'how many are left, and of which colours, can be asked', () => {
    const left = (state: State) => laysLeft(state, turnOf(state)!);
    const state = ferdinandea();
    expect(left(state)).toEqual({ tiles: 3, colours: ['yellow'] });
    play(state, at('D8', '5', 0));
    expect(left(state)).toEqual({ tiles: 2, colours: ['yellow'] });
    state.phase = '4';
    expect(left(companyTurn(state, 'IRSFF'))).toEqual({ tiles: 2, colours: ['yellow', 'green'] });
  });

  proves('4.1.2f', 'a hex is built on once a turn', () => {
    const state = inPhase('3');
    put(state, 'AFI', { held: { p1: 3 }, at: ['K11', 'L12'], cash: 500 });
    companyTurn(state, 'AFI');
    play(state, at('K11', '57', 5));
    expect(tilesOffered(state, 'K11')).toEqual([]);
    expect(why(state, at('K11', '14', 5))).toBe('track/same-hex (4.1.2)');
    // In its next turn it may.
    expect(tilesOffered(companyTurn(state, 'AFI'), 'K11').length).toBeGreaterThan(0);
  });

  proves(
    ['4.1.2g', '4.1.2h'],
    'further tiles follow the rules of the first, in the phase of the moment',
    () => {
      const state = inPhase('2');
      put(state, 'IRSFF', { held: { p1: 3 }, at: ['F8', 'F16', 'E11'], cash: 49 });
      companyTurn(state, 'IRSFF');
      play(state, at('E9', '202', 5));
      expect(why(state, at('F16', '601', 0))).toBe('track/treasury (4.1.1)');
      expect(tilesAllowed(state, 'IRSFF')).toBe(3);
      state.phase = '5';
      expect(tilesAllowed(state, 'IRSFF')).toBe(1);
    },
  );
});
