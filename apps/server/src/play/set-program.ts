import type { Program } from '@signalbox/protocol';
import { conflict } from '../call-error.ts';
import type { Context } from '../context.ts';
import { ownSeat } from './act.ts';
import { followUp } from './follow-up.ts';
import { replaceSeat } from './programs.ts';

/** Gives a seat its program, or (null) takes it away. If it is the seat's turn the first move is made at once. */
export async function setProgram(
  context: Context,
  table: string,
  accountId: string,
  program: Program | null,
): Promise<void> {
  await context.games.change(table, (game, draft) => {
    const { seat } = ownSeat(game, accountId);
    if (game.status !== 'playing') throw conflict('game-over');
    if (program && !game.title.decisions.has(program.decision)) throw conflict('no-such-decision');
    replaceSeat(draft, seat, { program: program && { ...program, made: 0 }, notice: null });
    if (program) followUp(draft);
  });
}
