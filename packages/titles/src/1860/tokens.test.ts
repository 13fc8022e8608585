import { changeCharter } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { asked, offeredLike, operate, PASS, play, playTo, why } from './positions/play.ts';
import { company, phase, table, tiles, token, treasury } from './positions/position.ts';
import type { State } from './state.ts';
import { tokenCost } from './tokens.ts';

const put = (hex: string, node = 0) => ({ do: 'token', hex, node });

/** C&N at Cowes with track to Newport and on to Ryde, at its token step. */
function placing(change: (state: State) => void = () => {}): State {
  const state = table(2);
  company(state, 'C&N', { held: { p1: 5 }, cash: 500 });
  tiles(state, { F2: '787/0', F4: '742/3', G3: '741/5', H4: '744/2', I5: '742/2', J4: '5/1' });
  change(state);
  operate(state, 'place-token', 'C&N');
  return state;
}

describe('a token', () => {
  proves('TK-a', 'once in a turn', () => {
    const state = placing();
    play(state, put('G5'));
    expect(asked(state)).not.toMatch(/place-token/);
  });

  proves('TK-b', 'the second costs 40, every later one 100', () => {
    const state = placing();
    play(state, put('G5'));
    expect(state.cash['C&N']).toBe(460);
    expect(tokenCost(state, 'C&N')).toBe(100);
    token(state, 'C&N', 'J4');
    expect(tokenCost(state, 'C&N')).toBe(100);
    const withCash = (amount: number) => {
      const other = placing();
      treasury(other, 'C&N', amount);
      return why(other, put('G5'));
    };
    expect([withCash(39), withCash(40)]).toEqual(['token/treasury TK', null]);
  });

  proves('CO-d', 'only while the charter has one', () => {
    const state = placing();
    expect(why(state, put('G5'))).toBeNull();
    changeCharter(state, 'C&N', { tokens: 0 });
    expect(why(state, put('G5'))).toBe('token/none-left CO');
  });

  proves(
    ['TK-c', 'G-7', '1860-R9'],
    'where track leads, not through a city closed by others; no train is needed',
    () => {
      const state = placing((s) => company(s, 'IOW', { held: { p2: 5 }, price: 50 }));
      expect(state.companies['C&N'].trains).toEqual([]);
      expect(offeredLike(state, { do: 'token' }).map(({ hex }) => hex)).toEqual(['G5', 'J4']);
      expect(why(state, put('I11'))).toBe('token/not-connected TK');
      // A city without any track is no place for tokens at all.
      expect(why(state, put('L6'))).toBe('not-offered TK');
      token(state, 'IOW', 'G5');
      expect(why(state, put('J4'))).toBe('token/not-connected TK');
      expect(why(state, put('G5'))).toBe('token/no-slot TK');
    },
  );

  proves('TK-d', 'stays for good, also under a new tile', () => {
    const state = placing((s) => phase(s, '5'));
    play(state, put('G5'));
    tiles(state, { G5: '763/0' });
    tiles(state, { G5: '773/0' });
    expect(state.stations.filter(({ owner }) => owner === 'C&N')).toEqual([
      { owner: 'C&N', hex: 'F2', node: 0 },
      { owner: 'C&N', hex: 'G5', node: 0 },
    ]);
    playTo(state, 'trade');
    expect(state.stations).toContainEqual({ owner: 'C&N', hex: 'G5', node: 0 });
  });

  proves('TK-e', 'in another’s home only if that company still finds room', () => {
    // Bembridge has one slot, and BHI&R has yet to float.
    const east = table(2);
    company(east, 'IOW', { held: { p1: 5 }, cash: 500 });
    tiles(east, { J4: '57/2', K5: '743/2', L6: '115/2' });
    operate(east, 'place-token', 'IOW');
    expect(why(east, put('L6'))).toBe('token/reserved TK');
    expect(why(east, put('J4'))).toBeNull();
    const west = table(2);
    company(west, 'C&N', { held: { p1: 5 }, cash: 500 });
    tiles(west, { F2: '787/1', E3: '9/1', D4: '9/1', C5: '742/2', B4: '776/5' });
    operate(west, 'place-token', 'C&N');
    expect(why(west, put('B4'))).toBeNull();
    tiles(west, { B4: '115/5' });
    expect(why(west, put('B4'))).toBe('token/reserved TK');
    // In its home FYN has its token, and wants no more room there.
    tiles(west, { B4: '776/5' });
    company(west, 'FYN', { held: { p2: 5 }, price: 50 });
    expect(why(west, put('B4'))).toBeNull();
  });

  proves('TK-f', 'never twice in one hex', () => {
    const state = placing((s) => {
      tiles(s, { G5: '763/0' });
      token(s, 'C&N', 'G5', 0);
    });
    tiles(state, { G5: '773/0' });
    expect(why(state, put('G5', 1))).toBe('token/already-there TK');
  });

  proves('CO-d', 'not beyond the company’s number', () => {
    // Track leads from Chale to Shorwell, where there is room.
    const south = (used: boolean) => {
      const state = table(2);
      company(state, 'S&C', { held: { p1: 5 }, cash: 500 });
      company(state, 'VYSC', { held: { p2: 5 }, price: 50 });
      tiles(state, { F12: '115/3', F10: '742/0', E9: '770/4' });
      if (used) token(state, 'S&C', 'J8');
      operate(state, 'lay-track', 'S&C');
      play(state, PASS);
      return asked(state);
    };
    expect(south(false)).toBe('p1 place-token');
    expect(south(true)).toBe('p1 buy-train');
  });

  proves('BOARD-h', 'never on Ryde Pier', () => {
    const state = table(2);
    phase(state, '3');
    company(state, 'IOW', { held: { p1: 5 }, cash: 500, trains: ['3+2'] });
    tiles(state, { I3: '758/0', J4: '5/1' });
    operate(state, 'place-token', 'IOW');
    expect(offeredLike(state, { do: 'token' }).map(({ hex }) => hex)).toEqual(['J4']);
    expect(why(state, put('J2'))).toBe('not-offered TK');
  });
});
