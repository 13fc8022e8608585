import type { Outcome, Seat } from '@signalbox/kernel';
import type { Problem } from '@signalbox/protocol';
import { followUp } from './advance.ts';
import { nextFlag } from './clock.ts';
import { append, type Draft, replaceSeat } from './draft.ts';
import { askedPeople, type Game, othersToAsk, SUBSTITUTE } from './game.ts';

/**
 * If the others vote to wait for a player whose time for the whole game is used up, the player gets a tenth of it
 * again.
 */
const GRACE_DIVISOR = 10;

/** When somebody went on vacation, and until when. */
export interface Vacation {
  readonly from: number;
  readonly until: number;
}

/**
 * Handles the seats whose time is up, as the table's settings say. `vacationOf` says who is away; `newId` gives the id
 * of a vote of the others.
 */
export function handleTimeouts(
  draft: Draft,
  vacationOf: (seat: Seat) => Vacation | null,
  newId: () => string,
): void {
  const { consent, clockRules, flag } = draft.game;
  if (consent?.kind === 'flag') return;
  for (let timedOut = firstTimedOut(draft); timedOut !== null; timedOut = firstTimedOut(draft)) {
    const { seat } = timedOut;
    const more =
      clockRules.kind === 'async' ? timeOff(timedOut.at, clockRules.perMove, vacationOf(seat), draft.at) : 0;
    if (more > 0) {
      giveTime(draft, seat, more);
    } else if (flag === 'bot') handToBot(draft, seat);
    else if (flag === 'loss') forfeit(draft, seat);
    else {
      askOthers(draft, seat, newId());
      return;
    }
  }
}

/** A seat whose time is up. */
function firstTimedOut({ game, at }: Draft): { seat: Seat; at: number } | null {
  const flag = nextFlag(game.clock, askedPeople(game));
  return flag && flag.at <= at ? flag : null;
}

/**
 * How much longer a player on vacation has. Vacation starts with the next turn: the clock of a pending decision keeps
 * running.
 */
function timeOff(flagAt: number, perMove: number, vacation: Vacation | null, now: number): number {
  if (!vacation || vacation.until <= now || vacation.from > flagAt - perMove) return 0;
  return vacation.until - now + perMove;
}

/** The vote of the others: the majority decides; a tie means waiting. */
export function answerFlag(draft: Draft, seat: Seat, answer: string): Problem | null {
  const consent = draft.game.consent!;
  if (!['wait', 'bot', 'loss'].includes(answer) || seat === consent.seat) return { why: 'no-such-answer' };
  const answers = { ...consent.answers, [seat]: answer };
  draft.game = { ...draft.game, consent: { ...consent, answers } };
  const asked = othersToAsk(draft.game, consent.seat);
  if (asked.some((one) => answers[one] === undefined)) return null;
  draft.game = { ...draft.game, consent: null };
  const votes = (kind: string) => asked.filter((one) => answers[one] === kind).length;
  const most = Math.max(votes('wait'), votes('bot'), votes('loss'));
  const leading = ['wait', 'bot', 'loss'].filter((kind) => votes(kind) === most);
  if (leading.length > 1 || leading[0] === 'wait') moreTime(draft, consent.seat);
  else if (leading[0] === 'bot') handToBot(draft, consent.seat);
  else forfeit(draft, consent.seat);
  return null;
}

function askOthers(draft: Draft, seat: Seat, id: string): void {
  if (othersToAsk(draft.game, seat).length === 0) {
    handToBot(draft, seat);
    return;
  }
  const consent = { id, kind: 'flag' as const, seat, takesBack: [], answers: {}, askedAt: draft.at };
  draft.game = { ...draft.game, consent };
}

function moreTime(draft: Draft, seat: Seat): void {
  const { clockRules } = draft.game;
  if (clockRules.kind === 'async') giveTime(draft, seat, clockRules.perMove);
  if (clockRules.kind === 'live') giveTime(draft, seat, Math.round(clockRules.budget / GRACE_DIVISOR));
}

/** Gives a seat this much time from now on. */
function giveTime(draft: Draft, seat: Seat, ms: number): void {
  const clock = draft.game.clock!;
  const used = clock.paused ? 0 : draft.at - clock.since;
  draft.game = {
    ...draft.game,
    clock: { ...clock, remaining: { ...clock.remaining, [seat]: ms + used } },
  };
}

function handToBot(draft: Draft, seat: Seat): void {
  replaceSeat(draft, seat, { bot: SUBSTITUTE, autos: [] });
}

/** The seat has lost; a bot continues for it, unless only one person is left. */
function forfeit(draft: Draft, seat: Seat): void {
  replaceSeat(draft, seat, { bot: SUBSTITUTE, forfeited: true, autos: [] });
  const { game } = draft;
  const left = game.seats.filter((one) => one.bot === null);
  const [winner] = left;
  const outcome = left.length === 1 && winner ? lastPlayerWins(game, winner.seat) : null;
  append(
    draft,
    {
      kind: 'forfeit',
      seat,
      by: 'server',
      events: [{ type: 'forfeited', seat }],
      patches: outcome ? [{ op: 'replace', path: ['outcome'], value: outcome }] : [],
    },
    outcome ? { ...game.state, outcome } : game.state,
    game.waiting,
  );
  if (!outcome) followUp(draft);
}

function lastPlayerWins(game: Game, winner: Seat): Outcome {
  const scores = Object.fromEntries(game.seats.map(({ seat }) => [seat, seat === winner ? 1 : 0]));
  return { reason: 'out-of-time', scores, winners: [winner] };
}
