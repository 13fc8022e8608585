import { defaultOptions, type Messages, newGame } from '@signalbox/kernel';
import type { BoardModel } from '../../board/model.ts';
import type { Presentation } from '../../titles/presentation.ts';

/** A title's board before the game, for the smallest number of players. */
export function openingBoard({ title, board }: Presentation): BoardModel {
  return board(newGame(title, { players: title.players[0], options: defaultOptions(title.options) }));
}

/** The same with the names of its places. */
export function openingMap(presentation: Presentation): { model: BoardModel; messages: Messages } {
  const messages = { ...presentation.title.messages, ...presentation.words };
  return { model: openingBoard(presentation), messages };
}
