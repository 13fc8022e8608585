import { PASS, pending } from '@signalbox/kernel';
import { bestRoutes, distanceTo, freeSlots } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { BOARD } from './data/board.ts';
import type { Company } from './data/companies.ts';
import { eighteenFL } from './index.ts';
import {
  asked,
  type CompanyPosition,
  company,
  depot,
  offered,
  offeredLike,
  operate,
  phase,
  play,
  playTo,
  privates,
  table,
  tiles,
  why,
} from './position.ts';
import { networkOf } from './reach.ts';
import { runQuery } from './running.ts';
import type { State } from './state.ts';

const PANHANDLE = { B7: '4/1', B9: '9/1', B11: '9/1', B13: '4/1', B17: '9/1', B19: '4/1', B21: '9/1' };
const lay = (kind: string, hex: string, tile: string, rotation: number) => ({
  do: kind,
  hex,
  tile,
  rotation,
});

/** A company of p1, who owns this private, comes to the step. */
function turnOf(id: Company, bonus: 'TR' | 'PO' | 'TC', step: string, more: CompanyPosition = {}): State {
  const state = table(3);
  privates(state, { TR: 'p2', PO: 'p2', TC: 'p2', [bonus]: 'p1' });
  tiles(state, PANHANDLE);
  company(state, id, { cash: 500, trains: ['2'], ...more });
  operate(state, step);
  return state;
}

describe('bonuses', () => {
  proves(
    ['3.3b', 'G-1'],
    'are called for by the owner of the private, in a turn of a company of theirs',
    () => {
      const state = table(2);
      company(state, 'SR', { held: { p2: 3 }, cash: 500, trains: ['2'] });
      state.asksForced = true;
      operate(state);
      expect(state.privates.TR).toBe('p1');
      play(state, lay('lay', 'B21', '9', 1));
      expect(why(state, lay('bonus-lay', 'B19', '4', 1))).toBe('bonus/not-yours 3.3');
      play(state, PASS);
      expect(asked(state)).toBe('p2 place-token');
      expect(offeredLike(state, { do: 'port' })).toEqual([]);
    },
  );

  proves('3.3c', 'are asked about by their own section, once the company has placed its token', () => {
    const state = turnOf('SR', 'PO', 'place-token');
    expect(pending(eighteenFL, state)!.rule).toBe('7.3');
    play(state, PASS);
    expect(pending(eighteenFL, state)).toMatchObject({ decision: 'place-token', rule: '3.3' });
  });

  proves('3.3b', 'need not be used', () => {
    const state = turnOf('LN', 'TR', 'lay-track');
    play(state, PASS);
    expect(asked(state)).toBe('p1 lay-track');
    play(state, PASS);
    expect(asked(state)).toBe('p1 place-token');
    expect(state.privates.TR).toBe('p1');
  });

  proves('3.3b', 'are not asked for where the Tallahassee tile fits nowhere', () => {
    const state = turnOf('SR', 'TR', 'lay-track');
    expect(offeredLike(state, { do: 'lay' })).toEqual([]);
    play(state, PASS);
    expect(asked(state)).not.toBe('p1 lay-track');
    expect(state.privates.TR).toBe('p1');
  });

  proves(['3.3c', 'C-5'], 'come after the own action of the step and in addition to it', () => {
    const token = turnOf('LN', 'TC', 'place-token');
    const terminal = { do: 'terminal', hex: 'K28', node: 0 };
    expect(why(token, terminal)).toBe('bonus/after-own-action 3.3');
    play(token, { do: 'hotel', hex: 'B7', node: 0 });
    play(token, terminal);
    expect([token.hotels, token.stations.at(-1)]).toEqual([
      { B7: 'LN' },
      { owner: 'LN', hex: 'K28', node: 0, beside: true },
    ]);
  });

  proves(['3.3c', '7.2a'], 'an upgrade and the Tallahassee tile', () => {
    const state = table(2);
    phase(state, '3');
    tiles(state, { B21: '9/1' });
    company(state, 'SR', { cash: 500, trains: ['3'] });
    operate(state);
    expect(why(state, lay('bonus-lay', 'B19', '4', 1))).toBe('bonus/after-own-action 3.3');
    play(state, lay('lay', 'B21', '82', 4));
    expect(asked(state)).toBe('p1 lay-track');
    expect(why(state, lay('lay', 'B19', '4', 1))).toBe('track/done 7.2');
    play(state, lay('bonus-lay', 'B19', '4', 1));
    expect(state.tiles).toEqual({ B21: '82/4', B19: '4/1' });
    expect(asked(state)).toBe('p1 place-token');
  });

  proves('C-16', 'also where the company has done nothing itself, which is then over', () => {
    const state = turnOf('LN', 'PO', 'place-token');
    play(state, PASS);
    expect(asked(state)).toBe('p1 place-token');
    expect(why(state, { do: 'hotel', hex: 'B7', node: 0 })).toBe('token/one-a-turn 7.3');
    expect(why(state, { do: 'port', hex: 'B5' })).toBeNull();
  });

  proves('C-4', 'the preset of recorded games takes a port marker in any step before running', () => {
    const state = table(2, { bonusTiming: 'before-running' });
    company(state, 'SR', { held: { p2: 3 }, cash: 500, trains: ['2'] });
    operate(state);
    play(state, { do: 'port', hex: 'B23' });
    expect(state.port).toEqual({ company: 'SR', hex: 'B23' });
    expect(asked(state)).toBe('p2 lay-track');
  });

  proves('C-4', 'and the Terminal’s station, while track is laid', () => {
    const state = table(3, { bonusTiming: 'before-running' });
    company(state, 'SR', { held: { p3: 3 }, cash: 500, trains: ['2'] });
    tiles(state, { F23: '6o/2' });
    operate(state);
    play(state, { do: 'terminal', hex: 'F23', node: 0 });
    expect(state.stations).toContainEqual({ owner: 'SR', hex: 'F23', node: 0, beside: true });
    expect([asked(state), state.privates.TC]).toEqual(['p3 lay-track', undefined]);
  });

  proves('3.3d', 'close the private: no more income', () => {
    const state = turnOf('SR', 'PO', 'place-token');
    play(state, PASS);
    play(state, { do: 'port', hex: 'B23' });
    expect(state.privates.PO).toBeUndefined();
    playTo(state, 'trade');
    for (let i = 0; i < 3; i++) play(state, PASS);
    const income = state.events?.filter(({ type }) => type === 'private-income');
    expect(income?.map(({ private: id }) => id)).toEqual(['TR', 'TC']);
  });

  proves(['3.3e', '2j', '8.3c'], 'are lost with the first 5, and the port marker goes', () => {
    const state = table(2);
    phase(state, '4');
    depot(state, '5', 2);
    state.port = { company: 'SR', hex: 'B23' };
    privates(state, { PO: null });
    company(state, 'SR', { size: 10, cash: 500, trains: ['4'] });
    operate(state, 'buy-train');
    expect(state.privates).toEqual({ TR: 'p1' });
    play(state, { do: 'buy', from: 'bank', train: '5' });
    expect([state.privates, state.port]).toEqual([{}, null]);
  });
});

