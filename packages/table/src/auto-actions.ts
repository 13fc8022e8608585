import {
  type AnyTitle,
  type AutoAnswer,
  type AutoEnd,
  type AutoKind,
  CHANCE,
  type Cited,
  type GameState,
  type Happened,
  isPass,
  matchesForm,
  type Pending,
  play,
  type Seat,
  view,
} from '@signalbox/kernel';
import type { EndedAuto, RunningAuto, SetAuto } from '@signalbox/protocol';
import { autoKey } from './auto-key.ts';
import { appendPlayed, type Draft, replaceSeat } from './draft.ts';
import { type Game, type GameSeat, seatNamed, waitingIn } from './game.ts';

/** How many ended auto actions are kept for a seat to see. */
const MAX_ENDED = 20;
/** An auto action stops after this many actions in a row, so that there is no endless loop. */
const MAX_IN_A_ROW = 100;

/** Can a seat set this now? */
export function canSetAuto({ title, state }: Game, seat: Seat, auto: SetAuto): boolean {
  const kind = kindOf(title, auto);
  const forms = kind?.forms(view(title, state, seat), seat) ?? [];
  return forms.some((form) => matchesForm(form, auto));
}

/** Sets an auto action of a seat; it replaces one with the same key. */
export function setAuto(draft: Draft, seat: Seat, auto: SetAuto): void {
  const others = seatNamed(draft.game, seat).autos.filter((one) => autoKey(one.auto) !== autoKey(auto));
  const autos = [...others, { auto, since: draft.game.position, made: 0 }];
  replaceSeat(draft, seat, { autos });
}

/** Removes one auto action, or all of them. */
export function cancelAuto(draft: Draft, seat: Seat, key?: string): void {
  const { autos } = seatNamed(draft.game, seat);
  const left = key === undefined ? [] : autos.filter(({ auto }) => autoKey(auto) !== key);
  if (left.length < autos.length) replaceSeat(draft, seat, { autos: left });
}

/** Ends the auto actions that are over because of what has happened since `before`, the state last checked. */
export function endAutos(draft: Draft, before: GameState, entries: number): void {
  const { title, state } = draft.game;
  const news = draft.entries.slice(entries);
  for (const { seat, autos, bot } of draft.game.seats) {
    if (autos.length === 0 || bot !== null) continue;
    const happened: Happened<GameState> = {
      before: view(title, before, seat),
      after: view(title, state, seat),
      seat,
      own: news.every((entry) => entry.seat === CHANCE || (entry.seat === seat && !isPass(entry.choice))),
    };
    for (const running of autos) {
      if (!seatNamed(draft.game, seat).autos.includes(running)) continue;
      const end = state.outcome ? GAME_OVER : endedBy(title, happened, running);
      if (end) endWithScope(draft, seat, running, end);
    }
  }
}

const GAME_OVER: AutoEnd = { ended: 'done', reason: { why: 'game-over' } };
const UNDONE: AutoEnd = { ended: 'stopped', reason: { why: 'auto/undone' } };
const TOGETHER: AutoEnd = { ended: 'stopped', reason: { why: 'auto/together' } };

function endedBy(title: AnyTitle, happened: Happened<GameState>, { auto }: RunningAuto): AutoEnd | null {
  return orFailure(() => kindOf(title, auto)!.endedBy(happened, auto));
}

/** What an auto action does about the question to its seat: a choice of the offer, its end, or nothing. */
export function answerOf(
  { title, state }: Pick<Game, 'title' | 'state'>,
  seat: Seat,
  { auto }: Pick<RunningAuto, 'auto'>,
  waiting: Pending,
): AutoAnswer | AutoEnd | null {
  return orFailure(() => kindOf(title, auto)!.answer(view(title, state, seat), seat, auto, waiting));
}

/** An exception in the rules ends the auto action that ran into it; what happened before is kept. */
function orFailure<T>(work: () => T): T | AutoEnd {
  try {
    return work();
  } catch {
    return { ended: 'stopped', reason: { why: 'auto/failed' } };
  }
}

