import { type Cited, cited, emit } from '@signalbox/kernel';
import {
  BANK,
  cashOf,
  IPO,
  moveShares,
  POOL,
  PRESIDENT_SHARES,
  pay,
  sharesOf,
  singlesInPool,
} from '@signalbox/rails';
import { COMPANY_IDS, type Company, isCompany } from './data/companies.ts';
import { limitObjection } from './limits.ts';
import { hasConcession, seatPresident, wouldCloseRing } from './presidency.ts';
import { isActive, priceOf, type State } from './state.ts';

/** Where a certificate comes from; `president` is a president's certificate that lies in the pool (§4.5.1). */
export type Source = 'ipo' | 'pool' | 'president';

export type Purchase = { readonly company: Company; readonly from: Source };

/** One certificate of every kind that lies somewhere. */
export function certificatesForSale(state: State): Purchase[] {
  return COMPANY_IDS.filter((company) => isActive(state, company)).flatMap((company) => {
    const found: Purchase[] = [];
    if (sharesOf(state, company, IPO) > 0) found.push({ company, from: 'ipo' });
    if (singlesInPool(state, company) > 0) found.push({ company, from: 'pool' });
    if (state.presidents[company] === POOL) found.push({ company, from: 'president' });
    return found;
  });
}

/** §3.2, §4.7.2: may this certificate be bought by a player or a company? */
export function purchaseObjection(
  state: State,
  buyer: string,
  { company, from }: Purchase,
  sold: readonly Company[],
): Cited | null {
  const rule = isCompany(buyer) ? '4.7.2' : '3.2';
  if (sold.includes(company)) return cited(rule, 'purchase/sold-this-round', { company });
  // Before phase 4 a president's certificate goes with its concession only (C-50).
  if (from === 'president' && hasConcession(state, company))
    return cited('3.2', 'purchase/with-concession', { company });
  const cost = priceOf(state, company) * sharesIn(from);
  if (cashOf(state, buyer) < cost) return cited(rule, 'purchase/cash', { cost });
  const limit = limitObjection(state, buyer, company, sharesIn(from));
  if (limit) return limit;
  const changes = { [from === 'ipo' ? IPO : POOL]: -sharesIn(from), [buyer]: sharesIn(from) };
  return wouldCloseRing(state, company, changes) ? cited('3.5.4', 'purchase/ring', { company }) : null;
}

/** All at the market price: unissued shares pay the company, others the bank. */
export function buyCertificate(state: State, buyer: string, { company, from }: Purchase): void {
  const count = sharesIn(from);
  const amount = priceOf(state, company) * count;
  pay(state, buyer, from === 'ipo' ? company : BANK, amount);
  moveShares(state, company, from === 'ipo' ? IPO : POOL, buyer, count);
  emit(state, { type: 'share-bought', buyer, company, from, amount });
  if (from === 'president') {
    state.presidents[company] = buyer;
    emit(state, { type: 'president', company, president: buyer });
  }
  seatPresident(state, company);
}

export function sharesIn(from: Source): number {
  return from === 'president' ? PRESIDENT_SHARES : 1;
}