describe('Tallahassee', () => {
  proves('3.3g', 'a third yellow tile, and the ground costs as usual', () => {
    const state = turnOf('FEC', 'TR', 'lay-track', { cash: 200 });
    play(state, lay('lay', 'L27', '9', 0));
    play(state, lay('lay', 'M26', '8', 1));
    expect(state.cash.FEC).toBe(80);
    play(state, lay('bonus-lay', 'M24', '58', 4));
    expect([state.cash.FEC, state.privates.TR]).toEqual([0, undefined]);
  });

  proves(['3.3g', '18FL-R4'], 'never an upgrade', () => {
    const state = table(2);
    phase(state, '3');
    company(state, 'FEC', { cash: 500, trains: ['3'], operated: false });
    operate(state);
    play(state, PASS);
    expect(why(state, lay('bonus-lay', 'K28', '405', 1))).toBe('track/colour 7.2.1');
    const tilesOffered = offeredLike(state, { do: 'bonus-lay' }) as { tile: string }[];
    expect(new Set(tilesOffered.map(({ tile }) => BOARD.tiles.get(tile)!.colour))).toEqual(
      new Set(['yellow']),
    );
  });

  proves('3.3h', 'connected like any other', () => {
    const state = turnOf('LN', 'TR', 'lay-track');
    play(state, PASS);
    expect(why(state, lay('bonus-lay', 'D23', '4', 1))).toBe('track/not-connected 7.2.1');
  });
});

describe('Peninsular and Occidental', () => {
  proves('3.3i', 'the marker lies in Mobile, Jacksonville, Tampa or Miami', () => {
    const state = turnOf('SR', 'PO', 'place-token');
    play(state, PASS);
    expect(offered(state)).toEqual([
      PASS,
      ...['B5', 'B23', 'G20', 'K28'].map((hex) => ({ do: 'port', hex })),
    ]);
    for (const hex of ['B15', 'F23', 'J27']) expect(why(state, { do: 'port', hex })).toBe('not-offered 3.3');
  });

  proves(['3.3j', 'G-3'], '20 more for the company that placed it, in both halves of Jacksonville', () => {
    const state = table(2);
    tiles(state, { C24: '4/2' });
    for (const id of ['SR', 'SAL'] as const) company(state, id, { trains: ['2'] });
    const run = (id: Company) => bestRoutes(runQuery(state, id)).revenue;
    expect([run('SR'), run('SAL')]).toEqual([60, 40]);
    state.port = { company: 'SR', hex: 'B23' };
    expect([run('SR'), run('SAL')]).toEqual([80, 40]);
    state.port = { company: 'SAL', hex: 'B23' };
    expect([run('SR'), run('SAL')]).toEqual([60, 60]);
    state.port = null;
    expect(run('SR')).toBe(60);
  });

  proves('3.3j', 'it never moves', () => {
    const state = turnOf('SR', 'PO', 'place-token');
    play(state, PASS);
    play(state, { do: 'port', hex: 'B23' });
    playTo(state, 'trade');
    operate(state, 'place-token');
    expect(offeredLike(state, { do: 'port' })).toEqual([]);
    expect(state.port).toEqual({ company: 'SR', hex: 'B23' });
  });
});

