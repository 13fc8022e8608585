import type { Tiles } from '@signalbox/rails';
import { describe, expect, it } from 'vitest';
import { layable as layableOn } from '../../testing/map.ts';
import { proves } from '../../testing/proves.ts';
import { BOARD } from './board.ts';

const layable = (hex: string, tiles: Tiles = {}) => layableOn(BOARD, hex, tiles);
const tilesFor = (...args: Parameters<typeof layable>) => [
  ...new Set(layable(...args).map((lay) => lay.split('/')[0])),
];

describe('what the ground allows', () => {
  it('each kind of hex has its tiles', () => {
    expect(tilesFor('E3')).toEqual(['7', '8', '9']);
    expect(tilesFor('E5')).toEqual(['741', '742', '743']);
    expect(tilesFor('H4')).toEqual(['744', '745']);
    expect(tilesFor('J4')).toEqual(['5', '6', '57', '115']);
    expect(tilesFor('J6')).toEqual(['746']);
  });

  it('Cowes opens to Cement Mills or the west', () => {
    expect(layable('F2')).toEqual(['787/0', '787/1']);
    expect(layable('F2', { F2: '787/0' })).toEqual(['788/0']);
  });

  it('printed cities lie one way only', () => {
    expect(layable('G5')).toEqual(['763/0']);
    expect(layable('G7')).toEqual(['761/0']);
    expect(layable('I3')).toEqual(['758/0']);
    expect(layable('I11')).toEqual(['760/0']);
  });

  it('no track over the red lines', () => {
    expect(layable('G3').every((lay) => !['741/1', '742/1', '743/1'].includes(lay))).toBe(true);
  });

  it('a halt becomes a town, or a halt with three exits', () => {
    expect(tilesFor('E5', { E5: '742/0' })).toEqual(['748', '750', '751', '752', '753']);
  });

  proves('1860-R11', 'a halt and a town do not change places', () => {
    expect(layable('H4', { H4: '754/0' })).toEqual(['782/0', '783/0', '785/0']);
    // 755 keeps its halt at the edge where it lies.
    for (const turned of layable('I7', { I7: '755/0' })) expect(turned).toMatch(/\/0$/);
  });
});
