import { endGame, type Seat } from '@signalbox/kernel';
import { cashOf, sharesOf } from '@signalbox/rails';
import { RAILROADS } from './data/railroads.ts';
import { hasSpace } from './spaces.ts';
import { FACE_DOWN, FACE_UP, type State } from './state.ts';

/** Cash and shares at their railroads' values (END-e). Equal scores share the victory. */
export function worthOf(state: State, seat: Seat): number {
  let worth = cashOf(state, seat);
  for (const railroad of RAILROADS) worth += sharesOf(state, railroad, seat) * state.values[railroad];
  return worth;
}

function end(state: State, reason: string): void {
  endGame(state, reason, Object.fromEntries(state.seats.map((seat) => [seat, worthOf(state, seat)])));
}

/** Shares that can still be bought, now or later; the last of them ends the game. */
export function sharesLeft(state: State): number {
  return RAILROADS.reduce(
    (sum, railroad) => sum + sharesOf(state, railroad, FACE_UP) + sharesOf(state, railroad, FACE_DOWN),
    0,
  );
}

/**
 * Nothing is left in the offer or on the deck, whose top card is always open. Sold shares had been bought before
 * (ruling C-2).
 */
export function endIfAllSharesTaken(state: State): void {
  if (!RAILROADS.some((railroad) => sharesOf(state, railroad, FACE_UP) > 0)) end(state, 'all-shares-taken');
}

export function endAfterLastDividend(state: State): void {
  end(state, 'last-dividend');
}

/** Discs never leave the map, so a railroad without a space will never have one again (ruling G-15). */
export function endIfTrackIsFinished(state: State): void {
  if (!RAILROADS.some((railroad) => hasSpace(state, railroad))) end(state, 'track-finished');
}

/** If nobody can do anything, nothing will change any more (rulings G-7 and A7). */
export function endIfNothingIsLeft(state: State): void {
  if (state.passes === state.seats.length) end(state, 'nothing-left');
}
