import { amend, board } from '@signalbox/rails';
import { LITE_MAP, MAP, VERSION_1_MAP, VERSION_1_WEST } from './map.ts';
import { TILES, VERSION_1_TILES } from './tiles.ts';

const layout = { layout: 'flat', across: 'number' } as const;

export const BOARD = board({ ...layout, hexes: MAP, tiles: TILES });
export const LITE_BOARD = board({ ...layout, hexes: LITE_MAP, tiles: TILES });
export const VERSION_1_BOARD = board({ ...layout, hexes: VERSION_1_MAP, tiles: VERSION_1_TILES });
export const VERSION_1_LITE_BOARD = board({
  ...layout,
  hexes: amend(LITE_MAP, { changed: VERSION_1_WEST }),
  tiles: VERSION_1_TILES,
});
