import { describe, expect, it } from 'vitest';
import { board } from './board.ts';
import type { Tiles } from './face.ts';
import { faceIn, laid, laidFace, laidTile, tileIn } from './faces.ts';
import { stock } from './plan.ts';

const BOARD = board({
  layout: 'flat',
  across: 'letter',
  hexes: 'A1 "Ryde" city\nA3',
  tiles: '5 x2 yellow city20(0,1)\n9 x* yellow 0-3',
});
const tiles: Tiles = { A1: '5/4' };

describe('tiles on the map', () => {
  it('are stored with their rotation', () => {
    expect(laid('5', 4)).toBe('5/4');
    expect(laidTile('5/4')).toEqual({ tile: '5', rotation: 4 });
  });

  it('show their rotated face; bare hexes show what is printed', () => {
    expect(faceIn(BOARD, tiles, 'A1').nodes[0]?.edges).toEqual([4, 5]);
    expect(faceIn(BOARD, tiles, 'A3')).toBe(BOARD.hexes.get('A3')?.face);
    expect(tileIn(BOARD, tiles, 'A1')?.id).toBe('5');
    expect(tileIn(BOARD, tiles, 'A3')).toBeUndefined();
  });

  it('share one face object per rotation', () => {
    expect(laidFace(BOARD, '5/4')).toBe(faceIn(BOARD, tiles, 'A1'));
  });

  it('are taken from the supply', () => {
    expect(stock(BOARD, tiles, '5')).toBe(1);
    expect(stock(BOARD, {}, '5')).toBe(2);
    expect(stock(BOARD, tiles, '9')).toBe(Number.POSITIVE_INFINITY);
  });
});
