import { conflict } from '../call-error.ts';
import type { Context } from '../context.ts';
import { ownSeat } from './act.ts';
import { replaceSeat } from './programs.ts';

/** Takes one's seat back from the bot that has taken it over, where time is counted by the move. */
export async function returnToSeat(context: Context, table: string, accountId: string): Promise<void> {
  await context.games.change(table, (game, draft) => {
    const seat = ownSeat(game, accountId);
    if (game.status !== 'playing') throw conflict('game-over');
    if (seat.bot === null) throw conflict('no-bot-plays');
    if (seat.forfeited || game.clockRules.kind === 'live') throw conflict('seat-lost');
    replaceSeat(draft, seat.seat, { bot: null });
  });
}