/** Lets one auto action act, if one can. Returns whether it did; the caller repeats this until none does. */
export function playAuto(draft: Draft): boolean {
  const waiting = waitingIn(draft.game);
  if (!waiting || draft.game.consent) return false;
  return waiting.seats.some((name) => {
    const seat = draft.game.seats.find((one) => one.seat === name);
    return seat !== undefined && seat.bot === null && playFor(draft, seat, waiting);
  });
}

/** The first that has an answer acts. */
function playFor(draft: Draft, { seat, autos }: GameSeat, waiting: Pending): boolean {
  for (const running of inOrder(draft.game.title, autos)) {
    if (!seatNamed(draft.game, seat).autos.includes(running)) continue;
    const answer = answerOf(draft.game, seat, running, waiting);
    if (!answer) continue;
    if ('ended' in answer) {
      endWithScope(draft, seat, running, answer);
      if (answer.next) return playFor(draft, seatNamed(draft.game, seat), waiting);
    } else if (act(draft, seat, running, answer, waiting)) return true;
  }
  return false;
}

function act(draft: Draft, seat: Seat, running: RunningAuto, answer: AutoAnswer, waiting: Pending): boolean {
  const stop = (reason: Cited) => endWithScope(draft, seat, running, { ended: 'stopped', reason });
  const { game } = draft;
  if (draft.entries.filter((entry) => entry.by === 'program' && entry.seat === seat).length >= MAX_IN_A_ROW) {
    stop({ why: 'auto/too-often' });
    return false;
  }
  const action = { seat, decision: waiting.decision, choice: answer.choice };
  const played = orFailure(() => play(game.title, game.state, action, waiting));
  if ('ended' in played || !played.ok) {
    stop('ended' in played ? played.reason : { why: played.why });
    return false;
  }
  const counted = { ...running, made: running.made + 1 };
  replaceSeat(draft, seat, {
    autos: seatNamed(game, seat).autos.map((one) => (one === running ? counted : one)),
  });
  appendPlayed(draft, played, 'program');
  if (answer.last) endAuto(draft, seat, counted, { ended: 'done', reason: answer.last });
  return true;
}

/** Ends one; if it was stopped, also the others with the same scope: its player has to decide. */
function endWithScope(draft: Draft, seat: Seat, running: RunningAuto, end: AutoEnd): void {
  endAuto(draft, seat, running, end);
  if (end.next) setAuto(draft, seat, end.next as SetAuto);
  if (end.ended === 'done') return;
  const { title } = draft.game;
  const scope = kindOf(title, running.auto)?.scope;
  if (scope === undefined) return;
  for (const other of seatNamed(draft.game, seat).autos) {
    if (kindOf(title, other.auto)?.scope === scope) endAuto(draft, seat, other, TOGETHER);
  }
}

function endAuto(draft: Draft, seat: Seat, running: RunningAuto, { ended, reason }: AutoEnd): void {
  const { autos, endedAutos } = seatNamed(draft.game, seat);
  const over: EndedAuto = { auto: running.auto, ended, reason, position: draft.game.position, at: draft.at };
  replaceSeat(draft, seat, {
    autos: autos.filter((one) => one !== running),
    endedAutos: [...endedAutos, over].slice(-MAX_ENDED),
  });
}

/**
 * An undo ends the auto actions of the player who undoes something (and wants to choose differently), those whose
 * actions were undone, and those that were set after the position to which the game returns.
 */
export function endUndoneAutos(
  draft: Draft,
  undoing: Seat,
  undone: readonly { position: number; seat: Seat; by: string }[],
): void {
  const first = Math.min(...undone.map(({ position }) => position));
  for (const { seat, autos } of draft.game.seats) {
    const acted = undone.some((entry) => entry.by === 'program' && entry.seat === seat);
    for (const running of autos) {
      if (seat === undoing || acted || running.since >= first) endAuto(draft, seat, running, UNDONE);
    }
  }
}

function kindOf(title: AnyTitle, { kind }: SetAuto): AutoKind<GameState> | undefined {
  return title.auto?.find((one) => one.kind === kind);
}

/** In the order of the title's kinds. */
function inOrder(title: AnyTitle, autos: readonly RunningAuto[]): RunningAuto[] {
  const place = ({ auto }: RunningAuto) => title.auto?.findIndex(({ kind }) => kind === auto.kind) ?? -1;
  return autos.filter((one) => place(one) >= 0).sort((a, b) => place(a) - place(b));
}
