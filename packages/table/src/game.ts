import { type AnyTitle, CHANCE, type GameState, type Pending, type Seat } from '@signalbox/kernel';
import type { ClockRules, EndedAuto, FlagRule, RunningAuto, TableStatus } from '@signalbox/protocol';
import type { ClockState } from './clock.ts';
import type { MoveHistory } from './entry.ts';

export interface GameSeat {
  readonly seat: Seat;
  /** The level of the bot that has the seat; null for a person. */
  readonly bot: string | null;
  readonly forfeited: boolean;
  /** The player's auto actions; nobody else sees them. */
  readonly autos: readonly RunningAuto[];
  /** How the last of them ended, the latest last. */
  readonly endedAutos: readonly EndedAuto[];
}

/** An open vote: an undo request, or what to do about a seat whose time is up. */
export interface Consent {
  readonly id: string;
  readonly kind: 'undo' | 'flag';
  readonly seat: Seat;
  /** For an undo: the positions of the entries to undo, the latest first. */
  readonly takesBack: readonly number[];
  readonly answers: Readonly<Record<Seat, string>>;
  readonly askedAt: number;
}

/** A game at a table. Immutable: an action gives a new one. */
export interface Game extends MoveHistory {
  readonly title: AnyTitle;
  readonly status: TableStatus;
  readonly seed: string;
  readonly state: GameState;
  /** The pending decision with its offers; null when the game has ended by the rules. */
  readonly waiting: Pending | null;
  readonly position: number;
  readonly seats: readonly GameSeat[];
  /** It counts for the players' ratings. */
  readonly rated: boolean;
  /** The seat of the host, if the host may act for others; see `objectionToStandingIn`. */
  readonly standIn: Seat | null;
  /** All players share one screen, so everybody sees what is undone. */
  readonly shared: boolean;
  readonly clockRules: ClockRules;
  readonly clock: ClockState | null;
  readonly flag: FlagRule;
  readonly consent: Consent | null;
}

/** The bot that takes over for a player who has left. */
export const SUBSTITUTE = 'conductor';

/** What the game waits for; null when it is over, by the rules or by the clock. */
export function waitingIn({ status, state, waiting }: Game): Pending | null {
  return status === 'playing' && state.outcome === null ? waiting : null;
}

export function seatNamed<G extends Game>(game: G, name: Seat): G['seats'][number] {
  const seat = game.seats.find((one) => one.seat === name);
  if (!seat) throw new Error(`There is no seat ${name}.`);
  return seat;
}

/** The seats that the game waits for. */
export function askedSeats(game: Game): Seat[] {
  return (waitingIn(game)?.seats ?? []).filter((seat) => seat !== CHANCE);
}

export function askedPeople(game: Game): Seat[] {
  return askedSeats(game).filter((seat) => seatNamed(game, seat).bot === null);
}

/** How long bots wait for the answers to an undo request; then their move declines it. */
const LONGEST_REQUEST_MS = 5 * 60_000;

/** When bots may move during an open vote, so that a request cannot hold up the game; null: not before it is closed. */
export function botsWaitUntil({ consent }: Game): number | null {
  return consent?.kind === 'undo' ? consent.askedAt + LONGEST_REQUEST_MS : null;
}

/** The bot whose turn it is; bots wait during an open vote, see `botsWaitUntil`. */
export function botToMove<G extends Game>(game: G, now: number): G['seats'][number] | null {
  if (game.consent && now < (botsWaitUntil(game) ?? Number.POSITIVE_INFINITY)) return null;
  const name = askedSeats(game).find((seat) => seatNamed(game, seat).bot !== null);
  return name === undefined ? null : seatNamed(game, name);
}

/** The seats whose consent is needed. Bots always agree. */
export function othersToAsk(game: Game, seat: Seat): Seat[] {
  if (game.shared) return [];
  return game.seats.filter((one) => one.seat !== seat && one.bot === null).map((one) => one.seat);
}

/** Why a seat may not act at all now; null if it may. */
export function objectionToActing(game: Game, seat: Seat): string | null {
  if (game.status !== 'playing') return 'game-over';
  if (seatNamed(game, seat).bot !== null) return 'bot-plays';
  return null;
}

/**
 * Is the position that a seat saw recent enough to act on? A player who makes a sealed choice at the same time as
 * others need not have seen that they have chosen.
 */
export function sawEverything(game: Game, seat: Seat, position: number): boolean {
  if (position === game.position) return true;
  const chosen = game.state.stack.at(-1)?.sealed;
  if (!chosen || Object.hasOwn(chosen, seat)) return false;
  const since = game.standing.filter((move) => move.position > position);
  return (
    since.length === game.position - position &&
    since.every((move) => Object.hasOwn(chosen, move.seat) && !move.reveals)
  );
}
