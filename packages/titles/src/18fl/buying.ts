import { type Cited, cited, emit, type Seat } from '@signalbox/kernel';
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
import type { Company } from './data/companies.ts';
import { floatIfSold } from './founding.ts';
import { limitObjection } from './limits.ts';
import { seatPresident } from './selling.ts';
import { COMPANY_IDS, isStarted, priceOf, type State } from './state.ts';

/** Where a certificate comes from; `president` is a president's certificate that is in the pool (§8.4.3). */
export type Source = 'ipo' | 'pool' | 'president';

export type Purchase = { readonly do: 'buy'; readonly company: Company; readonly from: Source };

const PURCHASES = Object.fromEntries(
  COMPANY_IDS.map((company) => {
    const from = (source: Source): Purchase => ({ do: 'buy', company, from: source });
    return [company, { ipo: from('ipo'), pool: from('pool'), president: from('president') }];
  }),
) as Readonly<Record<Company, Readonly<Record<Source, Purchase>>>>;

/** One certificate of every kind that lies somewhere. */
export function certificatesForSale(state: State): Purchase[] {
  const found: Purchase[] = [];
  for (const company of COMPANY_IDS) {
    if (!isStarted(state, company)) continue;
    const { ipo, pool, president } = PURCHASES[company];
    if (sharesOf(state, company, IPO) > 0) found.push(ipo);
    if (singlesInPool(state, company) > 0) found.push(pool);
    if (state.presidents[company] === POOL) found.push(president);
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
  const cost = priceOf(state, company) * sharesIn(from);
  if (cashOf(state, seat) < cost) return cited('5.2', 'purchase/cash', { cost });
  return limitObjection(state, seat, company, sharesIn(from));
}

/** Shares from the bank and from the pool cost the market price alike; the money goes to the bank. */
export function buyCertificate(state: State, seat: Seat, { company, from }: Purchase): void {
  const count = sharesIn(from);
  const amount = priceOf(state, company) * count;
  pay(state, seat, BANK, amount);
  moveShares(state, company, from === 'ipo' ? IPO : POOL, seat, count);
  const percent = (count * 100) / state.companies[company].size;
  emit(state, { type: 'share-bought', seat, company, from, percent, amount });
  seatPresident(state, company);
  floatIfSold(state, company);
}

function sharesIn(from: Source): number {
  return from === 'president' ? PRESIDENT_SHARES : 1;
}
