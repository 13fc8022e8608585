import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import type { Phase } from '../data/phases.ts';
import { boardOf, type State } from '../state.ts';
import { companyTurn, inPhase, lay, put, tilesOffered, why } from '../testing/table.ts';
import { areInOneCountry, isAustrian } from './borders.ts';

const at = (hex: string, tile: string, rotation: number) => ({ do: 'lay', hex, tile, rotation });

describe('borders (§4.1.1, §4.6)', () => {
  /** Torino – F6 – G7: the last lies in Lombardy. */
  function towardsLombardy(phase: Phase): State {
    const state = inPhase(phase);
    put(state, 'SFTN', { held: { p1: 3 }, at: ['H4.1'], cash: 500 });
    lay(state, { G5: '9/1', F6: '56/4' });
    return companyTurn(state, 'SFTN');
  }

  proves(['4.1.1r', '4.6.1a'], 'in phase 2 no route is extended across a border', () => {
    expect(tilesOffered(towardsLombardy('2'), 'G7')).toEqual([]);
    expect(why(towardsLombardy('2'), at('G7', '8', 2))).toBe('track/beyond-border (4.1.1)');
    expect(why(towardsLombardy('2'), at('E7', '57', 0))).toBe('track/not-connected (4.1.1)');
    // Not even if the tile is at home: the way there leaves Piedmont and comes back.
    const state = inPhase('2');
    put(state, 'SFTG', { held: { p1: 3 }, at: ['J6'], cash: 500 });
    lay(state, { J6: '57/4', I7: '7/1', H6: '8/5' });
    expect(tilesOffered(companyTurn(state, 'SFTG'), 'I5')).toEqual([]);
    state.phase = '3';
    expect(tilesOffered(companyTurn(state, 'SFTG'), 'I5')).toEqual(['3', '4', '58']);
  });

  proves(['4.1.1s', '4.6.2b'], 'from phase 3 tiles cross them', () => {
    expect(tilesOffered(towardsLombardy('3'), 'G7')).toEqual(['7', '8', '9']);
  });

  /** SFTG lays plain track at H6 from its base to a side: the one to Lombardy, or one at home. */
  function atTheBorder(options: Parameters<typeof inPhase>[1] = {}) {
    const state = inPhase('2', options);
    put(state, 'SFTG', { held: { p1: 3 }, at: ['J6'], cash: 500 });
    lay(state, { J6: '57/3' });
    companyTurn(state, 'SFTG');
    const beyond = boardOf(state).hexes.get('H6')!.neighbours;
    const border = beyond.indexOf('G7');
    const home = beyond.indexOf('G5');
    const joins = (a: number, b: number) => {
      for (const [tile, first, second] of [
        ['7', 0, 1],
        ['8', 0, 2],
        ['9', 0, 3],
      ] as const)
        for (let rotation = 0; rotation < 6; rotation++) {
          const edges = [(first + rotation) % 6, (second + rotation) % 6];
          if (edges.includes(a) && edges.includes(b)) return at('H6', tile, rotation);
        }
      throw new Error('No tile fits.');
    };
    return { state, toHome: joins(0, home), toBorder: joins(0, border) };
  }

  proves('C-49', 'plain track that only leads to a border extends nothing in phase 2', () => {
    const { state, toHome, toBorder } = atTheBorder();
    expect(why(state, toHome)).toBeNull();
    expect(why(state, toBorder)).toBe('track/border (4.1.1)');
    state.phase = '3';
    expect(why(state, toBorder)).toBeNull();
  });

  proves('C-49', 'whichever side of the tile lies on the border', () => {
    const state = inPhase('2');
    put(state, 'IRSFF', { held: { p1: 3 }, at: ['E7'], cash: 500 });
    lay(state, { E7: '57/0' });
    companyTurn(state, 'IRSFF');
    // From Milano in the north to Piedmont in the west, or to Lombardy in the east.
    const { neighbours } = boardOf(state).hexes.get('G7')!;
    expect([neighbours[1], neighbours[3], neighbours[5]]).toEqual(['H6', 'E7', 'H8']);
    expect(why(state, at('G7', '8', 1))).toBe('track/border (4.1.1)');
    expect(why(state, at('G7', '8', 3))).toBeNull();
  });

  proves(['A6', 'C-49'], 'in imported games it may be laid', () => {
    const { state, toBorder } = atTheBorder({ trackToBorders: true });
    expect(why(state, toBorder)).toBeNull();
  });

  proves(['6.1a', '4.6.3a'], 'Lombardy is Austrian up to phase 3, in one variant up to phase 2', () => {
    const austrian = (unification: string, phase: Phase, hex: string) =>
      isAustrian(inPhase(phase, { unification }), hex);
    const milano = (unification: string) =>
      (['2', '3', '4', '5'] as const).map((phase) => austrian(unification, phase, 'E7'));
    expect(milano('historical')).toEqual([true, true, false, false]);
    expect(milano('carlo-alberto')).toEqual([true, false, false, false]);
    // Veneto remains Austrian; ports and off-board areas are in no country.
    expect(['F14', 'H4', 'A3'].map((hex) => austrian('historical', '4', hex))).toEqual([true, false, false]);
    expect(areInOneCountry(inPhase('8'), 'A3', 'H4')).toBe(false);
    expect(areInOneCountry(inPhase('8'), 'H4', 'A3')).toBe(false);
  });

  proves('6.7a', 'Lugano is built from phase 3 on, though its border lasts', () => {
    const lugano = (phase: Phase) => {
      const state = inPhase(phase);
      put(state, 'IRSFF', { held: { p1: 3 }, at: ['D8'], cash: 500 });
      lay(state, { D8: '57/2' });
      return tilesOffered(companyTurn(state, 'IRSFF'), 'C7').length > 0;
    };
    expect((['2', '3', '8'] as const).map(lugano)).toEqual([false, true, true]);
  });
});
