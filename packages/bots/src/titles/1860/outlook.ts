import type { Seat } from '@signalbox/kernel';
import { cashOf, sharesOf } from '@signalbox/rails';
import { COMPANY_IDS, type Company, SHARES } from '@signalbox/titles/1860/data/companies.ts';
import { FISHBOURNE, PRIVATE_IDS, type Private, privateOf } from '@signalbox/titles/1860/data/privates.ts';
import { missingToFloat } from '@signalbox/titles/1860/floating.ts';
import { isStarted, presidentOf, priceOf, type State } from '@signalbox/titles/1860/state.ts';
import { type Outlook, outlookOf as outlook } from '../../railways/index.ts';
import { RAILWAYS } from './railways.ts';

/** Assumed par of a company that has none yet. */
const USUAL_PAR = 68;

export function outlookOf(
  state: State,
  company: Company,
  par?: number,
  rounds = RAILWAYS.roundsLeft(state),
): Outlook {
  const charter = state.companies[company];
  const treasury = charter.floated
    ? cashOf(state, company)
    : cashOf(state, company) + (par ?? charter.par ?? USUAL_PAR) * SHARES;
  return outlook(RAILWAYS, state, company, { treasury, most: 2, rounds });
}

/** The expected fraction of revenue that is paid out. */
const PAID_OUT = 0.85;
/** A step along a row. */
const RISE = 0.085;
const MAX_STEPS = 4;
/** Price moves are expected for at most this many rounds. */
const MOVING_ROUNDS = 6;

/** What a share will bring: its price at the end, halved without a train, and the dividends until then. */
export function shareValue(
  state: State,
  company: Company,
  price: number,
  par?: number,
  rounds = RAILWAYS.roundsLeft(state),
): number {
  if (state.companies[company].closed) return price;
  const { next, total, lasts } = outlookOf(state, company, par, rounds);
  const often = next >= price ? Math.min(MAX_STEPS, Math.floor(next / price)) : next > 0 ? 0 : -1;
  // A higher price makes the next rise less likely.
  const growth = often > 0 ? often * (0.5 + 0.5 / often) : often;
  const end = Math.max(0, price * (1 + RISE * growth * Math.min(rounds, MOVING_ROUNDS)));
  return (lasts ? end : end / 2) + (PAID_OUT * total) / SHARES;
}

/** A private pays for at most this many rounds; Fishbourne, which comes later, for longer. */
const PRIVATE_ROUNDS = 7;
/** Ferries will probably be closed before they count; Fishbourne will not. */
const STILL_OPEN = 0.4;

/** What a private will bring: its income, and its face value if it is open at the end. */
export function privateValue(state: State, id: Private, rounds = RAILWAYS.roundsLeft(state)): number {
  const { face, income } = privateOf(id);
  return income * Math.min(rounds, PRIVATE_ROUNDS) + (id === FISHBOURNE ? face : STILL_OPEN * face);
}

/** Cash and the expected value of everything else. */
export function worth(state: State, seat: Seat): number {
  const rounds = RAILWAYS.roundsLeft(state);
  let sum = cashOf(state, seat);
  for (const id of PRIVATE_IDS) if (state.privates[id] === seat) sum += privateValue(state, id, rounds);
  for (const company of COMPANY_IDS) {
    const count = sharesOf(state, company, seat);
    if (count === 0 || !isStarted(state, company)) continue;
    const price = priceOf(state, company);
    const value = shareValue(state, company, price, undefined, rounds);
    sum += count * (price + chanceToOperate(state, company, seat) * (value - price));
  }
  return sum;
}

/** Probability that the company will operate, by the shares missing to float. */
export function chanceToOperate(state: State, company: Company, seat: Seat, bought = 0): number {
  if (state.companies[company].floated) return 1;
  const missing = missingToFloat(state, company) - bought;
  if (missing <= 0) return 1;
  const own = presidentOf(state, company) === seat;
  const canAlone = cashOf(state, seat) >= missing * (state.companies[company].par ?? USUAL_PAR);
  if (canAlone) return own ? 0.9 : 0.6;
  return Math.max(0, 0.7 - 0.15 * missing);
}
