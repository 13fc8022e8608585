import { PASS } from '@signalbox/kernel';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import type { Company } from './data/companies.ts';
import {
  asked,
  type CompanyPosition,
  closeAllPrivates,
  company,
  hotel,
  offeredLike,
  operate,
  phase,
  play,
  playTo,
  privates,
  station,
  table,
  tiles,
  why,
} from './position.ts';
import type { State } from './state.ts';

const PANHANDLE = { B7: '4/1', B9: '9/1', B11: '9/1', B13: '4/1', B17: '9/1', B19: '4/1', B21: '9/1' };

const placeHotel = (hex: string) => ({ do: 'hotel', hex, node: 0 });
const placeStation = (hex: string, node = 0) => ({ do: 'station', hex, node });

/** A company of p2 comes to place a token, and is asked even where there is nothing to choose. */
function placing(
  id: Company,
  on: Readonly<Record<string, string>>,
  more: CompanyPosition = {},
  arrange: (state: State) => void = () => {},
): State {
  const state = table(2);
  tiles(state, on);
  company(state, id, { held: { p2: 3 }, cash: 500, trains: ['2'], ...more });
  arrange(state);
  state.asksForced = true;
  operate(state, 'place-token');
  return state;
}

/** What a token in a place costs, by placing it. */
function costOf(state: State, choice: ReturnType<typeof placeHotel>): number {
  const before = state.cash;
  const id = (Object.keys(state.companies) as Company[]).find((other) => (before[other] ?? 0) > 0)!;
  const treasury = before[id]!;
  play(state, choice);
  return treasury - state.cash[id]!;
}

describe('tokens', () => {
  proves('7.3a', 'each of three is a station or a hotel', () => {
    const state = placing('LN', PANHANDLE);
    play(state, placeHotel('B7'));
    expect(state.companies.LN.tokens).toBe(2);

    const none = table(2);
    closeAllPrivates(none);
    tiles(none, { ...PANHANDLE, B15: '15/3' });
    for (const hex of ['B7', 'B13', 'B19']) hotel(none, 'LN', hex);
    company(none, 'LN', { cash: 500, trains: ['2'] });
    operate(none);
    play(none, { do: 'pass' });
    expect(asked(none)).toBe('p1 run-trains');
  });

  proves('7.3b', 'one a turn', () => {
    const state = placing('LN', { ...PANHANDLE, B15: '15/3' });
    play(state, placeHotel('B7'));
    expect(asked(state)).toBe('p2 place-token');
    expect(why(state, placeStation('B15'))).toBe('token/one-a-turn 7.3');
    expect(why(state, placeHotel('B13'))).toBe('token/one-a-turn 7.3');
  });
});

describe('cost', () => {
  proves(['7.3c', 'G-4'], '20 for each hex along the track, the target counted, the start not', () => {
    expect(costOf(placing('LN', PANHANDLE), placeHotel('B7'))).toBe(20);
    expect(costOf(placing('LN', PANHANDLE), placeHotel('B13'))).toBe(80);
    expect(costOf(placing('SR', PANHANDLE), placeHotel('B19'))).toBe(40);
    expect(costOf(placing('LN', { ...PANHANDLE, B15: '15/3' }), placeStation('B15'))).toBe(100);
  });

  proves('7.3c', 'along the track, not as the crow flies', () => {
    // D23 is three hexes from Tampa, but the track leads round by C22 and C24.
    const around = { F21: '9/0', E22: '8/0', D21: '8/3', C22: '8/4', C24: '3/0', D23: '58/3' };
    expect(costOf(placing('ACL', around), placeHotel('D23'))).toBe(120);
  });

  proves(['7.3c', 'G-4'], 'from the nearest station', () => {
    const state = placing('LN', { ...PANHANDLE, B15: '15/3' }, {}, (now) => station(now, 'LN', 'B15'));
    expect(costOf(state, placeHotel('B13'))).toBe(20);
  });

  proves('7.3d', 'hotels are not counted from', () => {
    const state = placing('LN', { ...PANHANDLE, B15: '15/3' }, {}, (now) => hotel(now, 'LN', 'B13'));
    expect(costOf(state, placeStation('B15'))).toBe(100);
  });

  proves(['7.3d', '18FL-R4'], 'the station of the Terminal is', () => {
    const state = placing('LN', PANHANDLE, {}, (now) => {
      now.stations = [...now.stations, { owner: 'LN', hex: 'B15', node: 0, beside: true }];
    });
    expect(costOf(state, placeHotel('B13'))).toBe(20);
  });

  proves('7.3e', 'the treasury pays at once, or there is no token', () => {
    const state = placing('SR', PANHANDLE, { cash: 30 });
    expect(why(state, placeHotel('B19'))).toBe('token/treasury 7.3');
    const rich = placing('SR', PANHANDLE, { cash: 40 });
    play(rich, placeHotel('B19'));
    expect(rich.cash.SR).toBe(0);
  });

  proves('7.3f', 'a shorter way through a closed city does not count', () => {
    // To B13: five hexes by Tallahassee, where TPS fills the only place; six by C18, C16 and C14.
    const south = { C18: '8/1', C16: '9/1', C14: '58/2', B13: '3/4' };
    const on = { B21: '9/1', B19: '142/1', B17: '9/1', ...south };
    expect(costOf(placing('SR', on), placeHotel('B13'))).toBe(120);
    expect(costOf(placing('SR', { ...on, B15: '15/3' }), placeHotel('B13'))).toBe(100);
  });
});

