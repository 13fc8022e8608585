import { objection } from '@signalbox/kernel';
import { describe, expect, it } from 'vitest';
import { board } from './board.ts';
import type { Station, Tiles } from './face.ts';
import { network } from './network.ts';
import {
  freeSlots,
  hasStationPlace,
  isClosed,
  type StationRules,
  stationObjection,
  stationPlaces,
} from './stations.ts';

const BOARD = board({
  layout: 'flat',
  across: 'letter',
  hexes: `
    A1 yellow city20(0)
    A3 yellow city20(0,3)@them
    A5 yellow city30/2(0,3)@them
    A7 yellow town10(0,3)
    A9 yellow city20(3) city20(0) @them
    A11 red off30(3)
  `,
  tiles: '',
});
const TILES: Tiles = {};
const us = (hex: string, node = 0): Station => ({ owner: 'us', hex, node });
const them = (hex: string, node = 0): Station => ({ owner: 'them', hex, node });
const RULES: StationRules = { kinds: ['city'] };

const reach = (...stations: Station[]) =>
  network(BOARD, TILES, stations, 'us', { ends: ['offboard'], hexTwice: true });
const why = (hex: string, stations: Station[], { node = 0, rules = RULES } = {}) =>
  stationObjection(reach(...stations), rules, { hex, node })?.why ?? null;

describe('slots', () => {
  it('are free until a token is placed in them', () => {
    const at = (...stations: Station[]) => freeSlots(BOARD, TILES, stations, { hex: 'A5', node: 0 });
    expect(at()).toBe(2);
    expect(at(them('A5'), us('A1'))).toBe(1);
    expect(at(them('A5'), { ...us('A5'), beside: true })).toBe(1);
    expect(() => freeSlots(BOARD, TILES, [], { hex: 'A5', node: 1 })).toThrow('no node 1 in A5');
  });

  it('block a city when others have them all', () => {
    expect(isClosed(reach(us('A1'), them('A3')), { hex: 'A3', node: 0 })).toBe(true);
    expect(isClosed(reach(us('A3'), them('A3')), { hex: 'A3', node: 0 })).toBe(false);
    expect(isClosed(reach(us('A1'), them('A5')), { hex: 'A5', node: 0 })).toBe(false);
    expect(isClosed(reach(us('A1')), { hex: 'A7', node: 0 })).toBe(false);
    expect(isClosed(reach(us('A1')), { hex: 'A11', node: 0 })).toBe(true);
    const south = reach(us('A1'), them('A9', 1));
    expect([0, 1].map((node) => isClosed(south, { hex: 'A9', node }))).toEqual([false, true]);
  });
});

describe('a station may be placed', () => {
  it('in a city the company reaches', () => {
    expect(why('A5', [us('A1')])).toBeNull();
    expect(why('A9', [us('A1')])).toBeNull();
    expect(why('A9', [us('A1')], { node: 1 })).toBe('token/not-connected');
    expect(why('A5', [us('A1'), them('A3')])).toBe('token/not-connected');
    expect(why('A7', [us('A1')])).toBe('token/no-place');
    expect(why('Z1', [us('A1')])).toBe('token/no-place');
  });

  it('with a free slot, once per hex', () => {
    expect(why('A3', [us('A1'), them('A3')])).toBe('token/no-slot');
    expect(why('A5', [us('A1'), us('A5')])).toBe('token/already-there');
    expect(why('A9', [us('A1'), us('A9', 1)])).toBe('token/already-there');
  });

  it('if room is left for a company with its home there', () => {
    const rules: StationRules = { ...RULES, keptFor: (company) => company === 'them' };
    expect(why('A3', [us('A1')], { rules })).toBe('token/reserved');
    expect(why('A5', [us('A1')], { rules })).toBeNull();
    expect(why('A5', [us('A1'), { owner: 'third', hex: 'A5', node: 0 }], { rules })).toBe('token/reserved');
    expect(why('A5', [us('A1'), them('A5')], { rules })).toBeNull();
    expect(why('A9', [us('A1')], { rules })).toBeNull();
    expect(why('A9', [us('A1'), { owner: 'third', hex: 'A9', node: 1 }], { rules })).toBe('token/reserved');
  });

  it('not in the very city that is its home, though another of the hex is free', () => {
    const hexes = 'A1 yellow city20(0)\nA3 yellow city20(3)@them city20(0)';
    const two = board({ layout: 'flat', across: 'letter', hexes, tiles: '' });
    const reached = network(two, TILES, [us('A1')], 'us', { ends: ['offboard'], hexTwice: true });
    const rules: StationRules = { ...RULES, keptFor: (company) => company === 'them' };
    expect(stationObjection(reached, rules, { hex: 'A3', node: 0 })?.why).toBe('token/reserved');
    expect(stationObjection(reached, RULES, { hex: 'A3', node: 0 })).toBeNull();
  });

  it('unless a rule of the title forbids it', () => {
    const forbids = () => objection('token/own-reason');
    expect(why('A5', [us('A1')], { rules: { ...RULES, forbids } })).toBe('token/own-reason');
  });

  it('and all such places are listed', () => {
    expect(stationPlaces(reach(us('A1')), RULES)).toEqual([
      { hex: 'A3', node: 0 },
      { hex: 'A5', node: 0 },
      { hex: 'A9', node: 0 },
    ]);
  });

  it('if there is any such place', () => {
    expect(hasStationPlace(reach(us('A1')), RULES)).toBe(true);
    expect(hasStationPlace(reach(us('A1'), them('A3')), RULES)).toBe(false);
    expect(hasStationPlace(reach(), RULES)).toBe(false);
  });
});
