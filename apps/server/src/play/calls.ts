import type { Accepted, ActRequest, SetAuto } from '@signalbox/protocol';
import {
  act as actAt,
  answerFlag,
  answerUndo,
  askToUndo,
  cancelAuto as cancelAutoAt,
  canSetAuto,
  type Entry,
  followUp,
  type HowFar,
  objectionToActing,
  objectionToStandingIn,
  putBack,
  redoRight,
  replaceSeat,
  sawEverything,
  setAuto as setAutoAt,
  takeBack,
  undoRight,
} from '@signalbox/table';
import { CallError, conflict, forbidden } from '../call-error.ts';
import type { Context } from '../context.ts';
import { randomId } from '../ids.ts';
import { countOne } from '../security/counters.ts';
import { type LiveGame, type LiveSeat, ownSeat } from './live-game.ts';
import { entriesAt } from './log.ts';
import { logSince } from './seen-by.ts';
import { WriteConflict } from './write.ts';

/** A player's action. Accepted ones are durable before this returns; a repeated one gets the first answer. */
export async function act(
  context: Context,
  table: string,
  accountId: string,
  call: ActRequest,
): Promise<Accepted> {
  return context.games.change(table, async (game, draft, tries) => {
    const own = ownSeat(game, accountId);
    const seat = seatToActFor(game, own, call.seat);
    if (call.position > game.position) throw new WriteConflict();
    const first = await firstAnswer(context, game, accountId, call, tries);
    if (first) return first;
    const why = objectionToActing(game, seat);
    if (why) throw conflict(why);
    if (!sawEverything(game, seat, call.position)) throw await stale(context, game, seat, call.position);
    draft.sender = { accountId, request: call.request };
    const { decision, choice } = call;
    const madeBy = seat === own.seat ? null : own.seat;
    const refused = actAt(draft, { seat, decision, choice, madeBy }, 'person');
    if (refused) {
      const { why, rule, details } = refused;
      throw new CallError(422, why, { rule, ...(details ? { details } : {}) });
    }
    return { position: game.position + 1 };
  });
}

/** The caller's own seat, or another if the caller is a host who may act for it. */
function seatToActFor(game: LiveGame, own: LiveSeat, seat: string | undefined): string {
  if (seat === undefined || seat === own.seat) return own.seat;
  if (!game.seats.some((one) => one.seat === seat)) throw conflict('no-such-player');
  const why = objectionToStandingIn(game, own.seat, seat);
  if (why) throw why === 'own-seat-only' ? forbidden(why) : conflict(why);
  return seat;
}

interface BackOrForth {
  readonly request: string;
  readonly position: number;
}

/** Undoes the caller's last actions, or asks the others for consent. */
export async function undo(
  context: Context,
  table: string,
  accountId: string,
  call: BackOrForth & { readonly howFar: HowFar },
): Promise<Accepted> {
  return context.games.change(table, async (game, draft, tries) => {
    const own = ownSeat(game, accountId);
    const first = await firstAnswer(context, game, accountId, call, tries);
    if (first) return first;
    await requireUnchanged(context, game, own, call.position);
    await limitUndos(context, accountId);
    const right = undoRight(game, own.seat, call.howFar);
    if (!right) throw conflict('nothing-to-undo');
    if (!right.freely) {
      if (!(await countOne(context, 'question', `${table} ${own.seat}`)))
        throw new CallError(429, 'too-many-questions');
      askToUndo(draft, own.seat, right, randomId());
      return { position: game.position, asked: true };
    }
    draft.sender = { accountId, request: call.request };
    takeBack(draft, own.seat, await entriesAt(context.storage.db, table, right.takesBack));
    return { position: game.position + 1, asked: false };
  });
}

/** Redoes what the caller has undone. */
export async function redo(
  context: Context,
  table: string,
  accountId: string,
  call: BackOrForth,
): Promise<Accepted> {
  return context.games.change(table, async (game, draft, tries) => {
    const own = ownSeat(game, accountId);
    const first = await firstAnswer(context, game, accountId, call, tries);
    if (first) return first;
    await requireUnchanged(context, game, own, call.position);
    await limitUndos(context, accountId);
    const positions = redoRight(game, own.seat);
    if (!positions) throw conflict('nothing-to-redo');
    draft.sender = { accountId, request: call.request };
    putBack(draft, own.seat, await entriesAt(context.storage.db, table, positions));
    return { position: game.position + 1 };
  });
}

