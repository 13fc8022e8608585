import { type Json, type RangeOffer, withNumber } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import { because } from '../explanation.ts';
import type { Figures, Habit } from '../habits.ts';
import type { Advice, Question } from '../heuristics.ts';
import type { RailwayState, Railways } from './railways.ts';
import { type BuyingVars, partsOf } from './trains.ts';

interface TrainDeal {
  readonly from: string;
  readonly train: string;
  readonly price: number;
}

/** What people do when a company buys trains: they move money between companies of their own, not only trains. */
export function trainHabit<S extends RailwayState, V extends BuyingVars, C extends Json>(
  railways: Railways<S>,
): Pick<Habit<S, V, C>, 'figures' | 'further'> {
  return {
    figures: ({ state, vars }: Question<S, V, C>, choices: readonly Advice[]) =>
      choices.map(({ choice }) => figuresOf(railways, state, vars.company, choice)),
    further: ({ state, seat, offer, vars }: Question<S, V, C>) =>
      partsOf(offer)
        .filter((part): part is RangeOffer => part.kind === 'range')
        .filter(({ base }) => railways.president(state, String(base.from)) === seat)
        .flatMap((part) => dealsIn(railways, state, vars.company, part)),
  };
}

/** Prices that people agree on with themselves: the least, all that the buyer has, and what the seller lacks for a train. */
function dealsIn<S extends RailwayState>(
  railways: Railways<S>,
  state: S,
  company: string,
  { base, field, min, max, step }: RangeOffer,
): Advice[] {
  const from = String(base.from);
  const train = String(base.train);
  const lacking = Math.ceil((nextPrice(railways, state) - cashOf(state, from)) / step) * step;
  const prices = [min, max, max - step, lacking, lacking + step].filter(
    (price) => price >= min && price <= max,
  );
  return [...new Set(prices)].map((price) => ({
    choice: withNumber({ base, field }, price),
    score: 0,
    because: because('rail/deal', { company, train, from, price, run: 0 }),
  }));
}

function nextPrice<S extends RailwayState>(railways: Railways<S>, state: S): number {
  return railways.nextTrain(state)?.price ?? 0;
}

function figuresOf<S extends RailwayState>(
  railways: Railways<S>,
  state: S,
  company: string,
  choice: Json,
): Figures {
  const needs = railways.trains(state, company).length === 0 ? 1 : 0;
  const { train } = choice as { train?: string };
  if (train === undefined) return { pass: 1, 'pass-trainless': needs };
  const { from, price } = choice as Partial<TrainDeal>;
  if (from === undefined || price === undefined) return { bank: 1, 'bank-trainless': needs };
  const cash = cashOf(state, company);
  return {
    deal: 1,
    'deal-trainless': needs,
    'deal-own': railways.president(state, from) === railways.president(state, company) ? 1 : 0,
    'deal-all': price === cash ? 1 : 0,
    'deal-nearly-all': price < cash && price >= cash - NEARLY ? 1 : 0,
    'deal-part': price / Math.max(1, cash),
    'deal-only-train': railways.trains(state, from).length === 1 ? 1 : 0,
    'deal-dear': price > railways.trainPrice(train) ? 1 : 0,
    'deal-enough':
      cashOf(state, from) < nextPrice(railways, state) &&
      cashOf(state, from) + price >= nextPrice(railways, state)
        ? 1
        : 0,
  };
}

/** What people leave in a treasury that they empty. */
const NEARLY = 10;
