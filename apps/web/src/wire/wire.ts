import type { Explanation } from '@signalbox/bots';
import type { GameEvent, GameState, Json, Options, Seat } from '@signalbox/kernel';
import type { Program } from '@signalbox/protocol';

/** Why a call was refused: a message key with parameters, and the section that forbids it. */
export interface Problem {
  readonly why: string;
  readonly rule?: string | null;
  readonly details?: Readonly<Record<string, Json>>;
}

/** Why an import went no further, and at which recorded action; null where the game is in our own form. */
export interface ImportStop extends Problem {
  readonly action: string | null;
}

/** What was said at a recorded table. */
export interface Said {
  readonly name: string | null;
  readonly text: string;
  /** Seconds since 1970; null if it is not known. */
  readonly at: number | null;
}

export interface BarredChoice {
  readonly choice: Json;
  readonly reason: Problem;
}

/** What a seat may choose now, in a form that can be sent. */
export type WireOffer =
  | { readonly kind: 'list'; readonly choices: readonly Json[]; readonly barred: readonly BarredChoice[] }
  | WireRange
  | {
      readonly kind: 'built';
      readonly what: string;
      readonly choices: readonly Json[];
      /** False: there are more than are listed, and the engine judges what is not. */
      readonly complete: boolean;
    }
  | { readonly kind: 'either'; readonly offers: readonly WireOffer[] };

export interface WireRange {
  readonly kind: 'range';
  readonly base: Readonly<Record<string, Json>>;
  readonly field: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** What the game waits for; the offer only where it is the receiving seat's turn. */
export interface WirePending {
  readonly decision: string;
  readonly rule: string;
  readonly seats: readonly Seat[];
  readonly sealed: boolean;
  readonly offer: WireOffer | null;
}

/** One line of the log, as the receiving seat may see it. */
export interface WireEntry {
  /** The log's length with this entry. */
  readonly position: number;
  readonly seat: string;
  readonly by: 'person' | 'bot' | 'program' | 'chance' | 'server';
  /** Null: no action, but that something was taken back or given up. */
  readonly decision: string | null;
  readonly choice: Json;
  /** Somebody else's, and still sealed. */
  readonly hidden?: boolean;
  readonly events: readonly GameEvent[];
  /** Why a bot did it, where it said so. */
  readonly because?: Explanation | null;
}

/** All that a seat (null: a spectator) needs to play on. */
export interface GameView {
  readonly seat: Seat | null;
  readonly view: GameState;
  readonly position: number;
  readonly pending: WirePending | null;
  readonly undo: { readonly entries: number; readonly freely: boolean } | null;
  /** A question to all seats: may this be taken back? */
  readonly consent?: Consent | null;
  readonly clock?: Clock | null;
  /** The move that is made by itself, if the seat has set one. */
  readonly program?: RunningProgram | null;
}

export type RunningProgram = Program & { readonly made: number };

export interface Consent {
  readonly id: string;
  readonly kind: 'undo' | 'flag';
  readonly seat: Seat;
  readonly entries: number;
  readonly answers: Readonly<Record<Seat, string>>;
}

export interface Clock {
  readonly now: number;
  readonly running: boolean;
  /** What each seat has left, in milliseconds. */
  readonly remaining: Readonly<Record<Seat, number>>;
}

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'you' | 'person' | 'bot';
  readonly present: boolean;
  /** How strong a bot plays. */
  readonly level?: string;
}

export interface TableInfo {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  /** Every decision is explained, for a first game. */
  readonly guided?: boolean;
  /** What was said at a table that was brought along. */
  readonly talk?: readonly Said[];
  readonly commitment: string | null;
  readonly seed: string | null;
}
