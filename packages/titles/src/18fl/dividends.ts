import { decision, emit, list } from '@signalbox/kernel';
import { BANK, IPO, POOL, pay, payDividend } from '@signalbox/rails';
import type { CompanyTurn } from './company-turn.ts';
import { movePrice } from './selling.ts';
import { presidentOf, priceOf, type State } from './state.ts';

/** §7.5: all of it to the shares, or all of it to the treasury. Without revenue there is nothing to decide. */
export const payOrWithhold = decision<State, CompanyTurn, 'pay' | 'withhold'>({
  name: 'dividend',
  rule: '7.5',
  actor: (state, { company, revenue }) => (revenue > 0 ? presidentOf(state, company) : null),
  offer: () => list(['pay', 'withhold']),
  apply: (state, vars, choice) => {
    const { company, revenue } = vars;
    if (choice === 'withhold') {
      pay(state, BANK, company, revenue);
      emit(state, { type: 'withheld', company, revenue });
      return;
    }
    vars.paid = true;
    // Shares in the pool pay the company; those not yet bought leave their part in the bank.
    const perShare = revenue / state.companies[company].size;
    const received = payDividend(state, company, perShare, (holder) =>
      holder === IPO ? null : holder === POOL ? company : holder,
    );
    emit(state, { type: 'dividend', company, revenue, perShare, received });
  },
});

/** §7.6: compared is the whole revenue, not the part that was handed out. */
export function adjustPrice(state: State, { company, revenue, paid }: CompanyTurn): void {
  const price = priceOf(state, company);
  if (!paid) movePrice(state, company, -1);
  else if (revenue >= 2 * price) movePrice(state, company, 2);
  else if (revenue >= price) movePrice(state, company, 1);
}
