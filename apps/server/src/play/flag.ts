import type { Outcome, Seat } from '@signalbox/kernel';
import { conflict } from '../call-error.ts';
import type { Context } from '../context.ts';
import { randomId } from '../ids.ts';
import { nextFlag } from './clock.ts';
import { append, type Draft } from './draft.ts';
import { followUp } from './follow-up.ts';
import { isPlayedByPerson, type LiveGame, SUBSTITUTE } from './live-game.ts';
import { replaceSeat } from './programs.ts';
import { othersToAsk } from './undo-right.ts';
import { askedPersons } from './write.ts';

/** More time, when the others wait for somebody whose budget for the whole game is used up. */
const GRACE_SHARE = 10;

/** Somebody's time is up: what happens then was agreed when the table was made. */
export async function fallFlag(context: Context, table: string): Promise<void> {
  const vacations = await vacationsAt(context, table);
  await context.games.change(table, (game, draft) => {
    if (game.consent) return;
    for (let seat = fallen(draft); seat !== null; seat = fallen(draft)) {
      const away = vacations.get(seat) ?? 0;
      if (game.clockRules.kind === 'async' && away > draft.at) {
        giveTime(draft, seat, away - draft.at + game.clockRules.perMove);
      } else if (game.flag === 'bot') handToBot(draft, seat);
      else if (game.flag === 'loss') forfeit(draft, seat);
      else {
        askOthers(draft, seat);
        return;
      }
    }
  });
}

/** A seat whose time is up. */
function fallen({ game, at }: Draft): Seat | null {
  if (game.state.outcome) return null;
  const flag = nextFlag(game.clock, askedPersons(game));
  return flag && flag.at <= at ? flag.seat : null;
}

/** The others' votes: the most votes decide; a tie waits. */
export function answerFlag(draft: Draft, seat: Seat, answer: string): void {
  const consent = draft.game.consent!;
  if (!['wait', 'bot', 'loss'].includes(answer) || seat === consent.seat) throw conflict('no-such-answer');
  const answers = { ...consent.answers, [seat]: answer };
  draft.game = { ...draft.game, consent: { ...consent, answers } };
  const asked = othersToAsk(draft.game, consent.seat);
  if (asked.some((one) => answers[one] === undefined)) return;
  draft.game = { ...draft.game, consent: null };
  const votes = (kind: string) => asked.filter((one) => answers[one] === kind).length;
  const most = Math.max(votes('wait'), votes('bot'), votes('loss'));
  const leading = ['wait', 'bot', 'loss'].filter((kind) => votes(kind) === most);
  if (leading.length > 1 || leading[0] === 'wait') moreTime(draft, consent.seat);
  else if (leading[0] === 'bot') handToBot(draft, consent.seat);
  else forfeit(draft, consent.seat);
}

function askOthers(draft: Draft, seat: Seat): void {
  if (othersToAsk(draft.game, seat).length === 0) {
    handToBot(draft, seat);
    return;
  }
  const consent = {
    id: randomId(),
    kind: 'flag' as const,
    seat,
    takesBack: [],
    answers: {},
    askedAt: draft.at,
  };
  draft.game = { ...draft.game, consent };
}

function moreTime(draft: Draft, seat: Seat): void {
  const { clockRules } = draft.game;
  if (clockRules.kind === 'async') giveTime(draft, seat, clockRules.perMove);
  if (clockRules.kind === 'live') giveTime(draft, seat, clockRules.budget / GRACE_SHARE);
}

/** So much from now on. What was used up until now is not counted against it. */
function giveTime(draft: Draft, seat: Seat, ms: number): void {
  const clock = draft.game.clock!;
  const used = clock.paused ? 0 : draft.at - clock.since;
  draft.game = {
    ...draft.game,
    clock: { ...clock, remaining: { ...clock.remaining, [seat]: ms + used } },
  };
}

function handToBot(draft: Draft, seat: Seat): void {
  replaceSeat(draft, seat, { bot: SUBSTITUTE, program: null });
}

/** The seat has lost; a bot plays it on for the others, unless only one person is left. */
function forfeit(draft: Draft, seat: Seat): void {
  replaceSeat(draft, seat, { bot: SUBSTITUTE, forfeited: true, program: null });
  const { game } = draft;
  const left = game.seats.filter(isPlayedByPerson);
  const [winner] = left;
  const outcome = left.length === 1 && winner ? lastOne(game, winner.seat) : null;
  append(draft, outcome ? { ...game.state, outcome } : game.state, {
    kind: 'forfeit',
    seat,
    by: 'server',
    decision: null,
    choice: 'null',
    events: JSON.stringify([{ type: 'forfeited', seat }]),
    patches: JSON.stringify(outcome ? [{ op: 'replace', path: ['outcome'], value: outcome }] : []),
    inverse: '[]',
    reveals: 0,
    hidden: 0,
    takes_back: null,
    account_id: null,
    request_id: null,
  });
  // Nobody takes back what they did before: the forfeit stands between.
  draft.game = { ...draft.game, recent: [] };
  if (!outcome) followUp(draft);
}

function lastOne(game: LiveGame, winner: Seat): Outcome {
  const scores = Object.fromEntries(game.seats.map(({ seat }) => [seat, seat === winner ? 1 : 0]));
  return { reason: 'out-of-time', scores, winners: [winner] };
}

async function vacationsAt(context: Context, table: string): Promise<Map<Seat, number>> {
  const rows = await context.storage.db
    .selectFrom('seats')
    .innerJoin('accounts', 'accounts.id', 'seats.account_id')
    .select(['seats.seat', 'accounts.vacation_until'])
    .where('seats.table_id', '=', table)
    .execute();
  return new Map(
    rows.flatMap((row) => (row.vacation_until ? [[row.seat!, row.vacation_until] as const] : [])),
  );
}
