import type { CompanyTurn } from './company-turn.ts';
import { beginPhaseOf } from './phases.ts';
import { hasTrain, inReceivership, type State } from './state.ts';
import { acquireTrain, canPayForTrain, smallestOnSale } from './train-market.ts';

/** Nobody decides for a company in receivership: without a train it buys the smallest as soon as it can pay. */
export function buyForReceiver(state: State, { company }: CompanyTurn): void {
  if (state.options.receiverTrains === 'entered') return;
  if (!inReceivership(state, company) || hasTrain(state, company) || !canPayForTrain(state, company)) return;
  const sale = smallestOnSale(state);
  acquireTrain(state, company, sale);
  beginPhaseOf(state, sale.train);
}
