import type { AnyTitle, GameState, Json, Offer, Seat } from '@signalbox/kernel';

export interface Budget {
  /** How long it may think. */
  readonly milliseconds: number;
  /** For whatever it leaves to chance. */
  readonly seed: number;
}

/** Plays a seat. It sees what the seat sees and chooses from what the seat is offered. */
export interface Bot {
  readonly choose: (title: AnyTitle, view: GameState, seat: Seat, offer: Offer, budget: Budget) => Json;
}
