import { type Cited, cited, type Seat } from '@signalbox/kernel';
import { POOL, rightmostBelow, sharesOf } from '@signalbox/rails';
import { actorFor, frozenCompanies, inShareholderOrder } from '../control.ts';
import { type Company, TUSCAN } from '../data/companies.ts';
import { CHART, cellAt } from '../data/market.ts';
import { tuscanMergerPhase } from '../phase-change/unification.ts';
import { classOf, clockwiseFrom, priceOf, type State } from '../state.ts';
import { hasConcession } from '../stock-round/presidency.ts';
import { cellOf } from '../stock-round/prices.ts';

/** A major at this price or above keeps its market space; otherwise the new price is capped here (§4.7.4, ruling 1841-R3). */
const KEEPS_SPACE_FROM = 250;
/** How many old shares a holder needs to become president of the new company. */
export const SHARES_FOR_PRESIDENT = 4;

/**
 * While its concession is in play a historical company may neither merge nor convert; Tuscan companies must wait for
 * the Tuscan merger.
 */
export function concessionObjection(state: State, company: Company, rule: string): Cited | null {
  if (hasConcession(state, company)) return cited(rule, 'merger/concession', { company });
  const waits =
    (TUSCAN as readonly Company[]).includes(company) && Number(state.phase) < tuscanMergerPhase(state);
  return waits ? cited('13', 'merger/tuscan', { company }) : null;
}

/** The player who decides in a merger; if both companies are frozen, the holder of the priority deal. */
export function mergingPlayer(state: State, { a, b }: { readonly a: Company; readonly b: Company }): Seat {
  return actorFor(state, a) ?? actorFor(state, b) ?? state.priority!;
}

export function oldShares(state: State, holder: string, a: Company, b: Company): number {
  return sharesOf(state, a, holder) + sharesOf(state, b, holder);
}

/** Everybody who exchanges shares, in order: players with their companies, the pool, frozen companies (§4.7.4.1). */
export function exchangeOrder(state: State, a: Company, b: Company, from: Seat): string[] {
  const holders = [...inShareholderOrder(state, clockwiseFrom(state, from)), POOL, ...frozenCompanies(state)];
  return holders.filter((holder) => holder !== a && holder !== b && oldShares(state, holder, a, b) > 0);
}

/** §4.7.4.1: what a player pays to turn their old shares into the president's certificate. */
export function tradeUpCost(price: number, own: number): number {
  return Math.floor((price * (SHARES_FOR_PRESIDENT - own)) / 2);
}

/** Where the marker of the new company may go: one cell, or two to choose from (§4.7.4, ruling 1841-R3). */
export function mergedCells(state: State, a: Company, b: Company): number[] {
  const sum = priceOf(state, a) + priceOf(state, b);
  if (classOf(state, a) === 'minor') return [cellBelow(state, sum / 2)];
  const staying = [a, b].filter((company) => priceOf(state, company) >= KEEPS_SPACE_FROM);
  if (staying.length === 0) return [cellBelow(state, Math.min(sum, KEEPS_SPACE_FROM))];
  return [...new Set(staying.map((company) => cellOf(state, company)))];
}

/** A target below the lowest price gives the lowest price (C-10). */
function cellBelow(state: State, target: number): number {
  const cell = rightmostBelow(CHART, target) ?? cellAt(12, 0);
  return state.options.lowMergersOnTop && CHART.cells[cell]!.column === 0 ? cellAt(0, 0) : cell;
}