describe('Terminal', () => {
  proves(['3.3k', 'G-2', 'G-21'], 'a free station beside any city on a tile, full or out of reach', () => {
    // Without money the company's own action has been passed automatically.
    const state = turnOf('SR', 'TC', 'place-token', { cash: 0 });
    tiles(state, { J27: '6fl/2' });
    expect(why(state, { do: 'terminal', hex: 'F23', node: 0 })).toBe('not-offered 3.3');
    expect(why(state, { do: 'terminal', hex: 'J27', node: 0 })).toBeNull();
    expect(why(state, { do: 'terminal', hex: 'B23', node: 0 })).toBe('token/own-station-there 7.3.1');
    play(state, { do: 'terminal', hex: 'K28', node: 0 });
    expect(state.cash.SR).toBe(0);
    tiles(state, { L27: '9/0', M26: '8/1', M24: '58/4' });
    // SR runs through Miami though the FEC fills its only place; ACL still may not.
    const best = bestRoutes({ ...runQuery(state, 'SR'), trains: [{ id: 'a', kind: '3' }] });
    expect(best.routes[0]!.stops.map(({ hex }) => hex).sort()).toEqual(['J27', 'K28', 'M24', 'N23']);
    state.stations = [...state.stations, { owner: 'ACL', hex: 'J27', node: 0 }];
    expect(distanceTo(networkOf(state, 'ACL'), { hex: 'K28', node: 0 })).toBe(1);
    expect(distanceTo(networkOf(state, 'ACL'), { hex: 'M24', node: 0 })).toBeNull();
    expect(freeSlots(BOARD, state.tiles, state.stations, { hex: 'K28', node: 0 })).toBe(0);
    tiles(state, { K28: '405/1' });
    expect(freeSlots(BOARD, state.tiles, state.stations, { hex: 'K28', node: 0 })).toBe(1);
  });

  proves('3.3l', 'it is none of the three tokens of the company', () => {
    const state = turnOf('SR', 'TC', 'place-token');
    play(state, PASS);
    play(state, { do: 'terminal', hex: 'K28', node: 0 });
    expect(state.companies.SR.tokens).toBe(3);
  });

  proves('3.3m', 'in Jacksonville north or south is named', () => {
    const state = turnOf('LN', 'TC', 'place-token');
    play(state, PASS);
    expect(offeredLike(state, { do: 'terminal', hex: 'B23' })).toEqual([
      { do: 'terminal', hex: 'B23', node: 0 },
      { do: 'terminal', hex: 'B23', node: 1 },
    ]);
    expect(why(state, { do: 'terminal', hex: 'B23' })).toBe('not-offered 3.3');
  });

  proves('3.3n', 'it stays through phases and upgrades', () => {
    const state = table(2);
    phase(state, '5');
    tiles(state, { B23: '487/4' });
    state.stations = [...state.stations, { owner: 'LN', hex: 'B23', node: 1, beside: true }];
    depot(state, '6', 0);
    company(state, 'SR', { size: 10, cash: 600, trains: ['5'] });
    operate(state);
    play(state, lay('lay', 'B23', '488', 4));
    playTo(state, 'buy-train');
    play(state, { do: 'buy', from: 'bank', train: '6' });
    expect(state.stations).toContainEqual({ owner: 'LN', hex: 'B23', node: 1, beside: true });
    playTo(state, 'lay-track');
    play(state, lay('lay', 'B23', '489', 4));
    expect(state.stations).toContainEqual({ owner: 'LN', hex: 'B23', node: 0, beside: true });
  });
});

describe('Florida East Coast Canal', () => {
  proves('3.3q', 'closes with the first train of the FEC, from wherever', () => {
    const bank = table(4);
    company(bank, 'FEC', { cash: 500, operated: false });
    operate(bank, 'buy-train');
    expect(bank.privates.FECC).toBe('p4');
    play(bank, { do: 'buy', from: 'bank', train: '2' });
    expect(bank.privates.FECC).toBeUndefined();

    const other = table(4);
    company(other, 'ACL', { price: 90, trains: ['2'] });
    company(other, 'FEC', { price: 100, cash: 500, operated: false });
    operate(other, 'buy-train');
    play(other, { do: 'deal', from: 'ACL', train: '2', price: 1 });
    expect(other.privates.FECC).toBeUndefined();
  });

  proves(['3.3q', 'G-19'], 'or in phase 5, and only once', () => {
    const state = table(4);
    phase(state, '4');
    depot(state, '5', 2);
    company(state, 'FEC', { size: 10, cash: 500, operated: false });
    operate(state, 'buy-train');
    play(state, { do: 'buy', from: 'bank', train: '5' });
    expect(state.privates).toEqual({});
    expect(
      state.events?.filter(({ type, private: id }) => type === 'private-closed' && id === 'FECC'),
    ).toHaveLength(1);
  });
});
