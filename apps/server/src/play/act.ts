import { type Action, play } from '@signalbox/kernel';
import type { Accepted, ActRequest } from '@signalbox/protocol';
import { CallError, conflict, forbidden } from '../call-error.ts';
import type { Context } from '../context.ts';
import { appendPlayed } from './draft.ts';
import { followUp } from './follow-up.ts';
import { type LiveGame, type LiveSeat, seatOfAccount } from './live-game.ts';
import { logSince } from './log.ts';
import { Outrun } from './write.ts';

/** A player's action. Accepted ones are durable before this returns; a repeated one gets the first answer. */
export async function act(
  context: Context,
  table: string,
  accountId: string,
  call: ActRequest,
): Promise<Accepted> {
  return context.games.change(table, async (game, draft) => {
    const seat = ownSeat(game, accountId);
    if (call.position > game.position) throw new Outrun();
    const first =
      call.position === game.position ? null : await firstAnswer(context, game, accountId, call.request);
    if (first) return first;
    if (game.status !== 'playing') throw conflict('game-over');
    if (seat.bot !== null) throw conflict('bot-plays');
    if (game.consent?.kind === 'undo') throw conflict('consent-open');
    if (!sawEverything(game, seat, call)) throw await staleError(context, game, seat, call.position);
    const action: Action = {
      seat: seat.seat,
      decision: call.decision,
      choice: call.choice as Action['choice'],
    };
    const played = play(game.title, game.state, action);
    if (!played.ok) {
      const { why, rule, details } = played;
      throw new CallError(422, why, { rule, ...(details ? { details } : {}) });
    }
    appendPlayed(draft, played, 'person', { accountId, request: call.request });
    if (game.consent?.seat === seat.seat) draft.game = { ...draft.game, consent: null };
    followUp(draft);
    return { position: game.position + 1 };
  });
}

export function ownSeat(game: LiveGame, accountId: string): LiveSeat {
  const seat = seatOfAccount(game, accountId);
  if (!seat) throw forbidden('not-at-this-table');
  return seat;
}

/**
 * Who chooses at the same time as others, and unseen, need not have seen that the others have chosen: they have seen
 * everything that there is to see.
 */
function sawEverything(game: LiveGame, seat: LiveSeat, call: ActRequest): boolean {
  if (call.position === game.position) return true;
  const chosen = game.state.stack.at(-1)?.sealed;
  if (!chosen || Object.hasOwn(chosen, seat.seat)) return false;
  const since = game.recent.filter((entry) => entry.position > call.position);
  return (
    since.length === game.position - call.position &&
    since.every((entry) => Object.hasOwn(chosen, entry.seat) && !entry.reveals)
  );
}

/** What was answered when the same request came for the first time; null if it never came, or was refused. */
export async function firstAnswer(
  context: Context,
  game: LiveGame,
  accountId: string,
  request: string,
): Promise<Accepted | null> {
  const entry = await context.storage.db
    .selectFrom('entries')
    .select('position')
    .where('table_id', '=', game.table)
    .where('account_id', '=', accountId)
    .where('request_id', '=', request)
    .executeTakeFirst();
  return entry ? { position: entry.position } : null;
}

export async function staleError(
  context: Context,
  game: LiveGame,
  seat: LiveSeat,
  since: number,
): Promise<CallError> {
  const entries = await logSince(context, game.table, seat.seat, since, 200);
  return conflict('stale', { position: game.position, entries });
}
