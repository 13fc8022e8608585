import {
  ask,
  type Cited,
  decision,
  lazyEither,
  lazyList,
  list,
  type Offer,
  PASS,
  type Pass,
  procedure,
  range,
  run,
  type Seat,
  whilst,
} from '@signalbox/kernel';
import {
  cashOf,
  consentProcedure,
  consentToTrainDeal,
  dealClosed,
  type TrainProposal,
} from '@signalbox/rails';
import type { Company } from './data/companies.ts';
import type { Train } from './data/trains.ts';
import { beginPhaseOf } from './phases.ts';
import { hasTrain, inReceivership, presidentOf, type State } from './state.ts';
import {
  acquireTrain,
  type Deal,
  dealObjection,
  type OnSale,
  PRICE_STEP,
  purchaseObjection,
  smallestOnSale,
  stopObjection,
  trainsElsewhere,
  trainsOnSale,
} from './train-market.ts';

/** The state of the step for buying trains. */
export interface TrainStep {
  readonly company: Company;
  over: boolean;
  /** An offer to another company, waiting for consent. */
  deal: Deal | null;
  /** Offers declined in this turn, and those refused for the whole turn (ruling A8). */
  declined: Deal[];
  closed: Deal[];
  bought: Train | null;
}

export function newTrainStep(company: Company): TrainStep {
  return { company, over: false, deal: null, declined: [], closed: [], bought: null };
}

export type TrainChoice = Pass | ({ do: 'buy' } & OnSale) | ({ do: 'deal' } & Deal);

function plainChoices(state: State, step: TrainStep): Offer<TrainChoice> {
  const { company } = step;
  if (inReceivership(state, company)) return list<TrainChoice>([{ do: 'buy', ...smallestOnSale(state) }]);
  return lazyList<TrainChoice>(
    [
      () => [PASS],
      () => trainsOnSale(state).map((sale) => ({ do: 'buy', ...sale })),
      () =>
        trainsElsewhere(state, company)
          .filter((deal) => barredDeal(state, step, deal))
          .map((deal) => ({ do: 'deal', ...deal, price: PRICE_STEP })),
    ],
    (choice) => {
      if (choice.do === 'pass') return stopObjection(state, company);
      if (choice.do === 'buy') return purchaseObjection(state, company, choice);
      return barredDeal(state, step, choice);
    },
  );
}

function barredDeal(
  state: State,
  { company, closed }: TrainStep,
  deal: Pick<Deal, 'from' | 'train'>,
): Cited | null {
  return dealObjection(state, company, deal.from) ?? dealClosed(closed, deal);
}

/** In steps of ten, up to what the treasury holds. */
function dealOffers(state: State, step: TrainStep): Offer<TrainChoice>[] {
  const prices = { min: PRICE_STEP, max: cashOf(state, step.company), step: PRICE_STEP };
  if (inReceivership(state, step.company) || prices.max < prices.min) return [];
  const offers: Offer<TrainChoice>[] = [];
  for (const deal of trainsElsewhere(state, step.company)) {
    const { from, train } = deal;
    if (!barredDeal(state, step, deal)) offers.push(range({ do: 'deal', from, train }, 'price', prices));
  }
  return offers;
}

/** Who buys; null if nobody does, or if the train is bought automatically in receivership. */
function buyer(state: State, { company }: TrainStep): Seat | null {
  const owes = inReceivership(state, company) && !hasTrain(state, company);
  const entered = owes && state.options.receiverTrains === 'entered';
  return presidentOf(state, company) ?? (entered ? state.priority : null);
}

/** Buying trains: from the bank, the pool or another company. */
export const buyTrain = decision<State, TrainStep, TrainChoice>({
  name: 'buy-train',
  rule: 'TR',
  actor: buyer,
  offer: (state, step) =>
    lazyEither<TrainChoice>(
      () => [plainChoices(state, step)],
      () => dealOffers(state, step),
    ),
  apply: (state, step, choice) => {
    if (choice.do === 'pass') step.over = true;
    else if (choice.do === 'buy') buy(state, step, { from: choice.from, train: choice.train });
    else step.deal = { from: choice.from, train: choice.train, price: choice.price };
  },
});

function buy(state: State, step: TrainStep, purchase: OnSale | Deal): void {
  acquireTrain(state, step.company, purchase);
  step.bought = purchase.train;
}

/** The step is skipped if nothing can be bought, or if there is nobody to ask. */
function stepOver(state: State, step: TrainStep): boolean {
  if (step.over || buyer(state, step) === null) return true;
  return (
    trainsOnSale(state).every((sale) => purchaseObjection(state, step.company, sale)) &&
    dealOffers(state, step).length === 0
  );
}

/** TR: asks the president of the company that has the train. */
export const consent = consentProcedure<State, TrainProposal>('TR');

export const trainStep = procedure<State, TrainStep>(
  'train-step',
  'TR',
  whilst(
    (state, step) => !stepOver(state, step),
    ask(buyTrain),
    consentToTrainDeal(consent, presidentOf),
    run((state, step) => {
      if (step.deal !== null) buy(state, step, step.deal);
      step.deal = null;
    }),
    // A train from another company never begins a phase: its kind was bought before.
    run((state, step) => {
      if (step.bought !== null) beginPhaseOf(state, step.bought);
      step.bought = null;
    }),
  ),
);
