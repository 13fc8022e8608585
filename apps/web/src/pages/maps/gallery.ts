import type { Messages } from '@signalbox/kernel';
import type { Board } from '@signalbox/rails';
import { BOARD as BOARD_18FL } from '@signalbox/titles/18fl/data/board.ts';
import { MESSAGES as MESSAGES_18FL } from '@signalbox/titles/18fl/messages.ts';
import { BOARD as BOARD_1841 } from '@signalbox/titles/1841/data/board.ts';
import { OFF_BOARD_COLOURS } from '@signalbox/titles/1841/data/phases.ts';
import { MESSAGES as MESSAGES_1841 } from '@signalbox/titles/1841/messages.ts';
import { BOARD as BOARD_1860 } from '@signalbox/titles/1860/data/board.ts';
import { MESSAGES as MESSAGES_1860 } from '@signalbox/titles/1860/messages.ts';
import { BOARD as BOARD_UNION } from '@signalbox/titles/union-station/data/map.ts';
import type { BoardModel } from '../../board/model.ts';
import { WORDS_UNION_STATION } from '../../titles/union-station/words.ts';

function empty(board: Board, periods: readonly string[]): BoardModel {
  return { board, tiles: {}, stations: [], markers: {}, emblems: {}, period: 0, periods };
}

export interface GalleryMap {
  readonly id: string;
  readonly name: string;
  readonly model: BoardModel;
  /** They name its places. */
  readonly messages: Messages;
}

/** The bare maps: nothing is loaded of a title but its data. */
export const GALLERY: readonly GalleryMap[] = [
  {
    id: 'union-station',
    name: 'Union Station',
    model: empty(BOARD_UNION, []),
    messages: WORDS_UNION_STATION,
  },
  { id: '18FL', name: '18FL', model: empty(BOARD_18FL, ['yellow', 'brown']), messages: MESSAGES_18FL },
  {
    id: '1860',
    name: '1860',
    model: empty(BOARD_1860, ['yellow', 'green', 'brown']),
    messages: MESSAGES_1860,
  },
  {
    id: '1841',
    name: '1841',
    model: empty(BOARD_1841, OFF_BOARD_COLOURS),
    messages: MESSAGES_1841,
  },
];