describe('the step', () => {
  const useUp = (state: State) => {
    for (const hex of ['B7', 'B13', 'B19']) hotel(state, 'LN', hex);
  };

  /** Whether the L&N of p2, with the port marker in the hands of p1, comes to place a token. */
  const isAsked = (cash: number, arrange: (state: State) => void = () => {}) => {
    const state = table(2);
    privates(state, { TR: null, PO: 'p1' });
    tiles(state, PANHANDLE);
    company(state, 'LN', { held: { p2: 3 }, cash, trains: ['2'] });
    arrange(state);
    state.asksForced = true;
    operate(state, 'lay-track');
    play(state, PASS);
    return asked(state) === 'p2 place-token';
  };

  proves(['7.3a', '7.3c'], 'needs a token, and money for the shortest way', () => {
    expect([isAsked(20), isAsked(19), isAsked(500, useUp)]).toEqual([true, false, false]);
  });

  proves('7.3a', 'with a bonus to use the company is asked, but cannot place its own token', () => {
    const state = placing('LN', PANHANDLE, {}, useUp);
    expect(state.privates.PO).toBe('p2');
    expect(why(state, placeStation('B15'))).toBe('token/none-left 7.3');
  });
});

describe('stations', () => {
  proves('7.3.1a', 'need a way, a free place, and a hex without an own station', () => {
    const state = placing('SR', { ...PANHANDLE, B23: '487/4' });
    expect(why(state, placeStation('B15'))).toBe('token/city-full 7.3.1');
    expect(why(state, placeStation('B23', 0))).toBe('token/own-station-there 7.3.1');
    const open = placing('SR', { ...PANHANDLE, B15: '15/3' });
    expect(why(open, placeStation('B15'))).toBeNull();
    const away = placing('SR', { B15: '15/3', B17: '9/1' });
    expect(why(away, placeStation('B15'))).toBe('token/not-reached 7.3.1');
  });

  proves('7.3.1b', 'trains do not matter', () => {
    const state = placing('SR', { ...PANHANDLE, B15: '15/3' }, { trains: [] });
    play(state, placeStation('B15'));
    expect(state.stations).toContainEqual({ owner: 'SR', hex: 'B15', node: 0 });
  });

  proves('7.3.1c', 'the home stays a station where it is', () => {
    const state = placing('SR', PANHANDLE);
    expect(offeredLike(state, { hex: 'B23' })).toEqual([]);
    expect(why(state, { do: 'hotel', hex: 'B23', node: 1 })).toBe('not-offered 7.3');
  });
});

describe('hotels', () => {
  proves(['7.3.2a', '18FL-R4'], 'one for each town with track that is reached', () => {
    const state = placing('SR', { ...PANHANDLE, C24: '4/2' }, {}, (now) => hotel(now, 'TPS', 'B19'));
    expect(why(state, placeHotel('B19'))).toBe('token/hotel-there 7.3.2');
    expect(why(state, placeHotel('C24'))).toBe('token/not-reached 7.3.2');
    expect(why(state, placeHotel('D23'))).toBe('not-offered 7.3');
  });

  proves('7.3.2c', 'block nobody, and no route or distance starts from them', () => {
    const state = placing('SR', { ...PANHANDLE, B15: '15/3' }, {}, (now) => hotel(now, 'TPS', 'B19'));
    expect(why(state, placeStation('B15'))).toBeNull();

    const apart = table(2);
    closeAllPrivates(apart);
    tiles(apart, { D23: '4/1', D21: '9/1' });
    hotel(apart, 'SR', 'D23');
    company(apart, 'SR', { cash: 500, trains: ['2'] });
    operate(apart);
    expect(offeredLike(apart, { do: 'lay', hex: 'D19' })).toEqual([]);
    playTo(apart, 'run-trains');
    expect(why(apart, { routes: [{ train: '2-1', path: ['D23.0', 'D21', 'D19.0'] }] })).not.toBeNull();
  });

  proves('7.3.2b', 'add 10, from phase 5 on 20, for their owner and for ever', () => {
    const revenue = (now: '4' | '5', tile: string, owner: Company) => {
      const state = table(2);
      closeAllPrivates(state);
      phase(state, now);
      tiles(state, { B21: '9/1', B19: tile });
      hotel(state, owner, 'B19');
      company(state, 'SR', { size: 10, trains: ['4'], cash: 0 });
      operate(state, 'run-trains');
      play(state, { routes: [{ train: '4-1', path: ['A22.0', 'B23.1', 'B21', 'B19.0'] }] });
      return (state.events!.find(({ type }) => type === 'ran') as { revenue?: number }).revenue;
    };
    expect(revenue('4', '4/1', 'SR')).toBe(30 + 30 + 10 + 10);
    expect(revenue('4', '141/4', 'SR')).toBe(30 + 30 + 10 + 10);
    expect(revenue('4', '4/1', 'TPS')).toBe(30 + 30 + 10);
    expect(revenue('5', '4/1', 'SR')).toBe(80 + 30 + 10 + 20);
    expect(revenue('5', '146/4', 'SR')).toBe(80 + 30 + 20 + 20);
  });
});
