import { type Cited, cited, emit, type Seat } from '@signalbox/kernel';
import {
  BANK,
  cashOf,
  changeCharter,
  floatingBy,
  IPO,
  issueShares,
  moveShares,
  PRESIDENT_SHARES,
  pay,
  placeMarker,
  setPresident,
  sharesOf,
} from '@signalbox/rails';
import type { Company } from './data/companies.ts';
import { cellOf, type ParPrice, START_PRICES } from './data/market.ts';
import { phaseRules, type Size } from './data/phases.ts';
import { limitObjection } from './limits.ts';
import { COMPANY_IDS, isStarted, type State } from './state.ts';

export type Start = {
  readonly do: 'start';
  readonly company: Company;
  readonly price: ParPrice;
  readonly size: Size;
};

/** Every possible start of a company in this phase (§6.1, §6.2). */
export function possibleStarts(state: State): Start[] {
  const sizes = state.options.sizeAfterPrice ? [firstSize(state)] : startSizes(state);
  return STARTS.filter(({ company, size }) => sizes.includes(size) && !isStarted(state, company));
}

/** The sizes in which a company may be started in this phase (§6.2). */
export function startSizes(state: State): readonly Size[] {
  return phaseRules(state.phase).sizes;
}

/** The size until another one is chosen. */
function firstSize(state: State): Size {
  return startSizes(state)[0]!;
}

/** Is its size still to be chosen, after its price? */
export function mayChooseSize(state: State): boolean {
  return state.options.sizeAfterPrice && startSizes(state).length > 1;
}

const STARTS: readonly Start[] = COMPANY_IDS.flatMap((company) =>
  START_PRICES.flatMap((price) => ([5, 10] as const).map((size) => ({ do: 'start', company, price, size }))),
);

/** §6.1: the president's certificate is paid at once, and the limits apply. */
export function startObjection(state: State, seat: Seat, { company, price }: Start): Cited | null {
  const cost = price * PRESIDENT_SHARES;
  if (cashOf(state, seat) < cost) return cited('6.1', 'purchase/cash', { cost });
  return limitObjection(state, seat, company, PRESIDENT_SHARES);
}

export function startCompany(state: State, seat: Seat, { company, price, size }: Start): void {
  changeCharter(state, company, { startPrice: price });
  if (size === 10 && state.companies[company].size === 5) growToTen(state, company);
  pay(state, seat, BANK, price * PRESIDENT_SHARES);
  moveShares(state, company, IPO, seat, PRESIDENT_SHARES);
  setPresident(state, company, seat);
  placeMarker(state, company, cellOf(price));
  emit(state, { type: 'company-started', seat, company, price, size });
  floatIfSold(state, company);
}

/** The five shares that were face down come into play; every share is now a tenth (§6.2, §7.1). */
export function growToTen(state: State, company: Company): void {
  changeCharter(state, company, { size: 10 });
  issueShares(state, company, IPO, 5);
}

/** §6.2: half of the shares have to be sold. */
export function sharesToFloat(size: number): number {
  return Math.ceil(size / 2);
}

/** §6.2: a company that floats gets the whole of its capital at once. */
const floating = floatingBy<State, Company>({
  needed: (state, company) => sharesToFloat(state.companies[company].size),
  sold: (state, company) => state.companies[company].size - sharesOf(state, company, IPO),
  capital: ({ companies }, company) => {
    const { startPrice, size } = companies[company];
    return startPrice === null ? null : startPrice * size;
  },
});

/** Shares still to be sold before the company floats. */
export const missingToFloat = floating.missing;
/** What it receives then, unless its size, on which that depends, is chosen after its par. */
export function capitalToCome(state: State, company: Company): number | null {
  return mayChooseSize(state) ? null : floating.capitalDue(state, company);
}
export const floatIfSold = floating.floatIfDue;
