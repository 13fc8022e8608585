import type { Seat } from '@signalbox/kernel';
import { cashOf, sharesOf } from '@signalbox/rails';
import { actorFor } from '@signalbox/titles/1841/control.ts';
import { COMPANY_IDS, CONCESSIONS, type Company, SHARES } from '@signalbox/titles/1841/data/companies.ts';
import { classOf, isActive, priceOf, type State, sizeOf } from '@signalbox/titles/1841/state.ts';
import { isUsed } from '@signalbox/titles/1841/stock-round/private-deals.ts';
import { LASTING, type Outlook, outlookOf as outlook } from '../../railways/index.ts';
import { concessionValue } from './concessions.ts';
import { RAILWAYS } from './railways.ts';
import { nextTrain } from './revenue.ts';

export function outlookOf(
  state: State,
  company: Company,
  rounds = RAILWAYS.roundsLeft(state),
  treasury = cashOf(state, company),
): Outlook {
  const most = classOf(state, company) === 'major' ? 2 : 1;
  return outlook(RAILWAYS, state, company, { treasury, most, rounds });
}

/** The expected fraction of revenue that is paid out. */
const PAID_OUT = 0.85;
/** Change of price by one column. */
const RISE = 0.1;
/** Price moves are expected for at most this many rounds. */
const MOVING_ROUNDS = 5;

/** The expected value of a share: its final price and the dividends until then. */
export function shareValue(
  state: State,
  company: Company,
  price: number,
  rounds = RAILWAYS.roundsLeft(state),
  treasury?: number,
): number {
  const { next, total } = outlookOf(state, company, rounds, treasury);
  const steps = next > price ? 1 : next > 0 ? 0.2 : -1;
  const growth = price * RISE * steps * Math.min(rounds, MOVING_ROUNDS);
  return price + growth + (PAID_OUT * total) / SHARES[classOf(state, company)];
}

/** What the player who controls it must add to the next train: all of it without a train, a part if one rusts soon. */
export function trainShortfall(state: State, company: Company): number {
  const next = nextTrain(state);
  if (!isActive(state, company) || next === null) return 0;
  const missing = Math.max(0, next.price - cashOf(state, company));
  const life = state.companies[company].trains.map((train) => RAILWAYS.roundsUntilRusted(state, train));
  const longest = Math.max(0, ...life);
  if (longest >= LASTING) return 0;
  return longest === 0 ? missing : longest < 1 ? missing / 2 : 0;
}

/** The train money that all companies of a player lack together. */
export function trainMoneyNeeded(state: State, seat: Seat): number {
  let needed = 0;
  for (const company of COMPANY_IDS) {
    if (isActive(state, company) && actorFor(state, company) === seat)
      needed += trainShortfall(state, company);
  }
  return needed;
}

/** Active and with a price: a company that is being formed or divided has none. */
export function isListed(state: State, company: Company): boolean {
  return isActive(state, company) && state.markers[company] !== undefined;
}

/** Cash and the expected value of everything else, less the expected cost of trains. */
export function worth(state: State, seat: Seat): number {
  let sum = cashOf(state, seat) - (state.debts[seat] ?? 0);
  if (state.left.includes(seat)) return sum;
  const rounds = RAILWAYS.roundsLeft(state);
  for (const company of COMPANY_IDS) {
    if (!isListed(state, company)) continue;
    const count = sharesOf(state, company, seat);
    if (count > 0) sum += count * shareValue(state, company, priceOf(state, company), rounds);
    if (actorFor(state, company) === seat) sum -= trainShortfall(state, company) - inTreasury(state, company);
  }
  for (const id of CONCESSIONS) {
    if (state.concessions[id] === seat && !isUsed(state, id)) sum += concessionValue(id) / 2;
  }
  return sum;
}

/** Shares in a treasury count for the player who controls the company, but less than own shares. */
const TREASURY_SHARES = 0.3;

function inTreasury(state: State, holder: Company): number {
  let sum = 0;
  for (const company of COMPANY_IDS) {
    const count = company === holder ? 0 : sharesOf(state, company, holder);
    if (count > 0 && isListed(state, company)) sum += count * priceOf(state, company);
  }
  return TREASURY_SHARES * sum;
}

/** The fraction of a company that a player has, and what it is worth. */
export function holding(state: State, id: string, seat: Seat): { part: number; value: number } {
  const company = id as Company;
  const count = sharesOf(state, company, seat);
  return { part: count / sizeOf(state, company), value: count * priceOf(state, company) };
}
