import {
  ask,
  call,
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
  when,
  whilst,
} from '@signalbox/kernel';
import { consentProcedure, consentToTrainDeal, type TrainProposal } from '@signalbox/rails';
import { bankruptcy } from './bankruptcy.ts';
import { type PortChoice, placePort, portChoices, portInEveryStep } from './bonuses.ts';
import { emergencyMoney, firstSaleObjection, missing, sellsFirst } from './emergency.ts';
import { phaseBegunBy, phaseChange } from './phases.ts';
import { type Block, blocksHeld, sellShares } from './selling.ts';
import { presidentOf, type State } from './state.ts';
import {
  acquireTrain,
  bankruptcyObjection,
  dealObjection,
  dealRange,
  financeObjection,
  hasMoneyForATrain,
  owesTrain,
  purchaseObjection,
  stopObjection,
  trainsElsewhere,
  trainsOnSale,
} from './train-market.ts';
import type { Deal, OnSale, TrainStep } from './train-step.ts';

export type TrainChoice =
  | Pass
  | ({ do: 'buy' } & OnSale)
  | ({ do: 'finance' } & OnSale)
  | ({ do: 'deal' } & Deal)
  | ({ do: 'sell' } & Block)
  | PortChoice
  | { do: 'bankrupt' };

/** §8.2 and §8.4: from the bank, the pool or another company; a company that needs a train may not stop without one. */
export const buyTrain = decision<State, TrainStep, TrainChoice>({
  name: 'buy-train',
  rule: '8.2',
  actor: (state, { company }) => presidentOf(state, company),
  offer: (state, vars) =>
    lazyEither<TrainChoice>(
      () => [plainChoices(state, vars)],
      () => dealOffers(state, vars),
    ),
  apply: (state, vars, choice) => {
    switch (choice.do) {
      case 'pass':
        vars.over = true;
        return;
      case 'buy':
        acquireTrain(state, vars, choice);
        return;
      case 'finance':
        if (sellsFirst(state)) acquireTrain(state, vars, choice);
        else vars.financing = { from: choice.from, train: choice.train };
        return;
      case 'sell':
        sellShares(state, presidentOf(state, vars.company)!, choice.company, choice.count);
        vars.soldBlocks = [...vars.soldBlocks, choice.company];
        return;
      case 'port':
        placePort(state, vars, choice);
        return;
      case 'deal':
        vars.deal = { from: choice.from, train: choice.train, price: choice.price };
        return;
      case 'bankrupt':
        vars.bankrupt = true;
    }
  },
  forced: ({ options }) => options.everyStep,
});

/** The shares that a president may sell before a train is chosen, if that is the order. */
function firstSales(state: State, { company }: TrainStep): TrainChoice[] {
  if (!sellsFirst(state) || !owesTrain(state, company)) return [];
  return blocksHeld(state, presidentOf(state, company)!).map((block) => ({ do: 'sell', ...block }));
}

function plainChoices(state: State, vars: TrainStep): Offer<TrainChoice> {
  const { company } = vars;
  const isBarred = (deal: Omit<Deal, 'price'>) => dealObjection(state, vars, deal) !== null;
  return lazyList<TrainChoice>(
    [
      () => [PASS],
      () => trainsOnSale(state).map((sale) => ({ do: 'buy', ...sale })),
      () => trainsOnSale(state).map((sale) => ({ do: 'finance', ...sale })),
      () =>
        trainsElsewhere(state, company)
          .filter(isBarred)
          .map((deal) => ({ do: 'deal', ...deal, price: 1 })),
      () => firstSales(state, vars),
      () => (portInEveryStep(state, company) ? portChoices(state, company) : []),
      () => [{ do: 'bankrupt' }],
    ],
    (choice) => {
      switch (choice.do) {
        case 'sell':
          return firstSaleObjection(state, vars, choice);
        case 'port':
          return null;
        case 'pass':
          return stopObjection(state, vars);
        case 'buy':
          return purchaseObjection(state, vars, choice);
        case 'finance':
          return financeObjection(state, vars, choice);
        case 'deal':
          return dealObjection(state, vars, choice);
        default:
          return bankruptcyObjection(state, vars);
      }
    },
  );
}

