import type { Seat } from '@signalbox/kernel';
import { cashOf, sharesOf } from '@signalbox/rails';
import { type Company, PRIVATES, type Private } from '@signalbox/titles/18fl/data/companies.ts';
import { missingToFloat } from '@signalbox/titles/18fl/founding.ts';
import { COMPANY_IDS, isStarted, presidentOf, priceOf, type State } from '@signalbox/titles/18fl/state.ts';
import { type Outlook, outlookOf as outlook } from '../../railways/index.ts';
import { RAILWAYS } from './railways.ts';
import { nextTrain } from './revenue.ts';

/** A caller that asks about several companies estimates the rounds that are left once. */
export function outlookOf(state: State, company: Company, rounds = RAILWAYS.roundsLeft(state)): Outlook {
  const { floated, startPrice, size } = state.companies[company];
  const treasury = floated ? cashOf(state, company) : (startPrice ?? 80) * size;
  return outlook(RAILWAYS, state, company, { treasury, most: size === 10 ? 2 : 1, rounds });
}

/** The expected fraction of revenue that is paid out. */
const PAID_OUT = 0.85;
/** One step up is about a tenth of the price. */
const RISE = 0.1;
/** Price rises are expected for at most this many rounds. */
const RISING_ROUNDS = 5;

/** The expected value of a share: its final price and the dividends until then. */
export function shareValue(
  state: State,
  company: Company,
  price: number,
  rounds = RAILWAYS.roundsLeft(state),
): number {
  const { next, total } = outlookOf(state, company, rounds);
  const steps = next >= 2 * price ? 2 : next >= price ? 1 : next >= 0.5 * price ? 0.3 : -0.7;
  const growth = price * RISE * steps * Math.min(rounds, RISING_ROUNDS);
  return price + growth + (PAID_OUT * total) / state.companies[company].size;
}

/** What the president will have to add to pay for the company's next train. */
export function trainShortfall(state: State, company: Company): number {
  const { trains, floated } = state.companies[company];
  if (!floated || trains.length > 0) return 0;
  return Math.max(0, nextTrain(state).price - cashOf(state, company));
}

/** A private pays for this many rounds at most. */
const PRIVATE_ROUNDS = 5;

/** Cash and the expected value of everything else. */
export function worth(state: State, seat: Seat): number {
  if (state.bankrupt.includes(seat)) return 0;
  const rounds = RAILWAYS.roundsLeft(state);
  let sum = cashOf(state, seat);
  for (const company of COMPANY_IDS) {
    const count = sharesOf(state, company, seat);
    if (count === 0 || !isStarted(state, company)) continue;
    const price = priceOf(state, company);
    const doubt = 1 - 0.25 * Math.min(2, missingToFloat(state, company));
    sum += count * (price + doubt * (shareValue(state, company, price, rounds) - price));
    if (presidentOf(state, company) === seat) sum -= trainShortfall(state, company);
  }
  for (const [id, owner] of Object.entries(state.privates) as [Private, Seat | null][]) {
    if (owner === seat) sum += PRIVATES[id].income * Math.min(rounds, PRIVATE_ROUNDS);
  }
  return sum;
}
