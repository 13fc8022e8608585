import { stock } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { BOARD } from './data/board.ts';
import type { Phase } from './data/phases.ts';
import { company, offeredLike, operate, phase, station, table, tiles, why } from './position.ts';

const CUTS_OFF = 'track/cuts-off 7.2.1';

function lay(hex: string, tile: string, rotation: number) {
  return { do: 'lay', hex, tile, rotation };
}

/** Another company than those in danger builds, from a station in Orlando or Jacksonville. */
function building(id: 'LN' | 'SR', on: Record<string, string>, now: Phase = '2', options = {}) {
  const state = table(2, options);
  phase(state, now);
  tiles(state, on);
  if (id === 'LN') station(state, 'LN', 'F23');
  company(state, id, { cash: 500 });
  operate(state);
  return state;
}

describe('a company that has not operated must keep a possible route', () => {
  /** From Orlando by E24 and D25 to C24; C22 already leads past Jacksonville. */
  const coast = { F23: '6o/2', E24: '9/0', D25: '58/0', C22: '9/1' };

  proves(['7.2.1i', 'G-5'], 'SAL between C22 and C24', () => {
    const state = building('LN', coast);
    expect(why(state, lay('C24', '3', 5))).toBe(CUTS_OFF);
    expect(why(state, lay('C24', '58', 5))).toBe(CUTS_OFF);
    expect(why(state, lay('C24', '4', 2))).toBeNull();
  });

  proves(['7.2.1i', 'G-5'], 'not where the other side of Jacksonville is still open', () => {
    const { C22: _, ...open } = coast;
    expect(why(building('LN', open), lay('C24', '3', 5))).toBeNull();
  });

  /** The coast without C22, and this many plain tiles left: the others lie somewhere, but not where they matter. */
  function short(on: Record<string, string>, left: { readonly '8': number; readonly '9': number }) {
    const { C22: _, ...open } = coast;
    const state = building('LN', { ...open, ...on });
    const plain = [...BOARD.hexes.values()].filter(
      ({ id, face }) =>
        face.colour === 'white' && face.nodes.length === 0 && !['C22', 'E24', 'G24'].includes(id),
    );
    for (const tile of ['8', '9'] as const)
      while (stock(BOARD, state.tiles, tile) > left[tile])
        state.tiles = { ...state.tiles, [plain.pop()!.id]: `${tile}/0` };
    return state;
  }

  proves(['7.2.1i', 'G-5'], 'nor where the tiles for that side have run out', () => {
    expect(why(short({}, { '8': 0, '9': 0 }), lay('C24', '3', 5))).toBe(CUTS_OFF);
  });

  proves(['7.2.1i', 'G-5'], 'nor may the last tile for it be laid elsewhere', () => {
    const last = lay('G24', '8', 0);
    expect(why(short({ C24: '3/5' }, { '8': 1, '9': 0 }), last)).toBe(CUTS_OFF);
    expect(why(short({ C24: '3/5' }, { '8': 2, '9': 0 }), last)).toBeNull();
  });

  proves(['7.2.1i', 'G-5'], 'not if SAL has operated, nor from phase 3 on, when C22 can be upgraded', () => {
    const state = building('LN', coast);
    company(state, 'SAL', { held: { p2: 3 } });
    expect(why(state, lay('C24', '3', 5))).toBeNull();
    expect(why(building('LN', coast, '3'), lay('C24', '3', 5))).toBeNull();
  });

  proves('A6', 'nor in games from 18xx.games, where this is not checked', () => {
    expect(why(building('LN', coast, '2', { mayCutOff: true }), lay('C24', '3', 5))).toBeNull();
  });

  proves(['7.2.1i', 'G-5'], 'one that has none already is not in the way', () => {
    const state = building('LN', { ...coast, C24: '3/5' });
    expect(offeredLike(state, { do: 'lay' }).length).toBeGreaterThan(0);
  });

  proves(['7.2.1i', 'G-5'], 'floated or not even started', () => {
    const state = building('LN', coast);
    company(state, 'SAL', { held: { p2: 3 }, operated: false });
    expect(why(state, lay('C24', '3', 5))).toBe(CUTS_OFF);
  });

  proves(['7.2.1i', 'G-5'], 'ACL between F21 and H21', () => {
    const on = { F23: '6o/5', G22: '9/0' };
    expect(why(building('LN', { ...on, F21: '8/2' }), lay('H21', '8', 3))).toBe(CUTS_OFF);
    expect(why(building('LN', on), lay('H21', '8', 3))).toBeNull();
  });

  proves(['7.2.1i', 'G-5'], 'TPS between B13, C14 and B17', () => {
    const on = { B21: '9/1', B19: '4/1', B13: '58/5' };
    expect(why(building('SR', { ...on, C14: '4/1' }), lay('B17', '8', 4))).toBe(CUTS_OFF);
    expect(why(building('SR', { ...on, C14: '4/1' }), lay('B17', '9', 1))).toBeNull();
    expect(why(building('SR', on), lay('B17', '8', 4))).toBeNull();
  });
});
