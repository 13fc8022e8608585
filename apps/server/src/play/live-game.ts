import type { AnyTitle, GameState, Seat } from '@signalbox/kernel';
import type { ClockRules, FlagRule, Program, ProgramNotice, TableStatus } from '@signalbox/protocol';
import type { ClockState } from './clock.ts';

export interface RunningProgram extends Program {
  readonly made: number;
}

export interface LiveSeat {
  readonly index: number;
  readonly seat: Seat;
  readonly accountId: string | null;
  readonly bot: string | null;
  readonly forfeited: boolean;
  readonly program: RunningProgram | null;
  readonly notice: ProgramNotice | null;
}

/** A question to all seats that stands open. */
export interface Consent {
  readonly id: string;
  readonly kind: 'undo' | 'flag';
  readonly seat: Seat;
  /** Of an undo: the positions of the entries to take back, the latest first. */
  readonly takesBack: readonly number[];
  readonly answers: Readonly<Record<Seat, string>>;
  readonly askedAt: number;
}

/** What is remembered of the latest entries that still stand: enough to know who may take back what. */
export interface RecentEntry {
  readonly position: number;
  readonly seat: Seat;
  readonly by: string;
  readonly reveals: boolean;
}

/** A game in memory: never changed, only replaced by what came after it. */
export interface LiveGame {
  readonly table: string;
  readonly title: AnyTitle;
  readonly status: TableStatus;
  readonly rated: boolean;
  readonly seed: string;
  readonly state: GameState;
  readonly position: number;
  readonly version: number;
  /** Draws of chance that still stand. */
  readonly draws: number;
  readonly recent: readonly RecentEntry[];
  readonly seats: readonly LiveSeat[];
  readonly clockRules: ClockRules;
  readonly clock: ClockState | null;
  readonly flag: FlagRule;
  readonly consent: Consent | null;
}

/** The bot that plays on for somebody who has gone. */
export const SUBSTITUTE = 'conductor';

export const RECENT_KEPT = 120;

export function seatOfAccount(game: LiveGame, accountId: string | null): LiveSeat | null {
  if (accountId === null) return null;
  return game.seats.find((seat) => seat.accountId === accountId) ?? null;
}

export function seatNamed(game: LiveGame, name: Seat): LiveSeat {
  const seat = game.seats.find((one) => one.seat === name);
  if (!seat) throw new Error(`Table ${game.table} has no seat ${name}.`);
  return seat;
}

/** Does a person sit there who can be asked? A seat that a bot has taken over is the bot's. */
export function isPlayedByPerson(seat: LiveSeat): boolean {
  return seat.bot === null && seat.accountId !== null;
}
