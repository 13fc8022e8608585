import { defaultOptions, newGame } from '@signalbox/kernel';
import type { BoardModel } from '../../board/model.ts';
import type { Presentation } from '../../titles/presentation.ts';

/** A title's board before the game, for the smallest number of players. */
export function openingBoard({ title, board }: Presentation): BoardModel {
  return board(newGame(title, { players: title.players[0], options: defaultOptions(title.options) }));
}
