import type { Board } from '@signalbox/rails';
import { BOARD as BOARD_18FL } from '@signalbox/titles/18fl/data/board.ts';
import { BOARD as BOARD_1841 } from '@signalbox/titles/1841/data/board.ts';
import { BOARD as BOARD_1860 } from '@signalbox/titles/1860/data/board.ts';
import { BOARD as BOARD_UNION } from '@signalbox/titles/union-station/data/map.ts';
import type { BoardModel } from '../../board/model.ts';

function empty(board: Board, periods: readonly string[]): BoardModel {
  return { board, tiles: {}, stations: [], markers: {}, emblems: {}, period: 0, periods };
}

/** The maps before a game begins. */
export const GALLERY: readonly { readonly id: string; readonly name: string; readonly model: BoardModel }[] =
  [
    { id: '18FL', name: '18FL', model: empty(BOARD_18FL, ['yellow', 'brown']) },
    { id: 'union-station', name: 'Union Station', model: empty(BOARD_UNION, []) },
    { id: '1860', name: '1860', model: empty(BOARD_1860, ['yellow', 'green', 'brown']) },
    { id: '1841', name: '1841', model: empty(BOARD_1841, ['yellow', 'green', 'brown']) },
  ];
