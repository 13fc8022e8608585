import {
  ask,
  call,
  cited,
  decision,
  lazyEither,
  lazyList,
  lazyRange,
  noRange,
  type Offer,
  PASS,
  type Pass,
  procedure,
  range,
  run,
  when,
  whilst,
} from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import { askOwner, closedObjection } from '../consent.ts';
import { actorFor, canAct } from '../control.ts';
import { phaseChange, startsPhase } from '../phase-change/phases.ts';
import type { State } from '../state.ts';
import { bankruptcy } from './bankruptcy.ts';
import { emergencyMoney, fundsWithHelp, newEmergency } from './emergency-money.ts';
import {
  acquireTrain,
  cheapestPrice,
  dealObjection,
  dealsWith,
  emergencyObjection,
  purchaseObjection,
  stopObjection,
  trainsOnSale,
} from './train-market.ts';
import type { Deal, OnSale, TrainStep } from './train-step.ts';

type TrainChoice = Pass | { do: 'emergency' } | ({ do: 'buy' } & OnSale) | ({ do: 'deal' } & Deal);

function plainChoices(state: State, vars: TrainStep): Offer<TrainChoice> {
  return lazyList<TrainChoice>(
    [() => [PASS, { do: 'emergency' }], () => trainsOnSale(state).map((sale) => ({ do: 'buy', ...sale }))],
    (choice) => {
      switch (choice.do) {
        case 'pass':
          return stopObjection(state, vars);
        case 'buy':
          return purchaseObjection(state, vars, choice);
        default:
          return emergencyObjection(state, vars);
      }
    },
  );
}

const keyOf = ({ from, train }: Omit<Deal, 'price'>) => `${from} ${train}`;

function dealOffers(state: State, vars: TrainStep): Offer<TrainChoice>[] {
  const max = cashOf(state, vars.company);
  const short = max < 1 ? cited('4.5', 'trains/treasury', { price: 1 }) : null;
  return dealsWith(state, vars.company).map((deal) => {
    const base = { do: 'deal', ...deal };
    return lazyRange(base, 'price', () => {
      const closed = closedObjection(vars.closed, keyOf(deal), '4.5', deal.from);
      const reason = dealObjection(state, vars, deal.from) ?? closed ?? short;
      return reason ? noRange(base, 'price', reason) : range(base, 'price', { min: 1, max });
    });
  });
}

/** §4.5: from the bank or from another company; ending the step without a train only if none has to be owned. */
export const buyTrain = decision<State, TrainStep, TrainChoice>({
  name: 'buy-train',
  rule: '4.5',
  forced: true,
  actor: (state, { company }) => actorFor(state, company),
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
      case 'emergency':
        vars.inNeed = true;
        return;
      case 'buy':
        acquireTrain(state, vars, choice);
        return;
      case 'deal':
        vars.deal = { from: choice.from, train: choice.train, price: choice.price };
    }
  },
});

function closeDeal(state: State, vars: TrainStep): void {
  const deal = vars.deal!;
  vars.deal = null;
  acquireTrain(state, vars, deal);
}

/** All help was not enough for the train. */
function isRuined(state: State, { company, inNeed }: TrainStep): boolean {
  return inNeed && fundsWithHelp(state, company) < cheapestPrice(state)!;
}

/** §4.5, with §4.5.1 if there is not enough money and §4.6 if a new kind of train appears. */
export const trainStep = procedure<State, TrainStep>(
  'train-step',
  '4.5',
  whilst(
    (_, { over }) => !over,
    ask(buyTrain),
    askOwner<Deal, TrainStep>({
      rule: '4.5',
      buyer: ({ company }) => company,
      proposal: (_, { company }, deal) => ({ kind: 'buy-train', buyer: company, ...deal }),
      keyOf,
      remember: (vars, deal) => {
        vars.declined = [...vars.declined, deal];
      },
    }),
    when((_, { deal }) => deal !== null, run(closeDeal)),
    when(
      (_, { inNeed, fromBank }) => inNeed && fromBank === null,
      call(emergencyMoney, (state, { company }) => newEmergency(company, cheapestPrice(state)!, 'train')),
      when(
        isRuined,
        call(bankruptcy, (state, { company }) => ({ seat: actorFor(state, company)!, company })),
        run((_, vars) => {
          vars.bankrupt = true;
          vars.over = true;
        }),
      ),
    ),
    when(
      (state, { fromBank }) => fromBank !== null && startsPhase(state, fromBank),
      call(phaseChange, (_, { fromBank }) => ({ train: fromBank! })),
    ),
    run((state, vars) => {
      vars.fromBank = null;
      // Secession and Tuscan merger may have ended the buyer itself, or a change of presidents may have frozen it
      // (§4.6).
      if (!canAct(state, vars.company)) vars.over = true;
    }),
  ),
);
