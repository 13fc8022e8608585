import { type Cited, cited, emit, withSection } from '@signalbox/kernel';
import {
  BANK,
  type BlockOf,
  blockObjection,
  blocksFrom,
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
import { byHolder, companiesHeld } from './holdings.ts';
import { countedCertificates, excessCertificates, mustSellOf } from './limits.ts';
import { hasConcession, successors, transfer, updateAfterTrade, wouldCloseRing } from './presidency.ts';
import { cellOf, lowerPrices } from './prices.ts';

export type Block = BlockOf<Company>;

/** A company sells its own unissued shares and those of others in its treasury (§4.7.1). */
export function sourceOf(seller: string, company: Company): string {
  return seller === company ? IPO : seller;
}

/** The section to cite for this seller. */
function sectionFor(seller: string): '3.1' | '4.7.1' {
  return isCompany(seller) ? '4.7.1' : '3.1';
}

/** §3.1, §4.7.1: may this block be sold to the pool? */
export function saleObjection(state: State, seller: string, { company, count }: Block): Cited | null {
  const rule = sectionFor(seller);
  if (!isActive(state, company)) return cited(rule, 'sale/not-enough-shares', { company });
  if (!state.companies[company].operated) return cited(rule, 'sale/not-operated', { company });
  const from = sourceOf(seller, company);
  if (wouldSplitFromConcession(state, from, { company, count }))
    return cited('3.2', 'purchase/with-concession', { company });
  if (hasKeptCertificate(state, from, company)) return cited('3.5.3', 'sale/no-successor', { company });
  const objection = blockObjection(state, from, company, count, {
    // Half of the shares, rounded down: two of a minor.
    poolLimit: Math.floor(sizeOf(state, company) / 2),
    successors: () => successors(state, company),
    staysPresident: false,
  });
  if (objection) return withSection(objection, { 'sale/no-successor': '3.5.3' }, rule);
  if (wouldCloseRing(state, company, transfer(from, POOL, count))) {
    return cited('3.5.4', 'sale/ring', { company });
  }
  return null;
}

/**
 * Imported games: the pool had no share to return for this holder's certificate (`undividedCertificates`). Nobody else has
 * two shares, so it still needs a successor, although its holder is not president any more.
 */
function hasKeptCertificate(state: State, holder: string, company: Company): boolean {
  const wasMiscounted = (state.miscounted?.[company]?.[holder] ?? 0) < 0;
  return (
    wasMiscounted &&
    state.presidents[company] === POOL &&
    sharesOf(state, company, holder) >= PRESIDENT_SHARES
  );
}

/** Before phase 4 a president's certificate only moves with its concession: no sale passes it on (§3.2, §3.5.3). */
export function wouldSplitFromConcession(state: State, from: string, { company, count }: Block): boolean {
  if (!hasConcession(state, company) || state.presidents[company] !== from) return false;
  const left = sharesOf(state, company, from) - count;
  return left >= 0 && left < PRESIDENT_SHARES;
}

/** Several companies in one sale: no company twice, and each block as if the previous ones had been sold. */
export function blocksObjection(state: State, seller: string, blocks: readonly Block[]): Cited | null {
  if (blocks.length === 1) return saleObjection(state, seller, blocks[0]!);
  const companies = blocks.map(({ company }) => company);
  if (new Set(companies).size < companies.length) return cited(sectionFor(seller), 'sale/one-block-each');
  const trial = trialCopy(state);
  for (const block of blocks) {
    const objection = saleObjection(trial, seller, block);
    if (objection) return objection;
    moveToPool(trial, seller, block);
  }
  return null;
}

/** A copy of the state on which shares and charters can be changed to see what follows. The rest is not copied. */
export function trialCopy(state: State): State {
  return {
    ...state,
    events: null,
    cash: { ...state.cash },
    round: { ...state.round, sold: { ...state.round.sold } },
  };
}

/** A selling step: where the markers were, and in which order they arrived, when it began, and how many shares have been sold in it. */
export interface SellingStep {
  readonly markers: State['markers'];
  readonly arrivals: number;
  sold: Partial<Record<Company, number>>;
}

/** In games from 18xx.games every action is a separate sale. */
function stepOf({ options, markers, arrivals }: State, begun: SellingStep | null): SellingStep {
  if (begun && options.salesCount === 'by-step') return begun;
  return { markers, arrivals, sold: {} };
}

/**
 * Ruling 1841-R15: all sales of a step are one. Each is paid at the price at the start of the step, and everything sold
 * in it lowers the prices together, as if sold at once: the markers are moved again from the start.
 */
export function sellShares(
  state: State,
  vars: { selling: SellingStep | null },
  seller: string,
  blocks: readonly Block[],
): void {
  const shown = state.markers;
  const step = stepOf(state, vars.selling);
  state.markers = step.markers;
  state.arrivals = step.arrivals;
  for (const block of blocks) moveToPool(state, seller, block);
  const sold = { ...step.sold };
  for (const { company, count } of blocks) sold[company] = (sold[company] ?? 0) + count;
  vars.selling = { ...step, sold };
  lowerPrices(state, rowsFor(state, seller, sold), shown);
}

/** What a share sells for now: the price at the start of the selling step (ruling 1841-R15). */
export function saleValue(state: State, selling: SellingStep | null, company: Company): number {
  return priceOf({ ...state, markers: stepOf(state, selling).markers }, company);
}

/** Pays for a block, and passes on the presidency before any price falls (§3.5.3). */
function moveToPool(state: State, seller: string, { company, count }: Block): void {
  const amount = priceOf(state, company) * count;
  pay(state, BANK, seller, amount);
  const from = sourceOf(seller, company);
  moveShares(state, company, from, POOL, count);
  recordSale(state, seller, company);
  emit(state, { type: 'shares-sold', seller, from, company, count, amount });
  updateAfterTrade(state, company);
}

/** A player who has sold shares of a company may not buy any in the same round (§3.2, §4.7.2). */
export function recordSale(state: State, seller: string, company: Company): void {
  const before = state.round.sold[seller] ?? [];
  if (!before.includes(company)) state.round.sold[seller] = [...before, company];
}

type Counts = Readonly<Partial<Record<Company, number>>>;

/** A row per share. Option 8.4: a company that sells a few shares of a high-priced company does not move its price. */
export function rowsFor(state: State, seller: string, sold: Counts): Counts {
  if (!state.options.cushionedSales || !isCompany(seller)) return sold;
  const moves = ([company, count]: [string, number]) => {
    const { column } = CHART.cells[cellOf(state, company as Company)]!;
    const cushion = CUSHIONED.find(({ from, to }) => column >= from && column <= to);
    return company === seller || !cushion || count >= cushion.shares;
  };
  return Object.fromEntries(Object.entries(sold).filter(moves));
}

/** Everything a seller has that might be sold, one candidate per block. */
export const blocksHeld = byHolder((state, seller): readonly Block[] => {
  const companies = isCompany(seller) ? COMPANY_IDS : companiesHeld(state, seller);
  return blocksFrom(state, companies, (company) => sourceOf(seller, company));
});

/** §3.5.2, §3.5.4, ruling A10: as long as the limits require a sale and one is possible, nothing else may be done. */
export function forcedSaleObjection(state: State, seller: string): Cited | null {
  const isSellable = (company: Company) => !saleObjection(state, seller, { company, count: 1 });
  const forced = mustSellOf(state, seller).find(isSellable);
  if (forced) return cited('3.5.4', 'sale/forced', { company: forced });
  if (
    excessCertificates(state, seller) > 0 &&
    blocksHeld(state, seller).some(reducesCertificates(state, seller))
  )
    return cited('3.5.2', 'sale/too-many-certificates');
  return null;
}

/**
 * May it be sold, and would the seller then have fewer certificates? Selling one share of a president's certificate leaves the
 * number unchanged.
 */
function reducesCertificates(state: State, seller: string): (block: Block) => boolean {
  return (block) => {
    if (block.company === seller || saleObjection(state, seller, block)) return false;
    const trial = trialCopy(state);
    moveToPool(trial, seller, block);
    return countedCertificates(trial, seller) < countedCertificates(state, seller);
  };
}
