import { emit } from '@signalbox/kernel';
import { IPO, POOL, payOrWithholdAll } from '@signalbox/rails';
import { actorFor } from '../control.ts';
import type { Company } from '../data/companies.ts';
import { priceOf, type State, sizeOf } from '../state.ts';
import { advancePrice, retreatPrice } from '../stock-round/prices.ts';
import type { CompanyTurn } from './company-turn.ts';
import { reasonNotToRun } from './running.ts';

/** §4.3.2: unissued shares pay the company itself; for those in the pool the bank keeps the money. */
export const payOrWithhold = payOrWithholdAll<State, Company, CompanyTurn>({
  rule: '4.3.2',
  president: actorFor,
  shares: sizeOf,
  payee: (holder, company) => (holder === IPO ? company : holder === POOL ? null : holder),
});

/** Without a run nobody is asked anything, but it is why the price falls. */
export function reportNoRun(state: State, { company }: CompanyTurn): void {
  const why = reasonNotToRun(state, company);
  if (why) emit(state, { type: 'no-run', company, why });
}

/** §3.5.1, ruling 1841-R2: up only for more than the price, back without a dividend. */
export function adjustPrice(state: State, { company, revenue, paid }: CompanyTurn): void {
  if (!paid) retreatPrice(state, company, 1);
  else if (revenue > priceOf(state, company)) advancePrice(state, company);
}
