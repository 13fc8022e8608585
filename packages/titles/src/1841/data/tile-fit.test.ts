import { type Tiles, terrainCost } from '@signalbox/rails';
import { describe, expect, it } from 'vitest';
import { layable as layableOn } from '../../testing/map.ts';
import { BOARD } from './board.ts';

const layable = (hex: string, tiles: Tiles = {}) => layableOn(BOARD, hex, tiles);

describe('§4.1.1: what the ground allows', () => {
  it('Milano keeps its printed track', () => {
    expect(layable('F8')).toEqual(['604/0', '604/1']);
  });

  it('Genova has a closed side', () => {
    expect(layable('M7')).toEqual(['612/0', '612/5']);
  });

  it('Venezia lies towards its port, and so do the tiles that follow', () => {
    expect(layable('F16')).toEqual(['601/0']);
    expect(layable('F16', { F16: '601/0' })).toEqual(['602/1']);
    expect(layable('F16', { F16: '602/1' })).toEqual(['603/1']);
  });

  it('an Alpine pass takes the large tile at once, an Apennine one the small', () => {
    expect(layable('A5')).toEqual(['610/2']);
    expect(new Set(layable('K7').map((lay) => lay.split('/')[0]))).toEqual(new Set(['613', '614', '615']));
  });

  it('the two cities of Torino become one', () => {
    expect(layable('H4').every((lay) => lay.startsWith('606/'))).toBe(true);
    expect(layable('H4')).not.toEqual([]);
  });

  it('an impassable side printed on one hex holds for both (ruling 1841-R14)', () => {
    expect(layable('I3')).not.toContain('9/0');
  });

  it('the ground is paid for once, Apennine passes for each tile', () => {
    expect(terrainCost(BOARD, {}, 'M3')).toBe(50);
    expect(terrainCost(BOARD, { F16: '601/0' }, 'F16')).toBe(0);
    expect(terrainCost(BOARD, {}, 'K7')).toBe(100);
    expect(terrainCost(BOARD, { K7: '613/0' }, 'K7')).toBe(50);
  });
});
