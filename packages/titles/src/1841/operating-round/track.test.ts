import { stock } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import type { Phase } from '../data/phases.ts';
import { boardOf } from '../state.ts';
import {
  companyTurn,
  give,
  inPhase,
  lay,
  offered,
  play,
  put,
  station,
  tilesOffered,
  why,
} from '../testing/table.ts';

const at = (hex: string, tile: string, rotation: number) => ({ do: 'lay', hex, tile, rotation });

describe('what may be laid (§4.1, §4.1.1)', () => {
  proves(['4.1a', '4.6.1a', '4.6.2a', '4.6.4b'], 'yellow in phase 2, green from 3, brown from 5', () => {
    const offers = (phase: Phase, tile: string) => {
      const state = inPhase(phase);
      put(state, 'SFTG', { held: { p1: 3 }, at: ['J6'], cash: 500 });
      lay(state, { J6: tile });
      return tilesOffered(companyTurn(state, 'SFTG'), 'J6').length > 0;
    };
    expect((['2', '3', '4'] as const).map((phase) => offers(phase, '57/0'))).toEqual([false, true, true]);
    expect((['3', '4', '5'] as const).map((phase) => offers(phase, '14/0'))).toEqual([false, false, true]);
    const state = inPhase('2');
    put(state, 'SFTG', { held: { p1: 3 }, at: ['J6'], cash: 500 });
    expect(why(companyTurn(state, 'SFTG'), at('J6', '14', 0))).toBe('track/colour (4.1.1)');
  });

  proves(['4.1b', '4.1c'], 'printed yellow waits for green, dark green for brown', () => {
    const giovi = (phase: Phase) => {
      const state = inPhase(phase);
      put(state, 'SFTG', { held: { p1: 3 }, at: ['J6'], cash: 500 });
      lay(state, { J6: '57/5' });
      return tilesOffered(companyTurn(state, 'SFTG'), 'K7').length > 0;
    };
    expect((['2', '3'] as const).map(giovi)).toEqual([false, true]);
    const simplon = (phase: Phase) => {
      const state = inPhase(phase);
      put(state, 'AFI', { held: { p1: 3 }, at: ['E7'], cash: 500 });
      lay(state, { E7: '57/2', D6: '8/3', B6: '8/0' });
      return tilesOffered(companyTurn(state, 'AFI'), 'A5');
    };
    expect([simplon('4'), simplon('5')]).toEqual([[], ['610']]);
  });

  proves(['4.1.1i', '4e', '4.1.1j'], 'terrain is paid by the company, before the tile lies there', () => {
    const state = inPhase('3');
    put(state, 'SFTG', { held: { p1: 3 }, at: ['J6'], cash: 99 });
    lay(state, { J6: '57/5' });
    companyTurn(state, 'SFTG');
    const pass = at('K7', '614', 0);
    expect(why(state, pass)).toBe('track/treasury (4.1.1)');
    give(state, 'SFTG', 100);
    const bank = state.cash.bank!;
    play(state, pass);
    expect([state.cash.SFTG, state.cash.bank! - bank]).toEqual([0, 100]);
    // The next tile there costs 50 once brown has come.
    state.phase = '5';
    give(state, 'SFTG', 49);
    companyTurn(state, 'SFTG');
    expect(why(state, at('K7', '618', 0))).toBe('track/treasury (4.1.1)');
    give(state, 'SFTG', 50);
    expect(why(state, at('K7', '618', 0))).toBeNull();
  });

  proves(['4.1.1f'], 'a home may be built on without connection', () => {
    const state = inPhase('2');
    put(state, 'IRSFF', { held: { p1: 3 }, cash: 60 });
    companyTurn(state, 'IRSFF');
    expect(tilesOffered(state, 'F16')).toEqual(['601']);
    expect(why(state, at('F16', '601', 1))).toBe('track/rotation (4.1.1)');
    play(state, at('F16', '601', 0));
    expect(state.cash.IRSFF).toBe(10);
  });

  proves(['4.1.1b', '4.1.1q'], 'other track has to join a base; no train is needed for it', () => {
    const state = inPhase('3');
    put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], cash: 500, trains: [] });
    companyTurn(state, 'AFI');
    expect([tilesOffered(state, 'K13'), tilesOffered(state, 'J12')]).toEqual([[], []]);
    expect(why(state, at('J12', '9', 1))).toBe('track/not-connected (4.1.1)');
    lay(state, { K11: '57/1' });
    expect(tilesOffered(companyTurn(state, 'AFI'), 'J12')).toEqual(['7', '8', '9']);
    // North-east of Parma: a tile that does not meet the track there joins nothing.
    expect(why(state, at('J12', '9', 0))).toBe('track/not-connected (4.1.1)');
    expect(why(state, at('J12', '9', 1))).toBeNull();
  });

  proves(['4.1.1c', '4.2f'], 'a token in a pass is not a base', () => {
    const state = inPhase('3');
    put(state, 'SFTG', { held: { p1: 3 }, at: ['K7'], cash: 500 });
    lay(state, { K7: '613/0' });
    expect(tilesOffered(companyTurn(state, 'SFTG'), 'M7')).toEqual([]);
    station(state, 'SFTG', 'M7');
    expect(tilesOffered(companyTurn(state, 'SFTG'), 'M7')).toEqual(['612']);
  });

  proves('4.1.1d', 'the way does not pass a city full of others’ tokens', () => {
    const state = inPhase('3');
    put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], cash: 500 });
    lay(state, { K11: '57/5', L12: '57/5' });
    expect(tilesOffered(companyTurn(state, 'AFI'), 'M13')).toEqual(['7', '8', '9']);
    station(state, 'CTS', 'L12');
    expect(tilesOffered(companyTurn(state, 'AFI'), 'M13')).toEqual([]);
  });

  proves('4.1.1e', 'of two separate tracks on a tile one has to join', () => {
    const state = inPhase('3');
    put(state, 'SFTN', { held: { p1: 3 }, at: ['H4.1'], cash: 500 });
    lay(state, { G5: '9/1' });
    companyTurn(state, 'SFTN');
    // 56 in F6: one town to the south-west, where the track comes from, the other elsewhere.
    expect(tilesOffered(state, 'F6')).toContain('56');
    expect(why(state, at('F6', '56', 0))).toBeNull();
  });

  proves(
    ['4.1.1p', 'C-27'],
    'a city in reach may be replaced whatever its new track; other tiles need new track',
    () => {
      const state = inPhase('3');
      put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], cash: 500 });
      lay(state, { K11: '57/5', L12: '57/5' });
      station(state, 'CTS', 'L12');
      // Reggio is full of another's token, but in reach.
      expect(tilesOffered(companyTurn(state, 'AFI'), 'L12').length).toBeGreaterThan(0);
      const plain = inPhase('3');
      put(plain, 'AFI', { held: { p1: 3 }, at: ['K11'], cash: 500 });
      lay(plain, { K11: '57/1', J12: '9/1' });
      companyTurn(plain, 'AFI');
      // 16–22 only add track that the company does not reach; 23 and higher branch off its track.
      const tiles = tilesOffered(plain, 'J12');
      expect(tiles).toEqual(expect.arrayContaining(['23', '24']));
      expect(tiles.filter((tile) => ['18', '19', '20'].includes(tile))).toEqual([]);
    },
  );

  proves('4.1.1o', 'a replaced tile may be laid again', () => {
    const state = inPhase('3');
    put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], cash: 500 });
    lay(state, { K11: '57/0' });
    const left = () => stock(boardOf(state), state.tiles, '57');
    expect(left()).toBe(3);
    const green = offered(companyTurn(state, 'AFI')).find(
      (choice) => (choice as { hex?: string }).hex === 'K11',
    )!;
    play(state, green);
    expect(left()).toBe(4);
  });

  proves(['4.1.1y'], 'two circles that become one keep both tokens', () => {
    const state = inPhase('3');
    put(state, 'SFTG', { held: { p1: 3 }, cash: 100 });
    put(state, 'SFTN', { held: { p2: 3 }, at: ['H4.1'] });
    companyTurn(state, 'SFTG');
    play(state, offered(state).find((choice) => (choice as { hex?: string }).hex === 'H4')!);
    expect(state.stations.filter(({ hex }) => hex === 'H4')).toEqual([
      { owner: 'SFTG', hex: 'H4', node: 0 },
      { owner: 'SFTN', hex: 'H4', node: 0 },
    ]);
  });
});

