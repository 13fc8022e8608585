import { type Cited, cited, emit } from '@signalbox/kernel';
import {
  BANK,
  type CertificateSource,
  cashOf,
  IPO,
  POOL,
  PRESIDENT_SHARES,
  pay,
  setPresident,
  sharesFrom,
  sharesOf,
  sourceHolder,
  takeCertificate,
} from '@signalbox/rails';
import { isControlledBy } from '../control.ts';
import { COMPANY_IDS, type Company, isCompany } from '../data/companies.ts';
import { areInOneCountry } from '../operating-round/borders.ts';
import { isActive, priceOf, type State, sizeOf } from '../state.ts';
import { byCharters } from './holdings.ts';
import { limitObjection } from './limits.ts';
import { hasConcession, transfer, updatePresident, wouldCloseRing } from './presidency.ts';

/** One certificate; `from: 'president'` is a president's certificate in the pool (§4.5.1). */
export type Purchase = { readonly company: Company; readonly from: CertificateSource };

/**
 * Is the president's certificate in the pool? In imported games the seller may have kept it, so a company can be without a president although its certificate is not in the pool.
 */
export function isPresidentCertificateInPool(state: State, company: Company): boolean {
  return state.presidents[company] === POOL && sharesOf(state, company, POOL) >= PRESIDENT_SHARES;
}

type PurchaseChoice = { readonly do: 'buy' } & Purchase;

/** Candidates are listed at every turn, so the objects are created once and reused. */
const PURCHASES = COMPANY_IDS.map((company) => {
  const from = (source: CertificateSource): PurchaseChoice => ({ do: 'buy', company, from: source });
  return { company, ipo: from('ipo'), pool: from('pool'), president: from('president') };
});

/** One certificate of every kind that is for sale. */
export const certificatesForSale = byCharters((state): readonly PurchaseChoice[] => {
  const found: PurchaseChoice[] = [];
  for (const { company, ipo, pool, president } of PURCHASES) {
    if (!isActive(state, company)) continue;
    if (sharesOf(state, company, IPO) > 0) found.push(ipo);
    const whole = isPresidentCertificateInPool(state, company);
    const singles = sharesOf(state, company, POOL) - (whole ? PRESIDENT_SHARES : 0);
    if (singles > 0) found.push(pool);
    if (whole) found.push(president);
  }
  return found;
});

/** §3.2, §4.7.2: may this certificate be bought by a player or a company, in a turn or when shares are offered? */
export function purchaseObjection(
  state: State,
  buyer: string,
  { company, from }: Purchase,
  rule = isCompany(buyer) ? '4.7.2' : '3.2',
): Cited | null {
  const objection = soldObjection(state, buyer, company) ?? companyObjection(state, buyer, company);
  if (objection) return objection;
  // Before phase 4 a president's certificate is only sold with its concession (C-50).
  if (from === 'president' && hasConcession(state, company))
    return cited('3.2', 'purchase/with-concession', { company });
  const cost = priceOf(state, company) * sharesFrom(from);
  if (cashOf(state, buyer) < cost) return cited(rule, 'purchase/cash', { cost });
  const limit = limitObjection(state, buyer, company, sharesFrom(from));
  if (limit) return limit;
  const changes = transfer(sourceHolder(from), buyer, sharesFrom(from));
  return wouldCloseRing(state, company, changes) ? cited('3.5.4', 'purchase/ring', { company }) : null;
}

/** §3.2, §4.7.2: nobody may buy shares of a company whose shares they have sold in the same round, even in an emergency. */
export function soldObjection(state: State, buyer: string, company: Company): Cited | null {
  const rule = isCompany(buyer) ? '4.7.2' : '3.2';
  const sold = state.round.sold[buyer]?.includes(company) ?? false;
  return sold ? cited(rule, 'purchase/sold-this-round', { company }) : null;
}

/** §4.7.2: a company may buy neither its own shares nor those of a company that controls it. */
function companyObjection(state: State, buyer: string, company: Company): Cited | null {
  if (!isCompany(buyer)) return null;
  if (company === buyer) return cited('4.7.2', 'purchase/own-shares');
  if (isControlledBy(state, buyer, company)) return cited('4.7.2', 'purchase/controller', { company });
  return state.options.sharesWithinBorders && areSeparatedByBorder(state, buyer, company)
    ? cited('8.5', 'purchase/border', { company })
    : null;
}

/** Option 8.5: do the two companies have tokens on different sides of a border? */
function areSeparatedByBorder(state: State, buyer: Company, company: Company): boolean {
  const hexes = (owner: Company) =>
    state.stations.filter((station) => station.owner === owner).map(({ hex }) => hex);
  return hexes(buyer).some((own) => hexes(company).some((other) => !areInOneCountry(state, own, other)));
}

/** Every certificate costs the market price; payment goes to the company for unissued shares, otherwise to the bank. */
export function buyCertificate(state: State, buyer: string, { company, from }: Purchase): void {
  const count = takeCertificate(state, company, from, buyer);
  const amount = priceOf(state, company) * count;
  pay(state, buyer, from === 'ipo' ? company : BANK, amount);
  const percent = (count * 100) / sizeOf(state, company);
  emit(state, { type: 'share-bought', buyer, company, from, percent, amount });
  if (from === 'president') {
    setPresident(state, company, buyer);
    emit(state, { type: 'president', company, president: buyer });
  }
  updatePresident(state, company);
}
