import { board } from '@signalbox/rails';
import { MAP } from './map.ts';
import { TILES } from './tiles.ts';

export const BOARD = board({ layout: 'pointy', across: 'number', hexes: MAP, tiles: TILES });
