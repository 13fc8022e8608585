import { emit } from '@signalbox/kernel';
import { down, leftOrDown, placeMarker, rightOrUp, up } from '@signalbox/rails';
import { COMPANY_IDS, type Company } from '../data/companies.ts';
import {
  CHART,
  isEndCell,
  LAST_COLUMN,
  LAST_COLUMN_BEFORE_PHASE_8,
  LAST_COLUMN_OF_MINORS,
} from '../data/market.ts';
import { classOf, inOperatingOrder, priceOf, type State } from '../state.ts';

/** Moves a company's marker to a cell, below those already there; 516 ends the game (§3.5.1, §5). */
export function setPrice(state: State, company: Company, cell: number): void {
  if (state.markers[company]?.cell === cell) return;
  placeMarker(state, company, cell);
  emit(state, { type: 'price', company, price: priceOf(state, company) });
  if (isEndCell(cell)) state.trigger ??= 'price';
}

/** The company whose price has ended the game, as long as it has that price. */
export function companyAtEnd({ markers }: State): Company | null {
  return COMPANY_IDS.find((company) => markers[company] && isEndCell(markers[company].cell)) ?? null;
}

export function cellOf(state: State, company: Company): number {
  return state.markers[company]!.cell;
}

/** §3.5.1: straight down by this many rows, but not below the bottom of the column. */
export function lowerPrice(state: State, company: Company, rows: number): void {
  setPrice(state, company, down(CHART, cellOf(state, company), rows));
}

export function raisePrice(state: State, company: Company): void {
  setPrice(state, company, up(CHART, cellOf(state, company), 1));
}

/** §3.5.1: to the right after a sufficient dividend; minors not beyond column K, no company beyond P before phase 8. */
export function advancePrice(state: State, company: Company): void {
  setPrice(state, company, rightOrUp(CHART, cellOf(state, company), lastColumn(state, company)));
}

/** §3.5.1: left if no dividend is paid, or down at the left edge; two steps for a frozen company (§4.5.1.1). */
export function retreatPrice(state: State, company: Company, columns: number): void {
  setPrice(state, company, leftOrDown(CHART, cellOf(state, company), columns));
}

function lastColumn(state: State, company: Company): number {
  if (classOf(state, company) === 'minor') return LAST_COLUMN_OF_MINORS;
  return state.phase === '8' ? LAST_COLUMN : LAST_COLUMN_BEFORE_PHASE_8;
}

/**
 * Several prices fall at once: in reverse operating order, which preserves the stacking order of markers (§3.1).
 * Only prices that differ from those shown before are announced.
 */
export function lowerPrices(
  state: State,
  rows: Readonly<Partial<Record<Company, number>>>,
  shown: State['markers'] = state.markers,
): void {
  const falling = inOperatingOrder(state)
    .filter((company) => (rows[company] ?? 0) > 0)
    .reverse();
  for (const company of falling) {
    const cell = down(CHART, cellOf(state, company), rows[company]!);
    if (cell !== cellOf(state, company)) placeMarker(state, company, cell);
  }
  for (const company of falling) {
    if (cellOf(state, company) !== shown[company]?.cell)
      emit(state, { type: 'price', company, price: priceOf(state, company) });
  }
}
