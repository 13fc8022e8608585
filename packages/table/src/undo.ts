import { CHANCE, type GameState, type Seat } from '@signalbox/kernel';
import type { Problem } from '@signalbox/protocol';
import { endUndoneAutos } from './auto-actions.ts';
import { append, type Draft } from './draft.ts';
import type { Entry, Move } from './entry.ts';
import { type Consent, type Game, othersToAsk } from './game.ts';
import { patched } from './log.ts';

/** One action, or everything since another player moved. */
export type HowFar = 'one' | 'turn';

export interface UndoRight {
  /** Whose action is undone. */
  readonly seat: Seat;
  /** Positions of the entries to undo, the latest first. */
  readonly takesBack: readonly number[];
  /** Needs no consent. */
  readonly freely: boolean;
}

/**
 * Players may undo their last actions freely while nobody else has acted and nothing hidden was revealed; further back
 * the others are asked. What the host did for a player can be undone by both. At a shared screen the last action is
 * undone, no matter who is asked now.
 */
export function undoRight(game: Game, asking: Seat, howFar: HowFar = 'one'): UndoRight | null {
  const seat = game.shared ? lastToAct(game) : asking;
  const own = game.standing.findLastIndex((move) => isBy(move, seat));
  if (seat === null || own < 0 || isClosed(game)) return null;
  const alone = othersToAsk(game, seat).length === 0;
  const fixed = (move: Move) => alone && isFixed(game, seat, move);
  if (game.standing.slice(own).some(fixed)) return null;
  const isOwn = (move: Move) => isBy(move, seat) && (alone ? !fixed(move) : !move.reveals);
  const freely = alone || game.standing.slice(own).every(isOwn);
  let first = own;
  if (howFar === 'turn') while (first > 0 && isOwn(game.standing[first - 1]!)) first--;
  return { seat, takesBack: game.standing.slice(first).map(positionOf).reverse(), freely };
}

/**
 * If all others have left there is nobody to ask: what they did themselves cannot be undone, nor, in a rated game, what
 * was drawn or revealed; otherwise a player could repeat a draw until it is a good one.
 */
function isFixed({ shared, rated }: Game, seat: Seat | null, move: Move): boolean {
  if (shared) return false;
  const { by, reveals } = move;
  return (rated && reveals) || (!isBy(move, seat) && (by === 'person' || by === 'program'));
}

/** A move of the seat, or one that its player, as the host, made for another. */
function isBy({ seat, madeBy }: Move, player: Seat | null): boolean {
  return seat === player || (madeBy !== null && madeBy === player);
}

/** A finished game cannot be undone, except at a shared screen. */
function isClosed({ status, shared }: Game): boolean {
  return status !== 'playing' && !shared;
}

/** The player who acted last. */
export function lastToAct(game: Game): Seat | null {
  return game.standing.findLast(({ by }) => by === 'person' || by === 'program')?.seat ?? null;
}

/**
 * Positions of the entries that one redo restores, the earliest first: an undone action with what had
 * followed from it. The player who undid it may redo it as long as nothing else was done.
 */
export function redoRight(game: Game, seat: Seat): readonly number[] | null {
  const [next, ...later] = game.undone;
  if (!next || isClosed(game) || (next.takenBackBy !== seat && !game.shared)) return null;
  const following = later.findIndex(({ by }) => by === 'person');
  return [next, ...later.slice(0, following < 0 ? later.length : following)].map(positionOf);
}

/** How often a seat can redo. */
export function redosLeft(game: Game, seat: Seat): number {
  if (redoRight(game, seat) === null) return 0;
  const firstOfOthers = game.shared ? -1 : game.undone.findIndex(({ takenBackBy }) => takenBackBy !== seat);
  const own = firstOfOthers < 0 ? game.undone : game.undone.slice(0, firstOfOthers);
  return own.filter(({ by }, i) => by === 'person' || i === 0).length;
}

/** Applies the backward patches of these entries, the latest first. No rule is run. */
export function takeBack(
  draft: Draft,
  seat: Seat,
  entries: readonly Entry[],
  by: 'person' | 'server' = 'person',
): void {
  const latestFirst = entries.toSorted((a, b) => b.position - a.position);
  const patches = latestFirst.flatMap((entry) => entry.inverse);
  const takesBack = latestFirst.map(positionOf);
  append(draft, { kind: 'undo', seat, by, patches, takesBack }, patchedState(draft, patches));
  draft.game = { ...draft.game, consent: null };
  endUndoneAutos(draft, seat, latestFirst);
}

/** The positions of all standing actions after a position, the latest first: what is undone to go back there. */
export function standingAfter(game: Game, position: number): readonly number[] {
  return game.standing
    .map(positionOf)
    .filter((one) => one > position)
    .reverse();
}

/** Undoes these entries for the server: no player has asked for it, so none can redo it. */
export function restore(draft: Draft, entries: readonly Entry[]): void {
  takeBack(draft, CHANCE, entries, 'server');
}

/** Applies the forward patches of these entries, the earliest first. No rule is run. */
export function putBack(draft: Draft, seat: Seat, entries: readonly Entry[]): void {
  const earliestFirst = entries.toSorted((a, b) => a.position - b.position);
  const patches = earliestFirst.flatMap((entry) => entry.patches);
  const putsBack = earliestFirst.map(positionOf);
  append(draft, { kind: 'redo', seat, by: 'person', patches, putsBack }, patchedState(draft, patches));
}

/** Asks the others for consent to an undo. */
export function askToUndo(draft: Draft, seat: Seat, { takesBack }: UndoRight, id: string): void {
  const consent: Consent = { id, kind: 'undo', seat, takesBack, answers: {}, askedAt: draft.at };
  draft.game = { ...draft.game, consent };
}

/**
 * Answers an undo request: a single no declines it, and the player who asked can withdraw it by answering no. Returns
 * `granted` when everybody has agreed; the caller then carries out the undo.
 */
export function answerUndo(draft: Draft, seat: Seat, answer: string): Problem | 'granted' | null {
  const consent = draft.game.consent!;
  if (answer === 'no') {
    draft.game = { ...draft.game, consent: null };
    return null;
  }
  if (answer !== 'yes' || seat === consent.seat) return { why: 'no-such-answer' };
  const answers = { ...consent.answers, [seat]: answer };
  draft.game = { ...draft.game, consent: { ...consent, answers } };
  return othersToAsk(draft.game, consent.seat).every((one) => answers[one] === 'yes') ? 'granted' : null;
}

function patchedState({ game }: Draft, patches: Entry['patches']): GameState {
  return { ...patched(game.state, patches), events: [] };
}

function positionOf({ position }: { readonly position: number }): number {
  return position;
}
