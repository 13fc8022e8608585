import { emit, procedure, run, type Seat } from '@signalbox/kernel';
import {
  changeCharter,
  IPO,
  moveShares,
  orderFrom,
  removeMarker,
  setPresident,
  sharesOf,
} from '@signalbox/rails';
import { COMPANY_IDS, type Company } from './data/companies.ts';
import type { State } from './state.ts';

interface Bankruptcy {
  readonly company: Company;
}

/** All shares go back to the IPO, and nobody is paid. */
function returnShares(state: State, { company }: Bankruptcy): void {
  emit(state, { type: 'bankrupt', company });
  for (const holder of Object.keys(state.shares[company] ?? {})) {
    if (holder !== IPO) moveShares(state, company, holder, IPO, sharesOf(state, company, holder));
  }
}

/** It loses its price and president. Trains, tokens, money and insolvency stay for the player who restarts it. */
function takeOffTheMarket(state: State, { company }: Bankruptcy): void {
  changeCharter(state, company, { par: null, floated: false, bankrupt: true });
  setPresident(state, company, null);
  removeMarker(state, company);
}

/** Fewest shares, not certificates; among equals the first clockwise from the holder (ruling 1860-R4). */
export function poorestInShares(state: State): Seat {
  const shares = (seat: Seat) =>
    COMPANY_IDS.reduce((sum, company) => sum + sharesOf(state, company, seat), 0);
  return orderFrom(state.seats, state.priority!).reduce((least, seat) =>
    shares(seat) < shares(least) ? seat : least,
  );
}

function passPriorityDeal(state: State): void {
  const seat = poorestInShares(state);
  if (seat !== state.priority) emit(state, { type: 'priority', seat });
  state.priority = seat;
}

/** Bankruptcy, in any kind of round. */
export const bankruptcy = procedure<State, Bankruptcy>(
  'bankruptcy',
  'BK',
  run(returnShares),
  run(takeOffTheMarket),
  run(passPriorityDeal),
);
