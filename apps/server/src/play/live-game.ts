import type { Draft, Game, GameSeat } from '@signalbox/table';
import { forbidden } from '../call-error.ts';
import type { SeatRecord, TableRecord } from '../database/schema.ts';

export interface LiveSeat extends GameSeat {
  readonly index: number;
  readonly accountId: string | null;
}

/** A game in memory, with what only the server needs. */
export interface LiveGame extends Game {
  readonly table: string;
  /** Counts every change of the game, including those without a log entry. */
  readonly version: number;
  /** The checksum of the log so far; see operation/chain.ts. */
  readonly chain: string | null;
  readonly seats: readonly LiveSeat[];
  /** How much later spectators see it, while it is being played. */
  readonly spectatorDelay: number;
  /** May barons think for longer? */
  readonly patient: boolean;
}

/** Who sent an action, and the id of the request. */
export interface Sender {
  readonly accountId: string;
  readonly request: string;
}

/** What is about to be written. */
export interface LiveDraft extends Draft<LiveGame> {
  /** Who sent it; null if nobody did. */
  sender: Sender | null;
}

/** The seat of a host who may act for others. */
export function standInAt({ host_acts, host_id }: TableRecord, seats: readonly SeatRecord[]): string | null {
  if (host_acts === 0 || host_id === null) return null;
  return seats.find(({ account_id }) => account_id === host_id)?.seat ?? null;
}

export function ownSeat(game: LiveGame, accountId: string): LiveSeat {
  const seat = game.seats.find((one) => one.accountId === accountId);
  if (!seat) throw forbidden('not-at-this-table');
  return seat;
}
