import { board } from '@signalbox/rails';
import { LARGER_MAP, MAP } from './map.ts';
import { LARGER_MAP_TILES, TILES } from './tiles.ts';

export const BOARD = board({ layout: 'flat', across: 'letter', hexes: MAP, tiles: TILES });

export const LARGER_BOARD = board({
  layout: 'flat',
  across: 'letter',
  hexes: LARGER_MAP,
  tiles: LARGER_MAP_TILES,
});
