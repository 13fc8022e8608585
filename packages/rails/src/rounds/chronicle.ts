import type { GameEvent, GameState, Seat } from '@signalbox/kernel';
import type { CompanyRun } from '../shares/listing.ts';

/** A company that was started. */
export interface CompanyStart {
  /** A player, or a company. */
  readonly by: string;
  readonly company: string;
  /** Its par, or the first value of its shares. */
  readonly price: number;
}

/** What the log of a finished game tells about its players, by the rules of the title. */
export interface Chronicle<S extends GameState = GameState> {
  readonly startIn: (event: GameEvent) => CompanyStart | null;
  /** The number of the set of operating rounds that begins; in titles without them, of the dividend. */
  readonly setIn: (event: GameEvent) => number | null;
  /** What a company earned; it counts for the player who leads it, unless there is `receivedIn`. */
  readonly runIn: (event: GameEvent) => CompanyRun | null;
  /** What a player received, in titles in which nobody leads a company. */
  readonly receivedIn?: (event: GameEvent) => { readonly seat: Seat; readonly amount: number } | null;
  /** The players in the order in which the game began. */
  readonly seatOrder: (end: S, events: readonly GameEvent[]) => readonly Seat[];
}

/** The set of operating rounds that an event begins. */
export function operatingSetIn({ type, set }: GameEvent): number | null {
  return type === 'operating-round' && typeof set === 'number' ? set : null;
}

/** Reads the event by which a title tells that a company was started: who did it, and at which price. */
export function startedBy(type: string, by: string, price: string): Chronicle['startIn'] {
  return (event) =>
    event.type === type
      ? { by: String(event[by]), company: String(event.company), price: Number(event[price]) }
      : null;
}
