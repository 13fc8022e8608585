import type { Json } from './json.ts';

/** A player's place at the table: 'p1', 'p2', … in the order of the table. */
export type Seat = string;

/** The actor that draws cards and shuffles. A draw is an entry of the log like any choice. */
export const CHANCE = 'chance';

export function seats(count: number): Seat[] {
  return Array.from({ length: count }, (_, i) => `p${i + 1}`);
}

/**
 * Where a procedure stands. `label` is the name of the decision it waits for or of the procedure it has called;
 * names and not numbers, so that saved games continue when the code changes.
 */
export interface Frame {
  readonly procedure: string;
  label: string | null;
  /** The procedure's own variables, never shared with another frame. */
  vars: object;
  /** Choices made so far in a sealed decision, by seat. Hidden from everybody until all are in. */
  sealed?: Record<Seat, Json>;
}

/** Something that happened, for the log: a message key with parameters. */
export interface GameEvent {
  readonly type: string;
  readonly [detail: string]: Json;
}

/** How a game ended. */
export interface Outcome {
  /** Message key. */
  readonly reason: string;
  readonly scores: Readonly<Record<Seat, number>>;
  readonly winners: readonly Seat[];
}

/** What every title's state holds, besides its own slices. All of it is plain JSON. */
export interface GameState {
  /** Version of the state's format; see `migrate`. */
  readonly format: number;
  stack: Frame[];
  /** The events of the latest action; null if they are not recorded (bots, benchmarks). */
  events: GameEvent[] | null;
  outcome: Outcome | null;
  /** Asks even if there is only one choice, as recorded games do. */
  asksForced?: true;
}

export function newGameState(format: number): GameState {
  return { format, stack: [], events: [], outcome: null };
}

export function emit(state: GameState, event: GameEvent): void {
  state.events?.push(event);
}

/** The reason of an end that all players agreed on. */
export const AGREED = 'agreed';

/** Ends the game at once, in the middle of any procedure. Only contenders can win. */
export function endGame(
  state: GameState,
  reason: string,
  scores: Record<Seat, number>,
  contenders: readonly Seat[] = Object.keys(scores),
): void {
  const best = Math.max(...contenders.map((seat) => scores[seat]!));
  const winners = contenders.filter((seat) => scores[seat] === best);
  state.outcome = { reason, scores, winners };
  emit(state, { type: 'game-ended', reason, winners });
}
