import { type Cited, cited, emit } from '@signalbox/kernel';
import { cashOf, currentCard, handOverTrain, pay, sellerOf, trainsForSale } from '@signalbox/rails';
import { actorFor } from '../control.ts';
import { COMPANY_IDS, type Company } from '../data/companies.ts';
import { type Train, trainPrice } from '../data/trains.ts';
import { isActive, rosterOf, type State, trainLimit } from '../state.ts';
import { collect, fundsWithHelp } from './emergency-money.ts';
import { canRun } from './running.ts';
import type { Deal, OnSale, TrainStep } from './train-step.ts';

/** §4.5: the smallest new train, and any discarded ones. */
export function trainsOnSale(state: State): OnSale[] {
  return trainsForSale(rosterOf(state), state);
}

/** The cheapest train that the bank has; null if none is left. */
export function cheapestPrice(state: State): number | null {
  const prices = trainsOnSale(state).map(({ train }) => trainPrice(train));
  return prices.length === 0 ? null : Math.min(...prices);
}

/** §4.5: a company with a possible route has to own a train, until all 8-trains have been bought. */
function owesTrain(state: State, company: Company): boolean {
  const isAnyNew = currentCard(rosterOf(state), state) !== null;
  return isAnyNew && state.companies[company].trains.length === 0 && canRun(state, company);
}

function limitObjection(state: State, company: Company): Cited | null {
  const limit = trainLimit(state, company);
  return state.companies[company].trains.length >= limit ? cited('4.5', 'trains/limit', { limit }) : null;
}

/** With the treasury's money; in an emergency it has to be the cheapest train (§4.5.1). */
export function purchaseObjection(
  state: State,
  { company, inNeed }: TrainStep,
  { train }: OnSale,
): Cited | null {
  const price = trainPrice(train);
  if (inNeed && price > cheapestPrice(state)!) return cited('4.5.1', 'trains/cheapest');
  const money = inNeed ? fundsWithHelp(state, company) : cashOf(state, company);
  if (money < price) return cited('4.5', 'trains/treasury', { price });
  return limitObjection(state, company);
}

/** §4.5.1: only without a train, obliged to own one, and too poor for the cheapest. */
export function emergencyObjection(state: State, { company, inNeed }: TrainStep): Cited | null {
  if (inNeed) return cited('4.5.1', 'trains/in-need');
  if (!owesTrain(state, company)) return cited('4.5.1', 'trains/no-need');
  return cashOf(state, company) >= cheapestPrice(state)! ? cited('4.5.1', 'trains/treasury-suffices') : null;
}

export function stopObjection(state: State, { company }: TrainStep): Cited | null {
  return owesTrain(state, company) ? cited('4.5', 'trains/must-own') : null;
}

/** Trains of other companies (§4.5). */
export function dealsWith(state: State, company: Company): { from: Company; train: Train }[] {
  const deals: { from: Company; train: Train }[] = [];
  for (const from of COMPANY_IDS) {
    const { trains } = state.companies[from];
    // Few companies have a train.
    if (trains.length === 0 || from === company || !isActive(state, from)) continue;
    for (const train of new Set(trains)) deals.push({ from, train });
  }
  return deals;
}

/** §4.5, §4.5.1: nobody can agree for a frozen company; once emergency money is called for, only the bank sells. */
export function dealObjection(state: State, { company, inNeed }: TrainStep, from: Company): Cited | null {
  if (inNeed) return cited('4.5.1', 'trains/in-need');
  if (actorFor(state, from) === null && !state.options.frozenCompaniesSell)
    return cited('4.5.1.1', 'trains/frozen', { company: from });
  return limitObjection(state, company);
}

/** Pays for a train and takes it. */
export function acquireTrain(state: State, vars: TrainStep, purchase: OnSale | Deal): void {
  const { company } = vars;
  const { from, train } = purchase;
  const price = 'price' in purchase ? purchase.price : trainPrice(train);
  if (vars.inNeed) collect(state, company, price);
  pay(state, company, sellerOf(from), price);
  handOverTrain(rosterOf(state), state, purchase, company);
  if (from === 'bank') vars.fromBank = train;
  vars.inNeed = false;
  emit(state, { type: 'train-bought', company, train, from, price });
}
