import { type Cited, cited, emit, withSection } from '@signalbox/kernel';
import {
  BANK,
  blockObjection,
  IPO,
  moveShares,
  POOL,
  PRESIDENT_SHARES,
  pay,
  sharesOf,
} from '@signalbox/rails';
import { COMPANY_IDS, type Company, isCompany } from '../data/companies.ts';
import { CHART, CUSHIONED } from '../data/market.ts';
import { isActive, priceOf, type State, sizeOf } from '../state.ts';
import { excessCertificates, mustSellOf } from './limits.ts';
import { hasConcession, seatPresident, successors, wouldCloseRing } from './presidency.ts';
import { cellOf, lowerPrices } from './prices.ts';

export type Block = { readonly company: Company; readonly count: number };

/** A company's own shares lie unissued; of others it sells what is in its treasury (§4.7.1). */
export function sourceOf(seller: string, company: Company): string {
  return seller === company ? IPO : seller;
}

/** The section that a seller's turn follows: players and companies have the same limits. */
function sectionFor(seller: string): '3.1' | '4.7.1' {
  return isCompany(seller) ? '4.7.1' : '3.1';
}

/** §3.1, §4.7.1: may this block be sold to the pool? */
export function saleObjection(state: State, seller: string, { company, count }: Block): Cited | null {
  const rule = sectionFor(seller);
  if (!isActive(state, company)) return cited(rule, 'sale/not-so-many', { company });
  if (!state.companies[company].operated) return cited(rule, 'sale/not-operated', { company });
  const from = sourceOf(seller, company);
  if (breaksWithConcession(state, from, { company, count }))
    return cited('3.2', 'purchase/with-concession', { company });
  const objection = blockObjection(state, from, company, count, {
    // Half of the shares, rounded down: two of a minor.
    poolMost: Math.floor(sizeOf(state, company) / 2),
    successors: successors(state, company),
    staysPresident: false,
  });
  if (objection) return withSection(objection, { 'sale/no-successor': '3.5.3' }, rule);
  if (wouldCloseRing(state, company, { [from]: -count, [POOL]: count })) {
    return cited('3.5.4', 'sale/ring', { company });
  }
  return null;
}

/** Before phase 4 a president's certificate moves with its concession only: no sale passes it on (§3.2, §3.5.3). */
export function breaksWithConcession(state: State, from: string, { company, count }: Block): boolean {
  if (!hasConcession(state, company) || state.presidents[company] !== from) return false;
  const left = sharesOf(state, company, from) - count;
  return left >= 0 && left < PRESIDENT_SHARES;
}

/** Several companies in one go: no company twice, and each block as if those before it were sold already. */
export function blocksObjection(state: State, seller: string, blocks: readonly Block[]): Cited | null {
  const companies = blocks.map(({ company }) => company);
  if (new Set(companies).size < companies.length) return cited(sectionFor(seller), 'sale/one-block-each');
  const trial = blocks.length > 1 ? imagined(state) : state;
  for (const block of blocks) {
    const objection = saleObjection(trial, seller, block);
    if (objection) return objection;
    if (trial !== state) sellShares(trial, seller, [block]);
  }
  return null;
}

/** A copy of what a sale changes. */
export function imagined(state: State): State {
  return {
    ...state,
    events: null,
    cash: { ...state.cash },
    shares: Object.fromEntries(Object.entries(state.shares).map(([company, held]) => [company, { ...held }])),
    presidents: { ...state.presidents },
    markers: { ...state.markers },
    round: { ...state.round, sold: { ...state.round.sold } },
  };
}

/**
 * Sells blocks at the prices before the fall. The chair passes on first, then prices fall by a row per share, the
 * lowest company's first (§3.1).
 */
export function sellShares(state: State, seller: string, blocks: readonly Block[]): void {
  const rows: Partial<Record<Company, number>> = {};
  for (const { company, count } of blocks) {
    const amount = priceOf(state, company) * count;
    pay(state, BANK, seller, amount);
    moveShares(state, company, sourceOf(seller, company), POOL, count);
    noteSale(state, seller, company);
    emit(state, { type: 'shares-sold', seller, company, count, amount });
    seatPresident(state, company);
    rows[company] = rowsFor(state, seller, company, count);
  }
  lowerPrices(state, rows);
}

/** Whoever has sold shares of a company does not buy any in the same round (§3.2, §4.7.2). */
export function noteSale(state: State, seller: string, company: Company): void {
  const before = state.round.sold[seller] ?? [];
  if (!before.includes(company)) state.round.sold[seller] = [...before, company];
}

/** A row per share. Option 8.4: companies selling a few shares of a dear company do not move its price. */
function rowsFor(state: State, seller: string, company: Company, count: number): number {
  if (!state.options.cushionedSales || !isCompany(seller) || seller === company) return count;
  const { column } = CHART.cells[cellOf(state, company)]!;
  const cushion = CUSHIONED.find(({ from, to }) => column >= from && column <= to);
  return cushion && count < cushion.shares ? 0 : count;
}

/** Everything a seller has that might be sold, one candidate per block. */
export function blocksHeld(state: State, seller: string): Block[] {
  return COMPANY_IDS.flatMap((company) =>
    Array.from({ length: sharesOf(state, company, sourceOf(seller, company)) }, (_, i) => ({
      company,
      count: i + 1,
    })),
  );
}

/** §3.5.2, §3.5.4: while a sale that the limits demand is possible, nothing else is. */
export function forcedSaleObjection(state: State, seller: string): Cited | null {
  const held = COMPANY_IDS.filter((company) => company !== seller && sharesOf(state, company, seller) > 0);
  const isSellable = (company: Company) => !saleObjection(state, seller, { company, count: 1 });
  const forced = mustSellOf(state, seller, held).find(isSellable);
  if (forced) return cited('3.5.4', 'sale/forced', { company: forced });
  if (excessCertificates(state, seller) > 0 && held.some(isSellable))
    return cited('3.5.2', 'sale/too-many-certificates');
  return null;
}