describe('option 8.7', () => {
  proves('8.7a', '#611 only where #63 cannot be laid', () => {
    const brown = (hex: string, tile: string, more = {}) => {
      const state = inPhase('5', { roundBrownCities: true });
      put(state, 'AFI', { held: { p1: 3 }, at: [hex], cash: 500 });
      lay(state, { [hex]: tile, ...more });
      return tilesOffered(companyTurn(state, 'AFI'), hex);
    };
    expect(brown('K13', '14/0')).toEqual(['63']);
    // Como has an impassable side, and where all of #63 are laid #611 will do.
    expect(brown('D8', '15/4')).toEqual(['611']);
    expect(brown('K13', '14/0', { K15: '63/0', L12: '63/0', H10: '63/0' })).toEqual(['611']);
    const free = inPhase('5');
    put(free, 'AFI', { held: { p1: 3 }, at: ['K13'], cash: 500 });
    lay(free, { K13: '14/0' });
    expect(tilesOffered(companyTurn(free, 'AFI'), 'K13')).toEqual(['611', '63']);
  });

  proves('1841-R20', 'Pisa has four open sides: neither #63 nor #611 fits there', () => {
    for (const roundBrownCities of [true, false]) {
      for (const tile of ['14', '15', '619']) {
        for (let rotation = 0; rotation < 6; rotation++) {
          const state = inPhase('5', { roundBrownCities });
          put(state, 'AFI', { held: { p1: 3 }, at: ['Q11'], cash: 500 });
          lay(state, { Q11: `${tile}/${rotation}` });
          const brown = tilesOffered(companyTurn(state, 'AFI'), 'Q11');
          expect(brown.filter((id) => id === '63' || id === '611')).toEqual([]);
        }
      }
    }
  });
});
