import { type Cited, cited, emit, type Seat, withSection } from '@signalbox/kernel';
import {
  alongRow,
  BANK,
  type BlockOf,
  blockObjection,
  blocksFrom,
  largestBlock,
  moveShares,
  orderAfter,
  POOL,
  passPresidency,
  pay,
  placeMarker,
  type SaleRules,
} from '@signalbox/rails';
import type { Company } from './data/companies.ts';
import { CHART, cellOf, FIVE_SHARE_CEILING } from './data/market.ts';
import { COMPANY_IDS, playing, presidentOf, priceOf, type State } from './state.ts';

const FIVE_SHARE_TOP = cellOf(FIVE_SHARE_CEILING);

export type Block = BlockOf<Company>;

/** What a sale may not do besides the usual limits. */
export interface SaleLimits {
  /** Companies of which the seller has sold a block in this turn. */
  readonly soldThisTurn: readonly Company[];
  /** The company whose presidency must not be lost: the one that needs a train (§8.4.1). */
  readonly keep: Company | null;
}

/** §5.1, §5.3: may this block be sold now? */
export function saleObjection(
  state: State,
  seat: Seat,
  company: Company,
  count: number,
  limits: SaleLimits,
): Cited | null {
  return (
    companyObjection(state, company, limits) ??
    withSection(
      blockObjection(state, seat, company, count, saleRules(state, seat, company, limits)),
      { 'sale/loses-presidency': '8.4.1', 'sale/not-enough-shares': '5.1' },
      '5.3',
    )
  );
}

/** The largest block of each company that may be sold. A larger block always sells for more. */
export function largestBlocks(state: State, seat: Seat, limits: SaleLimits): Block[] {
  return COMPANY_IDS.filter((company) => !companyObjection(state, company, limits))
    .map((company) => ({
      company,
      count: largestBlock(state, seat, company, saleRules(state, seat, company, limits)),
    }))
    .filter(({ count }) => count > 0);
}

/** What a block brings: its shares at the price before the sale moves it. */
export function proceedsOf(state: State, { company, count }: Pick<Block, 'company' | 'count'>): number {
  return priceOf(state, company) * count;
}

/** Sells a block: one price for all of it, and one step to the left regardless of its size. */
export function sellShares(state: State, seat: Seat, company: Company, count: number): void {
  const amount = proceedsOf(state, { company, count });
  pay(state, BANK, seat, amount);
  moveShares(state, company, seat, POOL, count);
  emit(state, { type: 'shares-sold', seat, company, count, amount });
  movePrice(state, company, -1);
  updatePresident(state, company);
}

/** §5.4: the presidency goes to the largest shareholder; among equals to the next in order after the old president. */
export function updatePresident(state: State, company: Company): void {
  const before = presidentOf(state, company);
  const others = before === null ? playing(state) : orderAfter(state.order, before);
  const living = others.filter((seat) => !state.bankrupt.includes(seat));
  const president = passPresidency(state, company, living);
  if (president !== null) emit(state, { type: 'president', company, president });
}

/**
 * Moves the price this many cells to the right (negative: left); five-share companies stop at 200 (§7.6). The event
 * says so if it falls because the company has earned nothing.
 */
export function movePrice(
  state: State,
  company: Company,
  cells: number,
  type: 'price' | 'price-without-revenue' = 'price',
): void {
  const from = state.markers[company]!.cell;
  const most = state.companies[company].size === 5 ? FIVE_SHARE_TOP : CHART.cells.length - 1;
  const to =
    cells > 0 ? Math.max(from, Math.min(alongRow(CHART, from, cells), most)) : alongRow(CHART, from, cells);
  if (to === from) return;
  placeMarker(state, company, to);
  emit(state, { type, company, price: priceOf(state, company) });
}

function companyObjection(state: State, company: Company, limits: SaleLimits): Cited | null {
  if (state.presidents[company] === POOL) return cited('8.4.3', 'sale/no-president', { company });
  if (!hasOperated(state, company, limits)) return cited('5.3', 'sale/not-operated', { company });
  if (limits.soldThisTurn.includes(company)) return cited('5.1', 'sale/one-block', { company });
  return null;
}

/** On 18xx.games a company has operated once it reaches the train step: its shares may be sold for its first train. */
function hasOperated(state: State, company: Company, { keep }: SaleLimits): boolean {
  const inNeed = keep === company && state.options.emergencySales !== 'as-needed';
  return state.companies[company].operated || inNeed;
}

function saleRules(state: State, seat: Seat, company: Company, limits: SaleLimits): SaleRules {
  return {
    // Up to and including half (ruling 18FL-R3).
    poolLimit: Math.floor(state.companies[company].size / 2),
    successors: () => orderAfter(playing(state), seat),
    staysPresident: limits.keep === company,
  };
}

/** Everything a player holds that could be sold, one candidate per block. */
export function blocksHeld(state: State, seat: Seat): Block[] {
  return blocksFrom(state, COMPANY_IDS, () => seat);
}
