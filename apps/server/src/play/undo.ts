import type { Seat } from '@signalbox/kernel';
import type { Accepted } from '@signalbox/protocol';
import { apply, type Patches } from 'mutative';
import { conflict } from '../call-error.ts';
import type { Context } from '../context.ts';
import { randomId } from '../ids.ts';
import { firstAnswer, ownSeat, staleError } from './act.ts';
import { append, type Draft, type Sender } from './draft.ts';
import type { LiveGame } from './live-game.ts';
import { othersToAsk, undoRightOf } from './undo-right.ts';

/** Takes back one's own last actions, or asks the others whether one may. */
export async function undo(
  context: Context,
  table: string,
  accountId: string,
  call: { request: string; position: number },
): Promise<Accepted> {
  return context.games.change(table, async (game, draft) => {
    const seat = ownSeat(game, accountId);
    if (call.position !== game.position) {
      const first = await firstAnswer(context, game, accountId, call.request);
      if (first) return first;
      throw await staleError(context, game, seat, call.position);
    }
    if (game.status !== 'playing') throw conflict('game-over');
    if (game.consent) throw conflict('consent-open');
    const right = undoRightOf(game, seat.seat);
    if (!right) throw conflict('nothing-to-undo');
    if (right.freely) {
      await takeBack(context, draft, seat.seat, right.takesBack, { accountId, request: call.request });
      return { position: game.position + 1, asked: false };
    }
    const consent = {
      id: randomId(),
      kind: 'undo' as const,
      seat: seat.seat,
      takesBack: right.takesBack,
      answers: {},
      askedAt: draft.at,
    };
    draft.game = { ...game, consent };
    return { position: game.position, asked: true };
  });
}

/** Applies the way back that each entry holds, the latest first. No rule is run. */
async function takeBack(
  context: Context,
  draft: Draft,
  by: Seat,
  positions: readonly number[],
  sender: Sender | null,
): Promise<void> {
  const { game } = draft;
  const rows = await context.storage.db
    .selectFrom('entries')
    .select(['position', 'inverse'])
    .where('table_id', '=', game.table)
    .where('position', 'in', [...positions])
    .orderBy('position', 'desc')
    .execute();
  const patches = rows.flatMap((row) => JSON.parse(row.inverse) as Patches);
  const state = apply(game.state as unknown as object, patches) as LiveGame['state'];
  append(
    draft,
    { ...state, events: [] },
    {
      kind: 'undo',
      seat: by,
      by: 'person',
      decision: null,
      choice: 'null',
      events: '[]',
      patches: JSON.stringify(patches),
      inverse: '[]',
      reveals: 0,
      hidden: 0,
      takes_back: JSON.stringify(positions),
      account_id: sender?.accountId ?? null,
      request_id: sender?.request ?? null,
    },
  );
  const gone = game.recent.filter((entry) => positions.includes(entry.position));
  draft.game = {
    ...draft.game,
    consent: null,
    draws: game.draws - gone.filter((entry) => entry.by === 'chance').length,
    recent: game.recent.filter((entry) => !positions.includes(entry.position)),
  };
}

/** An answer to somebody's wish to take back: one “no” is enough, and so is the asker's own. */
export async function answerUndo(context: Context, draft: Draft, seat: Seat, answer: string): Promise<void> {
  const consent = draft.game.consent!;
  if (answer === 'no') {
    draft.game = { ...draft.game, consent: null };
    return;
  }
  if (answer !== 'yes' || seat === consent.seat) throw conflict('no-such-answer');
  const answers = { ...consent.answers, [seat]: answer };
  draft.game = { ...draft.game, consent: { ...consent, answers } };
  const asked = othersToAsk(draft.game, consent.seat);
  if (asked.some((one) => answers[one] !== 'yes')) return;
  await takeBack(context, draft, consent.seat, consent.takesBack, null);
}
