import { emit } from '@signalbox/kernel';
import { alongZigzag, placeMarker } from '@signalbox/rails';
import type { Company } from './data/companies.ts';
import { BANKRUPT_CELL, CHART, isRed } from './data/market.ts';
import { phaseIsAtLeast, priceOf, type State } from './state.ts';

/** Moves the price this many ranks up (negative: down), under the markers already there. */
export function movePrice(state: State, company: Company, ranks: number): void {
  const from = state.markers[company]!.cell;
  const to = alongZigzag(CHART, from, ranks);
  if (to === from) return;
  placeMarker(state, company, to);
  emit(state, { type: 'price', company, price: priceOf(state, company) });
}

/** A company whose price has reached 0 (Movement of prices, Bankruptcy). */
export function isPriceZero(state: State, company: Company): boolean {
  return state.markers[company]?.cell === BANKRUPT_CELL;
}

/**
 * How many ranks a block that was begun in this cell lowers the price: one per share, but in the red zones the first is free, and the
 * zone is that before the block (G-8). Nothing for a company that has never operated, and nothing after the first 8+4.
 */
export function saleRanks(state: State, company: Company, cell: number, count: number): number {
  const { operated, floated } = state.companies[company];
  const mayFall = operated && (floated || state.options.fallsUnfloated);
  if (!mayFall || phaseIsAtLeast(state, '8')) return 0;
  return isRed(cell) ? count - 1 : count;
}