function dealOffers(state: State, vars: TrainStep): Offer<TrainChoice>[] {
  const offers: Offer<TrainChoice>[] = [];
  for (const deal of trainsElsewhere(state, vars.company)) {
    if (!isOpen(state, vars, deal)) continue;
    const { from, train } = deal;
    offers.push(range({ do: 'deal', from, train }, 'price', dealRange(state, vars, train)));
  }
  return offers;
}

/** Is there a price at which another company could sell a train? */
function isOpen(state: State, vars: TrainStep, deal: Pick<Deal, 'from' | 'train'>): boolean {
  const { min, max } = dealRange(state, vars, deal.train);
  return max >= min && dealObjection(state, vars, deal) === null;
}

/** The step is skipped if the company is full, or has a train and could not pay for another. */
function stepOver(state: State, vars: TrainStep): boolean {
  if (vars.over || presidentOf(state, vars.company) === null) return true;
  if (stopObjection(state, vars)) return false;
  if (state.options.everyStep) return !hasMoneyForATrain(state, vars);
  return (
    trainsOnSale(state).every((sale) => purchaseObjection(state, vars, sale)) &&
    !trainsElsewhere(state, vars.company).some((deal) => isOpen(state, vars, deal))
  );
}

function closeDeal(state: State, vars: TrainStep): void {
  const deal = vars.deal!;
  vars.deal = null;
  acquireTrain(state, vars, deal);
}

/** §8.4.3: everything is sold and it is not enough. */
export const declareBankruptcy = decision<State, TrainStep, 'bankrupt'>({
  name: 'declare-bankruptcy',
  rule: '8.4.3',
  actor: (state, { company }) => presidentOf(state, company),
  offer: () => list(['bankrupt']),
  apply: (_, vars) => {
    vars.financing = null;
    vars.bankrupt = true;
  },
  forced: true,
});

function stillShort(state: State, { company, financing }: TrainStep): boolean {
  return financing !== null && missing(state, { company, train: financing.train }) > 0;
}

/** The president's money is only used for the purchase; by now there is enough of it. */
export const payForTrain = decision<State, TrainStep, 'buy'>({
  name: 'pay-for-train',
  rule: '8.4.1',
  actor: (state, { company }) => presidentOf(state, company),
  offer: () => list(['buy']),
  apply: (state, vars) => {
    const sale = vars.financing!;
    vars.financing = null;
    acquireTrain(state, vars, sale);
  },
  forced: true,
});

/** §8.2: asks the president of the company that has the train. */
export const consent = consentProcedure<State, TrainProposal>('8.2');

export const trainStep = procedure<State, TrainStep>(
  'train-step',
  '8.2',
  whilst(
    (state, vars) => !stepOver(state, vars),
    ask(buyTrain),
    consentToTrainDeal(consent, presidentOf),
    when((_, { deal }) => deal !== null, run(closeDeal)),
    when(
      (_, { financing }) => financing !== null,
      call(
        emergencyMoney,
        (_, { company, financing, soldBlocks }) => ({ company, soldBlocks, ...financing! }),
        {
          returning: (_, vars, { soldBlocks }) => {
            vars.soldBlocks = soldBlocks;
          },
        },
      ),
      when(stillShort, ask(declareBankruptcy)),
      when((_, { financing }) => financing !== null, ask(payForTrain)),
    ),
    when(
      (_, { bankrupt }) => bankrupt,
      call(bankruptcy, (state, { company, soldBlocks }) => ({
        company,
        soldBlocks,
        seat: presidentOf(state, company)!,
      })),
      run((_, vars) => {
        // The new president continues, with their own shares to sell.
        vars.bankrupt = false;
        vars.soldBlocks = [];
      }),
    ),
    when(
      (state, { bought }) => bought !== null && phaseBegunBy(state, bought) !== null,
      call(phaseChange, (_, { company, bought }) => ({ buyer: company, train: bought! })),
    ),
    run((_, vars) => {
      vars.bought = null;
    }),
  ),
);
