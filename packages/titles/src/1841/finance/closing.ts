import { emit } from '@signalbox/kernel';
import {
  cashOf,
  changeCharter,
  IPO,
  issueShares,
  moveShares,
  pay,
  removeMarker,
  setHoldings,
  setPresident,
  sharesOf,
} from '@signalbox/rails';
import { COMPANIES, COMPANY_IDS, type Company } from '../data/companies.ts';
import type { Train } from '../data/trains.ts';
import { type State, sizeOf } from '../state.ts';

/** Hands a company's cash and trains over to its successor. */
export function handOver(state: State, from: Company, to: Company): void {
  handOverCash(state, from, to, cashOf(state, from));
  handOverTrains(state, from, to, state.companies[from].trains);
  changeCharter(state, from, { trains: [] });
}

// If there is nothing to hand over, no event is recorded.

export function handOverCash(state: State, from: Company, to: Company, amount: number): void {
  if (amount === 0) return;
  pay(state, from, to, amount);
  emit(state, { type: 'cash-handed-over', from, to, amount });
}

export function handOverTrains(state: State, from: Company, to: Company, trains: readonly Train[]): void {
  if (trains.length === 0) return;
  changeCharter(state, to, { trains: [...state.companies[to].trains, ...trains] });
  emit(state, { type: 'trains-handed-over', from, to, trains: [...trains], count: trains.length });
}

export function handOverShares(
  state: State,
  from: Company,
  to: Company,
  { company, count }: { readonly company: Company; readonly count: number },
): void {
  if (count === 0) return;
  moveShares(state, company, from, to, count);
  emit(state, { type: 'shares-handed-over', from, to, company, count });
}

/**
 * Moves treasury shares, and the presidencies that go with them. Shares of the old companies in each other are moved
 * without an event: they are removed later.
 */
export function takeOverShares(
  state: State,
  from: Company,
  to: Company,
  merged: readonly Company[] = [from],
): void {
  for (const company of COMPANY_IDS) {
    const count = sharesOf(state, company, from);
    if (!merged.includes(company)) handOverShares(state, from, to, { company, count });
    else if (count > 0) moveShares(state, company, from, to, count);
    if (state.presidents[company] === from) setPresident(state, company, to);
  }
}

/** Clears the charter, and removes its marker and tokens. */
function clear(state: State, company: Company): void {
  changeCharter(state, company, { trains: [], tokens: 0, operated: false });
  setPresident(state, company, null);
  setHoldings(state, company, {});
  removeMarker(state, company);
  if (state.miscounted) delete state.miscounted[company];
  // A company founded on this charter later is a different one: nobody has sold its shares.
  for (const seller of Object.keys(state.round.sold)) {
    state.round.sold[seller] = state.round.sold[seller]!.filter((sold) => sold !== company);
  }
  state.stations = state.stations.filter(({ owner }) => owner !== company);
}

/** Removes a company permanently: a historical one, or one that was never founded (§4.6.3, §4.6.9, §4.6.10). */
export function removeCompany(state: State, company: Company): void {
  clear(state, company);
  changeCharter(state, company, { status: 'removed' });
  emit(state, { type: 'company-removed', company });
}

/** §4.7.4, §4.7.5: a historical company is removed permanently; others may be founded again, with all their shares. */
export function closeCompany(state: State, company: Company): void {
  if (COMPANIES[company].foundedBy !== 'anybody') {
    removeCompany(state, company);
    return;
  }
  clear(state, company);
  changeCharter(state, company, { status: 'unfounded' });
  issueShares(state, company, IPO, sizeOf(state, company));
  emit(state, { type: 'company-closed', company });
}
