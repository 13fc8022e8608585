import { type Cited, cited, emit, withSection } from '@signalbox/kernel';
import { BANK, blockObjection, IPO, moveShares, POOL, pay, sharesOf } from '@signalbox/rails';
import { COMPANY_IDS, type Company, isCompany } from './data/companies.ts';
import { CHART, CUSHIONED } from './data/market.ts';
import { excessCertificates, mustSellOf } from './limits.ts';
import { hasConcession, seatPresident, successors, wouldCloseRing } from './presidency.ts';
import { cellOf, lowerPrices } from './prices.ts';
import { isActive, priceOf, type State, sizeOf } from './state.ts';

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
  const objection = blockObjection(state, from, company, count, {
    // Half of the shares, rounded down: two of a minor.
    poolMost: Math.floor(sizeOf(state, company) / 2),
    // A concession holder's chair cannot be passed on by a sale.
    successors: hasConcession(state, company) ? [] : successors(state, company),
    staysPresident: false,
  });
  if (objection) return withSection(objection, { 'sale/no-successor': '3.5.3' }, rule);
  if (wouldCloseRing(state, company, { [from]: -count, [POOL]: count })) {
    return cited('3.5.4', 'sale/ring', { company });
  }
  return null;
}

/** Several companies in one go: each block on its own, no company twice. */
export function blocksObjection(state: State, seller: string, blocks: readonly Block[]): Cited | null {
  const companies = blocks.map(({ company }) => company);
  if (new Set(companies).size < companies.length) return cited(sectionFor(seller), 'sale/one-block-each');
  for (const block of blocks) {
    const objection = saleObjection(state, seller, block);
    if (objection) return objection;
  }
  return null;
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
    emit(state, { type: 'shares-sold', seller, company, count, amount });
    seatPresident(state, company);
    rows[company] = rowsFor(state, seller, company, count);
  }
  lowerPrices(state, rows);
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
  const blocks = blocksHeld(state, seller).filter((block) => block.company !== seller && block.count === 1);
  const over = mustSellOf(
    state,
    seller,
    blocks.map(({ company }) => company),
  );
  const sellable = (block: Block) => !saleObjection(state, seller, block);
  const forced = blocks.find((block) => over.includes(block.company) && sellable(block));
  if (forced) return cited('3.5.4', 'sale/forced', { company: forced.company });
  if (excessCertificates(state, seller) > 0 && blocks.some(sellable))
    return cited('3.5.2', 'sale/too-many-certificates');
  return null;
}
