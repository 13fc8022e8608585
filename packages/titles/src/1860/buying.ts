import { type Cited, cited, emit, type Seat } from '@signalbox/kernel';
import { cashOf, IPO, moveShares, POOL, sharesOf, singlesInPool } from '@signalbox/rails';
import { limitObjection } from './certificate-limit.ts';
import { COMPANY_IDS, type Company, SHARES } from './data/companies.ts';
import { privateFor } from './data/privates.ts';
import { takeFromPlayer } from './money.ts';
import { updatePresident } from './selling.ts';
import { isStarted, priceOf, type State } from './state.ts';

export type Purchase = { readonly company: Company; readonly from: 'ipo' | 'pool' | 'president' };

/** The last share is reserved for its private as long as that is open. */
export function sharesForSale(state: State, company: Company): number {
  const id = privateFor(company);
  const kept = id !== null && state.privates[id] !== undefined ? 1 : 0;
  return sharesOf(state, company, IPO) - kept;
}

type PurchaseChoice = { readonly do: 'buy' } & Purchase;

/** Candidates are listed at every turn, so each is made once. */
const PURCHASES = COMPANY_IDS.map((company) => {
  const from = (source: Purchase['from']): PurchaseChoice => ({ do: 'buy', company, from: source });
  return { company, ipo: from('ipo'), pool: from('pool'), president: from('president') };
});

/** One share of every kind for sale; a president's certificate in the pool is only sold with the option. */
export function possiblePurchases(state: State): PurchaseChoice[] {
  const found: PurchaseChoice[] = [];
  for (const { company, ipo, pool, president } of PURCHASES) {
    if (!isStarted(state, company)) continue;
    if (sharesOf(state, company, IPO) > 0) found.push(ipo);
    if (sharesOf(state, company, POOL) > 0) found.push(pool);
    if (state.options.certificateFromPool && state.presidents[company] === POOL) found.push(president);
  }
  return found;
}

/** From the IPO at par, from the pool at the market price. */
function costOf(state: State, { company, from }: Purchase): number {
  return from === 'ipo' ? state.companies[company].par! : priceOf(state, company);
}

export function purchaseObjection(
  state: State,
  seat: Seat,
  purchase: Purchase,
  soldThisRound: readonly Company[],
): Cited | null {
  const { company, from } = purchase;
  if (soldThisRound.includes(company)) return cited('SR', 'purchase/sold-this-round', { company });
  if (from === 'ipo' && sharesForSale(state, company) <= 0)
    return cited('PRIV', 'purchase/reserved', { company });
  if (from === 'pool' && singlesInPool(state, company) <= 0)
    return cited('REC', 'purchase/certificate-in-pool', { company });
  if (from === 'president' && sharesOf(state, company, seat) === 0)
    return cited('REC', 'purchase/certificate-in-pool', { company });
  const cost = costOf(state, purchase);
  if (cashOf(state, seat) < cost) return cited('SR', 'purchase/cash', { cost });
  return limitObjection(state, seat);
}

export function buyShare(state: State, seat: Seat, purchase: Purchase): void {
  const { company, from } = purchase;
  const amount = costOf(state, purchase);
  takeFromPlayer(state, seat, amount);
  moveShares(state, company, from === 'ipo' ? IPO : POOL, seat, 1);
  emit(state, { type: 'share-bought', seat, company, from, percent: 100 / SHARES, amount });
  updatePresident(state, company);
}
