import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { COMPANIES, COMPANY_IDS, charterOf } from './data/companies.ts';
import { parPrices } from './data/market.ts';
import { asked, offeredLike, PASS, play, why } from './positions/play.ts';
import { cash, closePrivates, company, phase, privates, table, unsold } from './positions/position.ts';
import { isLayerOpen } from './starting.ts';

const start = (id: string, par: number) => ({ do: 'start', company: id, par });

proves('SR-f', 'a president’s certificate costs twice the par price, and no more is needed', () => {
  const withCash = (amount: number) => {
    const state = table(2);
    closePrivates(state);
    company(state, 'C&N', { held: { p2: 5 } });
    cash(state, { p1: amount });
    return why(state, start('IWNJ', 62));
  };
  expect([withCash(123), withCash(124)]).toEqual(['purchase/cash SR', null]);
});

describe('layers', () => {
  proves('CO-a', 'two companies in each of four', () => {
    const layers = [1, 2, 3, 4].map((layer) => COMPANY_IDS.filter((id) => charterOf(id).layer === layer));
    expect(layers).toEqual([
      ['C&N', 'IOW'],
      ['IWNJ', 'FYN'],
      ['NGStL', 'BHI&R'],
      ['S&C', 'VYSC'],
    ]);
  });

  proves(
    ['CO-b', 'C-11', 'SR-p'],
    'the next opens when one company has operated or sold out, in the same round',
    () => {
      const state = table(2);
      cash(state, { p1: 1000, p2: 1000 });
      expect(why(state, start('IWNJ', 62))).toBe('start/layer CO');
      company(state, 'C&N', { held: { p1: 5, p2: 4 }, operated: false });
      closePrivates(state);
      play(state, { do: 'buy', company: 'C&N', from: 'ipo' });
      expect(why(state, start('IWNJ', 62))).toBeNull();
      expect(why(state, start('NGStL', 58))).toBe('start/layer CO');
      company(state, 'FYN', { held: { p2: 5 }, operated: true });
      expect(why(state, start('NGStL', 58))).toBeNull();
    },
  );

  proves('G-23', 'a company is not sold out while its kept share lies in the IPO', () => {
    const state = table(2);
    company(state, 'C&N', { held: { p1: 5, p2: 4 }, operated: false });
    expect(isLayerOpen(state, 2)).toBe(false);
    play(state, { do: 'exchange', private: 'CMH' });
    expect(isLayerOpen(state, 2)).toBe(true);
  });
});

describe('the first certificate', () => {
  proves(['SR-f', 'CO-e'], 'is the president’s, at a par price of the company’s range, twice', () => {
    const state = table(2);
    unsold(state, 'C&N');
    cash(state, { p1: 200 });
    expect(why(state, { do: 'buy', company: 'C&N', from: 'ipo' })).toBe('not-offered SR');
    expect(offeredLike(state, { do: 'start', company: 'C&N' }).map(({ par }) => par)).toEqual([
      74, 82, 90, 100,
    ]);
    expect(why(state, start('C&N', 78))).toBe('not-offered SR');
    play(state, start('C&N', 100));
    expect(state.cash.p1).toBe(0);
    expect(state.shares['C&N']).toMatchObject({ p1: 2, ipo: 8 });
    expect(['C&N', 'IWNJ', 'NGStL', 'S&C'].map((id) => parPrices(id as 'IOW'))).toEqual([
      [74, 82, 90, 100],
      [62, 68, 74, 82],
      [58, 62, 68],
      [54, 58, 62],
    ]);
  });

  proves('CO-d', 'a company has three, two or one token besides its home', () => {
    const tokens = Object.fromEntries(COMPANY_IDS.map((id) => [id, charterOf(id).tokens]));
    expect(tokens).toEqual({
      'C&N': 3,
      IOW: 3,
      IWNJ: 2,
      FYN: 2,
      NGStL: 1,
      'BHI&R': 1,
      'S&C': 1,
      VYSC: 1,
    });
  });

  proves('CO-f', 'and a home of its own', () => {
    const homes = Object.fromEntries(COMPANY_IDS.map((id) => [id, COMPANIES[id].home.hex]));
    expect(homes).toEqual({
      'C&N': 'F2',
      IOW: 'I3',
      IWNJ: 'G7',
      FYN: 'B4',
      NGStL: 'G9',
      'BHI&R': 'L6',
      'S&C': 'F12',
      VYSC: 'E9',
    });
  });
});

describe('under the Southern', () => {
  proves(['SOUTH-d', 'G-13'], 'no company starts, but one that was started may still float', () => {
    const state = table(2);
    phase(state, '9');
    state.era = 'southern';
    privates(state, { BHC: null, YHC: null, CMH: null, RPSC: null });
    cash(state, { p1: 1000, p2: 1000 });
    company(state, 'C&N', { held: { p1: 5 } });
    company(state, 'FYN', { par: 82, price: 82, held: { p1: 4 }, floated: false, operated: false });
    expect(why(state, start('IWNJ', 62))).toBe('start/southern PH');
    play(state, { do: 'buy', company: 'FYN', from: 'ipo' });
    expect(state.companies.FYN.floated).toBe(true);
    // The home token is placed, the tile is not.
    expect(state.stations).toContainEqual({ owner: 'FYN', hex: 'B4', node: 0 });
    expect(state.tiles.B4).toBeUndefined();
    expect(asked(state)).toBe('p2 trade');
    play(state, PASS);
  });
});
