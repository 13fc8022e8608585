import { emit } from '@signalbox/kernel';
import { changeCharter } from '@signalbox/rails';
import type { CompanyTurn } from './company-turn.ts';
import type { Company } from './data/companies.ts';
import { TRAINS, type Train } from './data/trains.ts';
import { hasRoute } from './reach.ts';
import { hasTrain, inReceivership, type State } from './state.ts';
import { canPayForTrain, smallestOnSale } from './train-market.ts';

/** A company with a route that ends its turn without a train, and cannot pay for one, is insolvent. */
export function declareInsolvency(state: State, { company }: CompanyTurn): void {
  if (!isBecomingInsolvent(state, company)) return;
  changeCharter(state, company, { insolvent: true });
  emit(state, { type: 'insolvent', company });
}

/** Will it be insolvent if its turn ends now? */
export function isBecomingInsolvent(state: State, company: Company): boolean {
  return !state.companies[company].insolvent && !hasTrain(state, company) && hasRoute(state, company);
}

/** Ruling 1860-R12: a company that can pay for a train is no longer insolvent; this is checked when its turn begins. */
export function endInsolvency(state: State, { company }: CompanyTurn): void {
  if (!state.companies[company].insolvent || !canPayForTrain(state, company)) return;
  changeCharter(state, company, { insolvent: false });
  emit(state, { type: 'can-pay-again', company });
}

/**
 * Before running: an insolvent company leases the smallest train available, unless it has the money to buy it (ruling
 * 1860-R3). In receivership a company without trains is insolvent at once.
 */
export function takeLease(state: State, turn: CompanyTurn): void {
  const { company } = turn;
  if (hasTrain(state, company)) return;
  if (state.options.solventAgain === 'before-running') endInsolvency(state, turn);
  if (canPayForTrain(state, company)) return;
  if (inReceivership(state, company)) declareInsolvency(state, turn);
  if (!state.companies[company].insolvent) return;
  turn.leased = smallestOnSale(state).train;
  emit(state, { type: 'train-leased', company, train: turn.leased });
}

/** With the option, a leased train earns a fixed sum without running: the most that its stops could earn. */
const LEASE_BASE = 40;
const LEASE_STOP = 20;

export function fixedLease(train: Train): number {
  return LEASE_BASE + LEASE_STOP * TRAINS[train].first;
}

/** What the company gets from a leased run: half of a normal one in the first edition; half of that in receivership. */
export function leasedShare(state: State, { company }: CompanyTurn, revenue: number): number {
  const earned = state.options.insolvency === 'first-edition' ? Math.floor(revenue / 2) : revenue;
  const halved = inReceivership(state, company) && state.options.receivershipLease === 'half';
  return halved ? Math.floor(earned / 2) : earned;
}
