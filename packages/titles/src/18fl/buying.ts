import { type Cited, cited, emit, type Seat } from '@signalbox/kernel';
import {
  BANK,
  type CertificateSource,
  cashOf,
  pay,
  sharesFrom,
  sourcesOf,
  takeCertificate,
} from '@signalbox/rails';
import type { Company } from './data/companies.ts';
import { floatIfSold } from './founding.ts';
import { limitObjection } from './limits.ts';
import { updatePresident } from './selling.ts';
import { COMPANY_IDS, isStarted, priceOf, type State } from './state.ts';

/** A president's certificate may be in the pool (§8.4.3). */
export type Purchase = { readonly do: 'buy'; readonly company: Company; readonly from: CertificateSource };

const PURCHASES = Object.fromEntries(
  COMPANY_IDS.map((company) => {
    const from = (source: CertificateSource): Purchase => ({ do: 'buy', company, from: source });
    return [company, { ipo: from('ipo'), pool: from('pool'), president: from('president') }];
  }),
) as Readonly<Record<Company, Readonly<Record<CertificateSource, Purchase>>>>;

/** One certificate of every kind for sale. */
export function certificatesForSale(state: State): Purchase[] {
  const found: Purchase[] = [];
  for (const company of COMPANY_IDS) {
    if (!isStarted(state, company)) continue;
    for (const from of sourcesOf(state, company)) found.push(PURCHASES[company][from]);
  }
  return found;
}

/** §5.2, §5.3: may this certificate be bought now? */
export function purchaseObjection(
  state: State,
  seat: Seat,
  { company, from }: Purchase,
  soldThisRound: readonly Company[],
): Cited | null {
  if (soldThisRound.includes(company)) return cited('5.1', 'purchase/sold-this-round', { company });
  const cost = priceOf(state, company) * sharesFrom(from);
  if (cashOf(state, seat) < cost) return cited('5.2', 'purchase/cash', { cost });
  return limitObjection(state, seat, company, sharesFrom(from));
}

/** Shares from the bank and from the pool both cost the market price; the money goes to the bank. */
export function buyCertificate(state: State, seat: Seat, { company, from }: Purchase): void {
  const count = takeCertificate(state, company, from, seat);
  const amount = priceOf(state, company) * count;
  pay(state, seat, BANK, amount);
  const percent = (count * 100) / state.companies[company].size;
  emit(state, { type: 'share-bought', seat, company, from, percent, amount });
  updatePresident(state, company);
  floatIfSold(state, company);
}