/** An answer to the open question. */
export async function answer(
  context: Context,
  table: string,
  accountId: string,
  call: { consent: string; answer: string },
): Promise<Accepted> {
  return context.games.change(table, async (game, draft) => {
    const { seat } = ownSeat(game, accountId);
    const { consent } = game;
    if (consent?.id !== call.consent) throw conflict('no-such-question');
    const answered =
      consent.kind === 'flag' ? answerFlag(draft, seat, call.answer) : answerUndo(draft, seat, call.answer);
    if (answered === 'granted') {
      takeBack(draft, consent.seat, await entriesAt(context.storage.db, table, consent.takesBack));
    } else if (answered) throw conflict(answered.why);
    // Auto actions have waited for the answer too.
    else if (!draft.game.consent) followUp(draft);
    return { position: draft.game.position };
  });
}

/** Sets an auto action of the caller's seat. If it is the seat's turn, it acts at once. */
export async function setAuto(
  context: Context,
  table: string,
  accountId: string,
  auto: SetAuto,
): Promise<void> {
  await context.games.change(table, (game, draft) => {
    const { seat } = ownSeat(game, accountId);
    const why = objectionToActing(game, seat);
    if (why) throw conflict(why);
    if (!canSetAuto(game, seat, auto)) throw conflict('no-such-auto-action');
    setAutoAt(draft, seat, auto);
    followUp(draft);
  });
}

/** Cancels one of the caller's auto actions, or all of them. */
export async function cancelAuto(
  context: Context,
  table: string,
  accountId: string,
  key: string | undefined,
): Promise<void> {
  await context.games.change(table, (game, draft) => {
    cancelAutoAt(draft, ownSeat(game, accountId).seat, key);
  });
}

/** Returns the seat from the bot that took over to its player, if the clock has a time per move. */
export async function returnToSeat(context: Context, table: string, accountId: string): Promise<void> {
  await context.games.change(table, (game, draft) => {
    const seat = ownSeat(game, accountId);
    if (game.status !== 'playing') throw conflict('game-over');
    if (seat.bot === null) throw conflict('no-bot-plays');
    if (seat.forfeited || game.clockRules.kind === 'live') throw conflict('seat-lost');
    replaceSeat(draft, seat.seat, { bot: null });
  });
}

/** The first answer to the same request; null if it is new or was refused. */
async function firstAnswer(
  context: Context,
  game: LiveGame,
  accountId: string,
  { request, position }: BackOrForth,
  tries: number,
): Promise<Accepted | null> {
  // A caller who is up to date cannot have been answered before: the answer would have advanced the game. If they use
  // the name of an earlier request all the same, the database finds it, and they get that one's answer.
  if (position === game.position && tries === 1) return null;
  const entry = await context.storage.db
    .selectFrom('entries')
    .select('position')
    .where('table_id', '=', game.table)
    .where('account_id', '=', accountId)
    .where('request_id', '=', request)
    .executeTakeFirst();
  return entry ? { position: entry.position } : null;
}

/** No undo or redo in a game that has advanced meanwhile, is over, or has an open question. */
async function requireUnchanged(
  context: Context,
  game: LiveGame,
  { seat }: LiveSeat,
  position: Entry['position'],
): Promise<void> {
  if (position !== game.position) throw await stale(context, game, seat, position);
  if (game.status !== 'playing') throw conflict('game-over');
  if (game.consent) throw conflict('consent-open');
}

/** Moves end with the game, but undo and redo could alternate without end, and the log keeps every entry. */
async function limitUndos(context: Context, accountId: string): Promise<void> {
  if (!(await countOne(context, 'back', accountId))) throw new CallError(429, 'too-fast');
}

async function stale(context: Context, game: LiveGame, seat: string, since: number): Promise<CallError> {
  const entries = await logSince(context.storage.db, game, seat, since, 200);
  return conflict('stale', { position: game.position, entries });
}
