import type { Tiles } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { layable as layableOn } from '../../testing/map.ts';
import { proves } from '../../testing/proves.ts';
import { BOARD } from './board.ts';

/** Numbers of tiles without their turns. */
const kinds = (lays: string[]) => [...new Set(lays.map((lay) => lay.split('/')[0]))].sort();

const layable = (hex: string, tiles: Tiles = {}) => layableOn(BOARD, hex, tiles);

describe('§7.2.1: what the ground allows', () => {
  proves('7.2.1g', 'nothing in dark green hexes and off-boards', () => {
    expect(['A2', 'A4', 'A22', 'B1', 'N23'].flatMap((hex) => layable(hex))).toEqual([]);
  });

  proves('7.2.1g', 'no track into lake, sea or the unmarked side of an off-board', () => {
    expect(layable('H27')).toEqual(['9/2']);
    expect(layable('L27')).toEqual(['9/0']);
    expect(layable('B3')).toEqual(['9/1']);
    expect(layable('B21').some((lay) => lay === '9/0' || lay === '8/3')).toBe(false);
  });

  proves(
    ['7.2.1h', '7.2.1m'],
    'Mobile becomes #15 in one way, thanks to the stubs in Alabama; so does Tallahassee',
    () => {
      expect(layable('B5')).toEqual(['15/0']);
      expect(layable('B15')).toEqual(['15/3']);
    },
  );

  proves('7.2.1o', 'Tampa and Miami', () => {
    expect(layable('G20')).toEqual(['405/4']);
    expect(layable('G20', { G20: '405/4' })).toEqual(['431/4']);
    expect(layable('K28')).toEqual(['405/1']);
  });

  proves('7.2.1n', 'Fort Lauderdale', () => {
    expect(layable('J27', { J27: '6fl/0' })).toEqual(['443fl/0']);
    expect(layable('J27', { J27: '6fl/5' })).toEqual([]);
    expect(layable('J27', { J27: '443fl/0' })).toEqual(['611/4']);
    expect(kinds(layable('J27'))).toEqual(['6fl']);
  });

  proves(['7.2.1p', '7.2.1q'], 'Jacksonville keeps each half until the gray tile joins them', () => {
    expect(layable('B23')).toEqual(['487/4']);
    expect(layable('B23', { B23: '487/4' })).toEqual(['488/4']);
    expect(layable('B23', { B23: '488/4' })).toEqual(['489/4']);
  });

  proves('7.2.1l', 'a straight town tile never gets the narrow green tile', () => {
    const green = layable('D23', { D23: '4/0' }).map((lay) => lay.split('/')[0]);
    expect([...new Set(green)]).toEqual(['141', '142']);
  });

  proves(['7.2.1k', '18FL-R1', 'C-7'], 'plain hexes: 8 and 9, 80 to 83, 544 to 546', () => {
    expect(kinds(layable('E22'))).toEqual(['8', '9']);
    expect(kinds(layable('E22', { E22: '9/0' }).concat(layable('E22', { E22: '8/0' })))).toEqual([
      '80',
      '81',
      '82',
      '83',
    ]);
    const green = ['80/0', '81/0', '82/0', '83/0'].flatMap((tile) => layable('E22', { E22: tile }));
    expect(kinds(green)).toEqual(['544', '545', '546']);
    expect(BOARD.tiles.has('7')).toBe(false);
    expect(BOARD.tiles.has('533')).toBe(false);
  });

  proves('7.2.1l', 'towns: 3, 4 and 58, 141 to 143, 146', () => {
    expect(kinds(layable('D23'))).toEqual(['3', '4', '58']);
    const yellow = ['3/0', '4/0', '58/0'].flatMap((tile) => layable('D23', { D23: tile }));
    expect(kinds(yellow)).toEqual(['141', '142', '143']);
    const green = ['141/0', '142/0', '143/0'].flatMap((tile) => layable('D23', { D23: tile }));
    expect(kinds(green)).toEqual(['146']);
  });

  proves('7.2.1n', 'Orlando: 6, 443 and 63', () => {
    expect(kinds(layable('F23'))).toEqual(['6o']);
    expect(kinds(layable('F23', { F23: '6o/0' }))).toEqual(['443o']);
    expect(kinds(layable('F23', { F23: '443o/0' }))).toEqual(['63']);
  });

  proves('7.2.1m', 'Tallahassee and Mobile get no brown tile', () => {
    expect([...layable('B15', { B15: '15/3' }), ...layable('B5', { B5: '15/0' })]).toEqual([]);
  });

  proves('7.2.2a', 'the Keys', () => {
    expect(layable('M26')).toEqual(['8/1']);
    expect(layable('M24')).toEqual(['58/4']);
  });
});
