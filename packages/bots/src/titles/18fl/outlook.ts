import type { Seat } from '@signalbox/kernel';
import { BANK, cashOf, IPO, sharesOf } from '@signalbox/rails';
import { type Company, PRIVATES, type Private } from '@signalbox/titles/18fl/data/companies.ts';
import { TRAINS, type Train } from '@signalbox/titles/18fl/data/trains.ts';
import { COMPANY_IDS, isStarted, presidentOf, priceOf, type State } from '@signalbox/titles/18fl/state.ts';
import { nextTrain, revenueOf, revenueWith } from './revenue.ts';

/** What a company with little track will earn when it has some. */
const FIRST_REVENUE = 50;
/** No game is longer than so many operating rounds from now. */
const MOST_ROUNDS = 10;

/** Operating rounds until the bank is probably empty; revenues grow, so it is sooner than it looks. */
export function roundsLeft(state: State): number {
  if (state.bankBroken) return 1;
  let drain = 250;
  for (const company of COMPANY_IDS)
    if (state.companies[company].floated) drain += 1.6 * revenueOf(state, company);
  return Math.max(1, Math.min(MOST_ROUNDS, cashOf(state, BANK) / drain));
}

/** Rounds until the trains of a kind are scrapped: so many have to be sold before. */
export function roundsUntilScrapped(state: State, train: Train): number {
  const by = TRAINS[train].rustedBy;
  if (by === null) return MOST_ROUNDS;
  const before = by === '4' ? [0, 1] : [1, 2, 3];
  const cards = before.reduce((sum, index) => sum + (state.depot[index] ?? 0), 0);
  const active = COMPANY_IDS.filter((company) => state.companies[company].floated).length;
  return 0.3 + cards / Math.max(1, 0.6 * active);
}

export interface Outlook {
  /** What the company earns in its next run. */
  readonly next: number;
  /** What it will earn to the end of the game, all together. */
  readonly total: number;
}

/** What a company will probably earn: with its trains while they last, then with what its treasury can buy. */
export function outlookOf(state: State, company: Company, rounds = roundsLeft(state)): Outlook {
  const { trains, floated, startPrice, size } = state.companies[company];
  const treasury = floated ? cashOf(state, company) : (startPrice ?? 80) * size;
  const { train, price } = nextTrain(state);
  const buys = treasury >= price ? [train] : [];
  const lasting = trains.filter((owned) => TRAINS[owned as Train].rustedBy === null);
  const passing = trains.filter((owned) => TRAINS[owned as Train].rustedBy !== null);
  const most = state.companies[company].size === 10 ? 2 : 1;
  const later = lasting.length < most ? [...lasting, ...buys] : lasting;
  const now = trains.length > 0 ? trains : buys;
  const next = Math.max(revenueWith(state, company, now), now.length > 0 ? FIRST_REVENUE : 0);
  const soon = Math.min(
    rounds,
    passing.length === 0
      ? 0
      : Math.max(...passing.map((owned) => roundsUntilScrapped(state, owned as Train))),
  );
  const afterwards = later.length > 0 ? Math.max(FIRST_REVENUE, revenueWith(state, company, later)) : 0;
  return { next, total: soon * next + (rounds - soon) * afterwards };
}

/** Of every dollar that is earned so much is paid out. */
const PAID_OUT = 0.85;
/** A price that rises does so by about a tenth. */
const RISE = 0.1;

/** What a share will bring: its price at the end and the dividends until then. */
export function shareValue(
  state: State,
  company: Company,
  price: number,
  rounds = roundsLeft(state),
): number {
  const { next, total } = outlookOf(state, company, rounds);
  const { size } = state.companies[company];
  const steps = next >= 2 * price ? 2 : next >= price ? 1 : next >= 0.5 * price ? 0.3 : -0.7;
  const growth = price * RISE * steps * Math.min(rounds, 5);
  return price + growth + (PAID_OUT * total) / size;
}

/** What a president will have to add to the company's next train. */
export function trainDebt(state: State, company: Company): number {
  const { trains, floated } = state.companies[company];
  if (!floated || trains.length > 0) return 0;
  return Math.max(0, nextTrain(state).price - cashOf(state, company));
}

/** Does somebody have to buy before the company can operate? */
function missingToFloat(state: State, company: Company): number {
  const { floated, size } = state.companies[company];
  return floated ? 0 : Math.max(0, Math.ceil(size / 2) - (size - sharesOf(state, company, IPO)));
}

/** A private pays for so many rounds at most. */
const PRIVATE_ROUNDS = 5;

/** Cash, and everything else at what it will probably bring. */
export function worth(state: State, seat: Seat): number {
  if (state.bankrupt.includes(seat)) return 0;
  const rounds = roundsLeft(state);
  let sum = cashOf(state, seat);
  for (const company of COMPANY_IDS) {
    const count = sharesOf(state, company, seat);
    if (count === 0 || !isStarted(state, company)) continue;
    const price = priceOf(state, company);
    const doubt = 1 - 0.25 * Math.min(2, missingToFloat(state, company));
    sum += count * (price + doubt * (shareValue(state, company, price, rounds) - price));
    if (presidentOf(state, company) === seat) sum -= trainDebt(state, company);
  }
  for (const [id, owner] of Object.entries(state.privates) as [Private, Seat | null][]) {
    if (owner === seat) sum += PRIVATES[id].income * Math.min(rounds, PRIVATE_ROUNDS);
  }
  return sum;
}
