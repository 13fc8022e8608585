import { IPO, POOL, payOrWithholdAll } from '@signalbox/rails';
import type { CompanyTurn } from './company-turn.ts';
import type { Company } from './data/companies.ts';
import { movePrice } from './selling.ts';
import { presidentOf, priceOf, type State } from './state.ts';

/** §7.5: shares in the pool pay the company; for those not yet bought the bank keeps the money. */
export const payOrWithhold = payOrWithholdAll<State, Company, CompanyTurn>({
  rule: '7.5',
  president: presidentOf,
  shares: (state, company) => state.companies[company].size,
  payee: (holder, company) => (holder === IPO ? null : holder === POOL ? company : holder),
});

/** §7.6: the whole revenue is compared, not the part that was paid out. */
export function adjustPrice(state: State, { company, revenue, paid }: CompanyTurn): void {
  const price = priceOf(state, company);
  if (!paid) movePrice(state, company, -1, revenue === 0 ? 'price-without-revenue' : 'price');
  else if (revenue >= 2 * price) movePrice(state, company, 2);
  else if (revenue >= price) movePrice(state, company, 1);
}
