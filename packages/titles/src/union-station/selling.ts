import { type Cited, cited, emit } from '@signalbox/kernel';
import { BANK, moveShares, pay, sharesOf } from '@signalbox/rails';
import { LAST_DIVIDEND_WITH_SALES } from './data/board-tracks.ts';
import type { Railroad } from './data/railroads.ts';
import { BOTTOM_ROW_END, ROW_LENGTH } from './data/value-track.ts';
import { BOX, type State } from './state.ts';

export function sellingObjection(state: State, railroad: Railroad): Cited | null {
  if (sharesOf(state, railroad, state.toAct) === 0) {
    return cited('SELL', 'no-share', { railroad });
  }
  if (areSalesClosed(state)) {
    return cited('SELL', 'sales-closed', { dividends: LAST_DIVIDEND_WITH_SALES });
  }
  return null;
}

export function areSalesClosed({ dividends }: State): boolean {
  return dividends >= LAST_DIVIDEND_WITH_SALES;
}

/** All shares of one railroad together, at its value; they leave the game (SELL-a, SELL-f). */
export function sellShares(state: State, railroad: Railroad): void {
  const seat = state.toAct;
  const count = sharesOf(state, railroad, seat);
  const price = state.values[railroad];
  pay(state, BANK, seat, count * price);
  moveShares(state, railroad, seat, BOX, count);
  emit(state, { type: 'shares-sold', seat, railroad, count, price, amount: count * price });
  lowerValue(state, railroad);
}

/** One row down, however many were sold, but not below the bottom row (SELL-c, SELL-d). A fall pays nothing. */
function lowerValue(state: State, railroad: Railroad): void {
  const from = state.values[railroad];
  if (from <= BOTTOM_ROW_END) return;
  state.values[railroad] = from - ROW_LENGTH;
  emit(state, { type: 'value-fell', railroad, from, to: from - ROW_LENGTH });
}
