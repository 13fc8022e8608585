import { decision, emit, list } from '@signalbox/kernel';
import { changeCharter, payDividend, placeUnder } from '@signalbox/rails';
import type { CompanyTurn } from './company-turn.ts';
import { type Company, SHARES } from './data/companies.ts';
import { STEP } from './data/market.ts';
import { checkBank, payCompany } from './money.ts';
import { movePrice } from './share-price.ts';
import { presidentOf, priceOf, type State } from './state.ts';

/** Pays out everything or withholds everything; what a leased train earns is never paid out. */
export const payOrWithhold = decision<State, CompanyTurn, 'pay' | 'withhold'>({
  name: 'dividend',
  rule: 'DIV',
  actor: (state, { company, revenue, leased }) =>
    revenue > 0 && leased === null ? presidentOf(state, company) : null,
  offer: () => list(['pay', 'withhold']),
  apply: (_, turn, choice) => {
    turn.paid = choice === 'pay';
  },
});

/** Halts pay the company, whether the revenue is paid out or withheld. Shares in IPO and pool get nothing. */
export function settleRevenue(state: State, { company, revenue, subsidy, paid }: CompanyTurn): void {
  payCompany(state, company, subsidy);
  if (paid) {
    const perShare = revenue / SHARES;
    const received = payDividend(state, company, perShare, (holder) =>
      state.seats.includes(holder) ? holder : null,
    );
    checkBank(state);
    emit(state, { type: 'dividend', company, revenue, perShare, subsidy, received });
  } else {
    payCompany(state, company, revenue);
    emit(state, { type: 'withheld', company, revenue, subsidy });
  }
  adjustPrice(state, company, paid ? revenue : null);
  changeCharter(state, company, { operated: true });
}

const MAX_STEPS = 4;

/** Without a dividend one step to the left; otherwise one to the right for each multiple of the price, at most four. */
function adjustPrice(state: State, company: Company, dividend: number | null): void {
  if (dividend === null) {
    movePrice(state, company, -STEP);
    return;
  }
  const steps = Math.min(MAX_STEPS, Math.floor(dividend / priceOf(state, company)));
  if (steps > 0) movePrice(state, company, steps * STEP);
  else if (state.options.unmovedMarker === 'goes-under') placeUnder(state, company);
}
