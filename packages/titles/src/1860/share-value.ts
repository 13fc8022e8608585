import type { Seat } from '@signalbox/kernel';
import { cashOf, PRESIDENT_SHARES, sharesOf } from '@signalbox/rails';
import { COMPANY_IDS, type Company } from './data/companies.ts';
import { PRIVATE_IDS, privateOf } from './data/privates.ts';
import { hasTrain, isStarted, priceOf, type State } from './state.ts';

/** Shares of a company without a train sell for half, except (with the option) those of one that never operated. */
export function sellsForHalf(state: State, company: Company): boolean {
  if (hasTrain(state, company)) return false;
  return state.companies[company].operated || !state.options.fullValueUnoperated;
}

/** What one share is sold for at a price. */
export function saleValue(state: State, company: Company, price: number): number {
  return sellsForHalf(state, company) ? Math.floor(price / 2) : price;
}

/** What this many shares are worth at the end; the president's two may be halved together (G-14). */
function countedValue(state: State, company: Company, seat: Seat): number {
  const price = priceOf(state, company);
  const count = sharesOf(state, company, seat);
  const single = saleValue(state, company, price);
  const together = state.options.halving === 'per-certificate' && state.presidents[company] === seat;
  if (!together || !sellsForHalf(state, company)) return count * single;
  // Half of the price of two is the price of one.
  return (count - PRESIDENT_SHARES) * single + price;
}

/** End of the game: cash, open privates at face value, shares. Company money never counts. */
export function worthOf(state: State, seat: Seat): number {
  let worth = cashOf(state, seat);
  for (const id of PRIVATE_IDS) if (state.privates[id] === seat) worth += privateOf(id).face;
  for (const company of COMPANY_IDS) {
    if (isStarted(state, company)) worth += countedValue(state, company, seat);
  }
  return worth;
}
