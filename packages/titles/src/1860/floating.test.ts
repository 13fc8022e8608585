import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { asked, offered, operate, PASS, passAll, play, why } from './positions/play.ts';
import { cash, closePrivates, company, sharesIn, table, tiles } from './positions/position.ts';
import { operatingCompanies, priceOf } from './state.ts';

const buy = (id: string, from = 'ipo') => ({ do: 'buy', company: id, from });

/** A company with four shares sold, and p1 about to buy the fifth. */
function about(id: 'C&N' | 'IOW' | 'FYN' | 'NGStL' | 'VYSC', par = 74, homeTileAsked = false) {
  const state = table(2, { homeTileAsked });
  closePrivates(state);
  cash(state, { p1: 1000, p2: 1000 });
  company(state, id, { par, price: par, held: { p1: 4 }, floated: false, operated: false });
  return state;
}

describe('a company floats', () => {
  proves(['FL-a', '1860-R2'], 'when players hold half; shares in the pool do not count', () => {
    const state = about('IOW');
    company(state, 'IOW', { held: { p1: 3 }, pool: 1, par: 74, price: 74, floated: false, operated: false });
    play(state, buy('IOW'));
    expect(sharesIn(state, 'IOW')).toEqual({ p1: 4, pool: 1, ipo: 5 });
    expect(state.companies.IOW.floated).toBe(false);
    play(state, buy('IOW', 'pool'));
    expect(state.companies.IOW.floated).toBe(true);
  });

  proves(['FL-b', 'FL-c'], 'with ten times the par and its home token for nothing', () => {
    const state = about('C&N', 74);
    play(state, buy('C&N'));
    expect(state.cash['C&N']).toBe(740);
    expect(state.stations).toEqual([{ owner: 'C&N', hex: 'F2', node: 0 }]);
    expect(state.companies['C&N'].tokens).toBe(3);
  });

  proves(['FL-d', 'MK-a', '1860-R2'], 'and its marker goes to par, under those already there', () => {
    const state = about('IOW', 74);
    company(state, 'FYN', { price: 74, held: { p2: 5 } });
    expect(operatingCompanies(state)).toEqual(['FYN']);
    play(state, buy('IOW'));
    expect(priceOf(state, 'IOW')).toBe(74);
    expect(state.markers.IOW!.cell % 2).toBe(0);
    expect(operatingCompanies(state)).toEqual(['FYN', 'IOW']);
  });

  proves('FL-e', 'and runs from the next operating round', () => {
    const state = about('IOW', 74);
    state.round.stock = 4;
    play(state, buy('IOW'));
    passAll(state);
    expect(state.round).toEqual({ stock: 4, operating: 1 });
    expect(asked(state)).toBe('p1 lay-track');
  });
});

describe('the home tile', () => {
  proves(
    'FL-f',
    'is laid at once and for nothing where the home has no track, besides the turn’s lays',
    () => {
      const state = about('C&N', 74);
      play(state, buy('C&N'));
      expect(asked(state)).toBe('p1 lay-home-tile');
      expect(offered(state)).toEqual([
        { hex: 'F2', tile: '787', rotation: 0 },
        { hex: 'F2', tile: '787', rotation: 1 },
      ]);
      play(state, { hex: 'F2', tile: '787', rotation: 0 });
      expect(state.cash['C&N']).toBe(740);
      operate(state, 'lay-track');
      play(state, { do: 'lay', hex: 'F4', tile: '742', rotation: 3 });
      expect(asked(state)).toBe('p1 lay-track');
      const printed = about('IOW', 74);
      play(printed, buy('IOW'));
      expect(asked(printed)).toBe('p2 trade');
    },
  );

  proves('FL-g', 'is not laid if there is already a tile', () => {
    const state = about('NGStL', 68);
    tiles(state, { G9: '746/0' });
    play(state, buy('NGStL'));
    expect(asked(state)).toBe('p2 trade');
    expect(state.tiles.G9).toBe('746/0');
  });

  proves('FL-h', 'obeys the map', () => {
    const state = about('FYN', 82);
    play(state, buy('FYN'));
    expect(offered(state)).toEqual([
      { hex: 'B4', tile: '5', rotation: 5 },
      { hex: 'B4', tile: '115', rotation: 0 },
      { hex: 'B4', tile: '115', rotation: 5 },
    ]);
    expect(why(state, { hex: 'B4', tile: '115', rotation: 1 })).toBe('track/closed-side FL');
  });

  proves(
    'G-6',
    'is skipped if no tile is left; the company lays it later, and its home counts as connected',
    () => {
      // In a recorded game, too, where the president is asked for every home tile.
      const recorded = about('VYSC', 62, true);
      const state = about('VYSC', 62);
      for (const each of [recorded, state]) {
        tiles(each, { J6: '746/0', G9: '746/0' });
        play(each, buy('VYSC'));
        expect(asked(each)).toBe('p2 trade');
      }
      expect(state.tiles.E9).toBeUndefined();
      tiles(state, { J6: '757/0' });
      operate(state, 'lay-track');
      expect(why(state, { do: 'lay', hex: 'E9', tile: '746', rotation: 2 })).toBeNull();
    },
  );

  proves(['FL-j', '1860-R2'], 'twice in one stock round, if two companies float', () => {
    const state = about('C&N', 74);
    company(state, 'FYN', { par: 82, price: 82, held: { p2: 4 }, floated: false, operated: false });
    play(state, buy('C&N'));
    play(state, { hex: 'F2', tile: '787', rotation: 0 });
    play(state, buy('FYN'));
    expect(asked(state)).toBe('p2 lay-home-tile');
    play(state, { hex: 'B4', tile: '115', rotation: 5 });
    expect(asked(state)).toBe('p1 trade');
    play(state, PASS);
  });
});
