import {
  CHANCE,
  choices,
  type Json,
  newGame,
  pending,
  playInPlace,
  type Refusal,
  type Seat,
} from '@signalbox/kernel';
import type { OfferSpace } from '../data/board-tracks.ts';
import type { Railroad } from '../data/railroads.ts';
import { unionStation } from '../index.ts';
import type { State } from '../state.ts';

/** Who is asked what. */
export function asked(state: State): string | null {
  const waiting = pending(unionStation, state);
  return waiting && `${waiting.seats.join()} ${waiting.decision}`;
}

/** Everything that may be chosen now. */
export function legal(state: State): Json[] {
  const waiting = pending(unionStation, state);
  return waiting ? [...choices(waiting.offerTo(waiting.seats[0]!))] : [];
}

/** The player who is asked tries this: the refusal, or null if it was carried out. */
export function attempt(state: State, choice: Json): Refusal | null {
  const waiting = pending(unionStation, state);
  if (!waiting) throw new Error('The game is over.');
  return playInPlace(unionStation, state, { seat: waiting.seats[0]!, decision: waiting.decision, choice });
}

/** The player who is asked chooses these, one after the other. */
export function choose(state: State, ...made: readonly Json[]): void {
  for (const choice of made) {
    const refused = attempt(state, choice);
    if (refused) throw new Error(`${JSON.stringify(choice)} is refused: ${JSON.stringify(refused)}`);
  }
}

/** Chance draws the first of what it may draw, until a player is asked. */
export function drawOn(state: State): void {
  while (pending(unionStation, state)?.seats[0] === CHANCE) choose(state, legal(state)[0]!);
}

export function buy(state: State, space: OfferSpace): void {
  choose(state, { do: 'buy', space });
}

export function sell(state: State, railroad: Railroad): void {
  choose(state, { do: 'sell', railroad });
}

export function lay(state: State, railroad: Railroad, ...hexes: string[]): void {
  choose(state, { do: 'lay', railroad }, ...hexes);
}

/** A new game with the column, the open share and the first auctioneer as given, at the first bid. */
export function opening(
  players: number,
  column: readonly Railroad[] = ['PRR', 'PFWC', 'MILW', 'CBQ', 'ALTON'],
  open: Railroad = 'PRR',
  auctioneer: Seat = 'p1',
): State {
  const state = newGame(unionStation, { players, options: {} });
  choose(state, ...column, open, auctioneer);
  return state;
}

/** Bids (0: a pass) of those who are asked, in turn. */
export function bid(state: State, ...amounts: readonly number[]): void {
  choose(state, ...amounts.map((amount) => (amount ? { do: 'bid', amount } : { do: 'pass' })));
}

/** The log of the latest action: types of its events. */
export function eventTypes(state: State): string[] {
  return (state.events ?? []).map(({ type }) => type);
}
