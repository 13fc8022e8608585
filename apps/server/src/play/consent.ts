import type { Accepted } from '@signalbox/protocol';
import { conflict } from '../call-error.ts';
import type { Context } from '../context.ts';
import { ownSeat } from './act.ts';
import { answerFlag } from './flag.ts';
import { answerUndo } from './undo.ts';

/** Somebody's answer to the question that stands open. */
export async function answer(
  context: Context,
  table: string,
  accountId: string,
  call: { consent: string; answer: string },
): Promise<Accepted> {
  return context.games.change(table, async (game, draft) => {
    const seat = ownSeat(game, accountId);
    if (game.consent?.id !== call.consent) throw conflict('no-such-question');
    if (game.consent.kind === 'flag') answerFlag(draft, seat.seat, call.answer);
    else await answerUndo(context, draft, seat.seat, call.answer);
    return { position: draft.game.position };
  });
}
