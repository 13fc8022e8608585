import { emit } from '@signalbox/kernel';
import { cashOf, IPO, issueShares, moveShares, pay, sharesOf } from '@signalbox/rails';
import { COMPANIES, COMPANY_IDS, type Company } from '../data/companies.ts';
import { type State, sizeOf } from '../state.ts';

/** What a company owned besides shares goes to its successor. */
export function handOver(state: State, from: Company, to: Company): void {
  pay(state, from, to, cashOf(state, from));
  const old = state.companies[from];
  state.companies[to].trains.push(...old.trains);
  old.trains = [];
}

/** Treasury shares, and the chairs that go with them, too. */
export function takeOverShares(state: State, from: Company, to: Company): void {
  for (const company of COMPANY_IDS) {
    const count = sharesOf(state, company, from);
    if (count > 0) moveShares(state, company, from, to, count);
    if (state.presidents[company] === from) state.presidents[company] = to;
  }
}

/** The charter is empty, its marker and tokens are gone. */
function clear(state: State, company: Company): void {
  const charter = state.companies[company];
  charter.trains = [];
  charter.tokens = 0;
  charter.operated = false;
  state.presidents[company] = null;
  state.shares[company] = {};
  delete state.markers[company];
  // Whoever founds it anew, or merges into it, has not been sold any of it.
  for (const seller of Object.keys(state.round.sold)) {
    state.round.sold[seller] = state.round.sold[seller]!.filter((sold) => sold !== company);
  }
  state.stations = state.stations.filter(({ owner }) => owner !== company);
}

/** For good: historical companies, and those that were never needed (§4.6.3, §4.6.9, §4.6.10). */
export function removeCompany(state: State, company: Company): void {
  clear(state, company);
  state.companies[company].status = 'removed';
  emit(state, { type: 'company-removed', company });
}

/** §4.7.4, §4.7.5: a historical company is gone for ever, others may be founded again, with all their shares. */
export function closeCompany(state: State, company: Company): void {
  if (COMPANIES[company].foundedBy !== 'anybody') {
    removeCompany(state, company);
    return;
  }
  clear(state, company);
  state.companies[company].status = 'unfounded';
  issueShares(state, company, IPO, sizeOf(state, company));
  emit(state, { type: 'company-closed', company });
}
