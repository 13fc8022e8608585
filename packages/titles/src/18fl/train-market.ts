import { type Cited, cited, emit } from '@signalbox/kernel';
import {
  cardOf,
  cashOf,
  collectFor,
  dealClosed,
  fundsOf,
  handOverTrain,
  pay,
  sellerOf,
  trainsForSale,
  trainsOfOthers,
} from '@signalbox/rails';
import type { Company } from './data/companies.ts';
import { ROSTER, type Train } from './data/trains.ts';
import { missing, raisable, sellsFirst } from './emergency.ts';
import { closePrivate } from './phases.ts';
import { canRun } from './running.ts';
import { COMPANY_IDS, presidentOf, type State, trainLimit } from './state.ts';
import type { Deal, OnSale, TrainStep } from './train-step.ts';

/** The bank sells one kind of card at a time; the pool sells all discarded trains (§8.1, §8.2). */
export function trainsOnSale(state: State): OnSale[] {
  return trainsForSale(ROSTER, state);
}

export function trainPrice(train: Train): number {
  return cardOf(ROSTER, train).price;
}

/** §8.4: a company that operates has to own a train at the end of its turn. */
export function owesTrain(state: State, company: Company): boolean {
  if (state.companies[company].trains.length > 0) return false;
  return state.options.trainDuty === 'always' || canRun(state, company);
}

export function stopObjection(state: State, { company }: TrainStep): Cited | null {
  return owesTrain(state, company) ? cited('8.4', 'trains/must-own') : null;
}

function limitObjection(state: State, company: Company): Cited | null {
  const limit = trainLimit(state, company);
  return state.companies[company].trains.length >= limit ? cited('2', 'trains/limit', { limit }) : null;
}

/** §8.2: one of a kind from the bank in a turn, until the first 6 or 3E is sold. */
function kindObjection(state: State, { boughtFromBank }: TrainStep, { from, train }: OnSale): Cited | null {
  if (from === 'pool' || state.phase === '6' || !boughtFromBank.includes(train)) return null;
  return cited('8.2', 'trains/one-of-a-kind', { train });
}

/** With the treasury's money alone. */
export function purchaseObjection(state: State, vars: TrainStep, sale: OnSale): Cited | null {
  const price = trainPrice(sale.train);
  if (cashOf(state, vars.company) < price) return cited('8.2', 'trains/treasury', { price });
  return limitObjection(state, vars.company) ?? kindObjection(state, vars, sale);
}

/** §8.4.1: the president only helps if the treasury cannot pay for any train, and chooses which one to buy. */
export function financeObjection(state: State, vars: TrainStep, sale: OnSale): Cited | null {
  const { company } = vars;
  if (!owesTrain(state, company)) return cited('8.4.1', 'trains/no-need');
  if (cashOf(state, company) >= cheapest(state)) return cited('8.4.1', 'trains/treasury-suffices');
  const price = trainPrice(sale.train);
  // Shares for it are sold beforehand.
  if (sellsFirst(state)) {
    const short = missing(state, { company, train: sale.train });
    return short > 0 ? cited('8.4.1', 'trains/out-of-reach', { price }) : null;
  }
  // If even the cheapest is unaffordable, it is the one that the president has to try for (§8.4.3).
  const reach = Math.max(withinReach(state, vars), cheapest(state));
  return reach < price ? cited('8.4.1', 'trains/out-of-reach', { price }) : null;
}

/** §8.4.3: only if selling everything would not pay for any train. */
export function bankruptcyObjection(state: State, vars: TrainStep): Cited | null {
  if (!owesTrain(state, vars.company)) return cited('8.4.3', 'trains/no-need');
  if (withinReach(state, vars) >= cheapest(state)) return cited('8.4.3', 'trains/can-be-financed');
  return null;
}

function cheapest(state: State): number {
  return Math.min(...trainsOnSale(state).map(({ train }) => trainPrice(train)));
}

/** Treasury, the president's cash, and what their shares would bring. */
function withinReach(state: State, { company, soldBlocks }: TrainStep): number {
  const president = presidentOf(state, company)!;
  return fundsOf(state, [company, president]) + raisable(state, president, company, soldBlocks);
}

/** Does it have room for another train, and money for one? Another company's train might cost as little as 1. */
export function hasMoneyForATrain(state: State, vars: TrainStep): boolean {
  const { company } = vars;
  if (limitObjection(state, company)) return false;
  const elsewhere = COMPANY_IDS.some(
    (other) => other !== company && state.companies[other].trains.length > 0,
  );
  const prices = trainsOnSale(state)
    .filter((sale) => !kindObjection(state, vars, sale))
    .map(({ train }) => trainPrice(train));
  return cashOf(state, company) >= Math.min(...prices, elsewhere ? 1 : Number.POSITIVE_INFINITY);
}

/** What another company could sell. */
export function trainsElsewhere(state: State, company: Company): { from: Company; train: Train }[] {
  return trainsOfOthers(state, COMPANY_IDS, company);
}

/** Nobody can agree for a company without a president. */
export function dealObjection(
  state: State,
  { company, closed }: TrainStep,
  deal: Pick<Deal, 'from' | 'train'>,
): Cited | null {
  if (presidentOf(state, deal.from) === null)
    return cited('8.2', 'trains/nobody-to-agree', { from: deal.from });
  return limitObjection(state, company) ?? dealClosed(closed, deal);
}

/**
 * §8.2: any price from 1 up to the treasury. §8.4.2: if the treasury is empty and the company has no train, the
 * president's cash may pay, up to the printed price.
 */
export function dealRange(state: State, { company }: TrainStep, train: Train): { min: number; max: number } {
  const treasury = cashOf(state, company);
  const mayHelp = owesTrain(state, company) && (treasury === 0 || state.options.presidentTopsUp);
  if (!mayHelp) return { min: 1, max: treasury };
  const together = treasury + cashOf(state, presidentOf(state, company)!);
  return { min: 1, max: Math.max(treasury, Math.min(trainPrice(train), together)) };
}

/** Pays for a train and takes it; the president adds what the treasury lacks. */
export function acquireTrain(state: State, vars: TrainStep, purchase: OnSale | Deal): void {
  const { company } = vars;
  const { from, train } = purchase;
  const price = 'price' in purchase ? purchase.price : trainPrice(train);
  for (const { giver, amount } of collectFor(state, company, price, [presidentOf(state, company)!]))
    emit(state, { type: 'president-pays', seat: giver, company, amount });
  pay(state, company, sellerOf(from), price);
  handOverTrain(ROSTER, state, purchase, company);
  if (from === 'bank') vars.boughtFromBank = [...vars.boughtFromBank, train];
  vars.bought = train;
  emit(state, { type: 'train-bought', company, train, from, price });
  // §3.3: the FEC's first train, from wherever, closes the Canal Company.
  if (company === 'FEC') closePrivate(state, 'FECC');
}
