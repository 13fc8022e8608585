import type { Tiles } from '@signalbox/rails';
import { describe, expect, it } from 'vitest';
import { layable as layableOn } from '../../testing/map.ts';
import { BOARD } from './board.ts';

const layable = (hex: string, tiles: Tiles = {}) => layableOn(BOARD, hex, tiles);

describe('§7.2.1: what the ground allows', () => {
  it('nothing in dark green hexes and off-boards', () => {
    expect(['A2', 'A4', 'A22', 'B1', 'N23'].flatMap((hex) => layable(hex))).toEqual([]);
  });

  it('no track into lake, sea or the unmarked side of an off-board', () => {
    expect(layable('H27')).toEqual(['9/2']);
    expect(layable('L27')).toEqual(['9/0']);
    expect(layable('B3')).toEqual(['9/1']);
    expect(layable('B21').some((lay) => lay === '9/0' || lay === '8/3')).toBe(false);
  });

  it('Mobile becomes #15 in one way, thanks to the stubs in Alabama; so does Tallahassee', () => {
    expect(layable('B5')).toEqual(['15/0']);
    expect(layable('B15')).toEqual(['15/3']);
  });

  it('Tampa and Miami', () => {
    expect(layable('G20')).toEqual(['405/4']);
    expect(layable('G20', { G20: '405/4' })).toEqual(['431/4']);
    expect(layable('K28')).toEqual(['405/1']);
  });

  it('Fort Lauderdale', () => {
    expect(layable('J27', { J27: '6fl/0' })).toEqual(['443fl/0']);
    expect(layable('J27', { J27: '6fl/5' })).toEqual([]);
    expect(layable('J27', { J27: '443fl/0' })).toEqual(['611/4']);
  });

  it('Jacksonville keeps each half until the gray tile joins them', () => {
    expect(layable('B23')).toEqual(['487/4']);
    expect(layable('B23', { B23: '487/4' })).toEqual(['488/4']);
    expect(layable('B23', { B23: '488/4' })).toEqual(['489/4']);
  });

  it('a straight town tile never gets the narrow green tile', () => {
    const green = layable('D23', { D23: '4/0' }).map((lay) => lay.split('/')[0]);
    expect([...new Set(green)]).toEqual(['141', '142']);
  });

  it('§7.2.2: the Keys', () => {
    expect(layable('M26')).toEqual(['8/1']);
    expect(layable('M24')).toEqual(['58/4']);
  });
});
