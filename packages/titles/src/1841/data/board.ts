import { board } from '@signalbox/rails';
import { LITE_MAP, MAP, VERSION_1_MAP } from './map.ts';
import { TILES, VERSION_1_TILES } from './tiles.ts';

const layout = { layout: 'flat', across: 'number' } as const;

export const BOARD = board({ ...layout, hexes: MAP, tiles: TILES });
export const LITE_BOARD = board({ ...layout, hexes: LITE_MAP, tiles: TILES });
export const VERSION_1_BOARD = board({ ...layout, hexes: VERSION_1_MAP, tiles: VERSION_1_TILES });
