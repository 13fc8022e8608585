import { type Cited, cited, emit } from '@signalbox/kernel';
import { cashOf, changeCharter, handOverTrain, pay, trainsForSale, trainsOfOthers } from '@signalbox/rails';
import { COMPANY_IDS, type Company } from './data/companies.ts';
import { phaseRules } from './data/phases.ts';
import { bySize, ROSTER, TRAINS, type Train } from './data/trains.ts';
import { takeFromCompany } from './money.ts';
import { hasRoute } from './reach.ts';
import { hasTrain, presidentOf, type State } from './state.ts';

/** A train at its printed price. */
export type OnSale = { readonly from: 'bank' | 'pool'; readonly train: Train };
/** A train of another company at an agreed price. */
export type Deal = { readonly from: Company; readonly train: Train; readonly price: number };

/** Prices between companies are multiples of this, at least one. */
export const PRICE_STEP = 10;

/** The bank sells one kind after the other, and discarded trains in addition. */
export function trainsOnSale(state: State): OnSale[] {
  return trainsForSale(ROSTER, state);
}

/** The smallest of them, which is also the cheapest. */
export function smallestOnSale(state: State): OnSale {
  return trainsOnSale(state).sort((a, b) => bySize(a.train, b.train))[0]!;
}

export function canPayForTrain(state: State, company: Company): boolean {
  return cashOf(state, company) >= TRAINS[smallestOnSale(state).train].price;
}

export function trainLimit(state: State): number {
  return state.options.noTrainLimit ? Number.POSITIVE_INFINITY : phaseRules(state.phase).trainLimit;
}

function limitObjection(state: State, company: Company): Cited | null {
  const limit = trainLimit(state);
  return state.companies[company].trains.length >= limit ? cited('PH', 'trains/limit', { limit }) : null;
}

/** Only the treasury pays, never the president. */
export function purchaseObjection(state: State, company: Company, { train }: OnSale): Cited | null {
  const { price } = TRAINS[train];
  if (cashOf(state, company) < price) return cited('TR', 'trains/treasury', { price });
  return limitObjection(state, company);
}

/** A company without trains that can pay for one has to buy it, with a route or without (ruling 1860-R3). */
export function stopObjection(state: State, company: Company): Cited | null {
  if (hasTrain(state, company) || !canPayForTrain(state, company)) return null;
  return mayBeWithoutTrain(state, company) ? null : cited('INS', 'trains/must-buy');
}

function mayBeWithoutTrain(state: State, company: Company): boolean {
  const { trainDuty, dutyNeedsMore } = state.options;
  if (trainDuty === 'with-route' && !hasRoute(state, company)) return true;
  return dutyNeedsMore && cashOf(state, company) === TRAINS[smallestOnSale(state).train].price;
}

/** Trains of other companies. */
export function trainsElsewhere(state: State, company: Company): { from: Company; train: Train }[] {
  return trainsOfOthers(state, COMPANY_IDS, company);
}

/**
 * A company with a train may not buy another company's last one; nobody can agree for a company without a president, nor
 * for a bankrupt one until it floats again (G-19).
 */
export function dealObjection(state: State, company: Company, from: Company): Cited | null {
  if (state.era === 'british-rail') return cited('NAT', 'trains/bank-only');
  if (state.companies[from].bankrupt) return cited('BK', 'trains/bankrupt', { from });
  if (presidentOf(state, from) === null) return cited('REC', 'trains/nobody-to-agree', { from });
  if (hasTrain(state, company) && state.companies[from].trains.length === 1)
    return cited('TR', 'trains/last-train', { from });
  if (cashOf(state, company) < PRICE_STEP) return cited('TR', 'trains/treasury', { price: PRICE_STEP });
  return limitObjection(state, company);
}

export function acquireTrain(state: State, company: Company, purchase: OnSale | Deal): void {
  const { from, train } = purchase;
  const price = 'price' in purchase ? purchase.price : TRAINS[train].price;
  if (from === 'bank' || from === 'pool') takeFromCompany(state, company, price);
  else pay(state, company, from, price);
  handOverTrain(ROSTER, state, purchase, company);
  delete state.marked[company];
  emit(state, { type: 'train-bought', company, train, from, price });
  if (!state.companies[company].insolvent) return;
  emit(state, { type: 'solvent', company });
  changeCharter(state, company, { insolvent: false });
}
