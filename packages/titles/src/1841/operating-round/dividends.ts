import { decision, emit, list } from '@signalbox/kernel';
import { BANK, IPO, POOL, pay, payDividend } from '@signalbox/rails';
import { actorFor } from '../control.ts';
import { priceOf, type State, sizeOf } from '../state.ts';
import { advancePrice, retreatPrice } from '../stock-round/prices.ts';
import type { CompanyTurn } from './company-turn.ts';

/** §4.3.2: all of it to the shares, or all of it to the treasury. Without revenue there is nothing to decide. */
export const payOrWithhold = decision<State, CompanyTurn, 'pay' | 'withhold'>({
  name: 'dividend',
  rule: '4.3.2',
  actor: (state, { company, revenue }) => (revenue > 0 ? actorFor(state, company) : null),
  offer: () => list(['pay', 'withhold']),
  apply: (state, vars, choice) => {
    const { company, revenue } = vars;
    if (choice === 'withhold') {
      pay(state, BANK, company, revenue);
      emit(state, { type: 'withheld', company, revenue });
      return;
    }
    vars.paid = true;
    // Unissued shares pay the company itself; those in the pool leave their part in the bank.
    const perShare = revenue / sizeOf(state, company);
    const received = payDividend(state, company, perShare, (holder) =>
      holder === IPO ? company : holder === POOL ? null : holder,
    );
    emit(state, { type: 'dividend', company, revenue, perShare, received });
  },
});

/** §3.5.1, ruling 1841-R2: up only for more than the price, back without a dividend. */
export function adjustPrice(state: State, { company, revenue, paid }: CompanyTurn): void {
  if (!paid) retreatPrice(state, company, 1);
  else if (revenue > priceOf(state, company)) advancePrice(state, company);
}
