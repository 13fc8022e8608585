import { emit } from '@signalbox/kernel';
import { payDividend } from '@signalbox/rails';
import { LAST_DIVIDEND } from './data/board-tracks.ts';
import type { Railroad } from './data/railroads.ts';
import { GOLD_SQUARES, HIGHEST_VALUE } from './data/value-track.ts';
import { endAfterLastDividend } from './end.ts';
import { heldShares, type State } from './state.ts';

/** Raises a value and pays a dividend for every gold square that the disc enters or passes (DIV-a, DIV-e). */
export function raiseValue(state: State, railroad: Railroad, by: number): void {
  const from = state.values[railroad];
  // A rise beyond the end of the track is lost (ruling US-R2).
  const to = Math.min(from + by, HIGHEST_VALUE);
  if (to === from) return;
  state.values[railroad] = to;
  emit(state, { type: 'value-rose', railroad, from, to });
  for (const gold of GOLD_SQUARES) {
    if (gold <= from || gold > to) continue;
    payRegularDividend(state, railroad);
    // The last dividend cancels any other that would be due (DIV-f).
    if (state.dividends === LAST_DIVIDEND) {
      endAfterLastDividend(state);
      return;
    }
  }
}

function payRegularDividend(state: State, railroad: Railroad): void {
  state.dividends += 1;
  emit(state, { type: 'dividend', railroad, number: state.dividends });
  payPerShare(state, railroad, state.values[railroad]);
}

/** An amount is divided by the number of shares that players hold, rounded up, and paid per share (DIV-b). */
export function payPerShare(state: State, railroad: Railroad, amount: number): void {
  const held = heldShares(state, railroad);
  if (held === 0) return;
  const perShare = Math.ceil(amount / held);
  emit(state, { type: 'paid-per-share', railroad, perShare });
  const received = payDividend(state, railroad, perShare, (holder) =>
    state.seats.includes(holder) ? holder : null,
  );
  for (const seat in received) emit(state, { type: 'received', seat, railroad, amount: received[seat]! });
}
