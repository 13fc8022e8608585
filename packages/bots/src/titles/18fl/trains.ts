import { choices, type EitherOffer, type Offer, type RangeOffer } from '@signalbox/kernel';
import { type ConsentVars, cashOf } from '@signalbox/rails';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import type { Train } from '@signalbox/titles/18fl/data/trains.ts';
import { presidentOf, priceOf, type State } from '@signalbox/titles/18fl/state.ts';
import { trainPrice } from '@signalbox/titles/18fl/train-market.ts';
import type { TrainStep } from '@signalbox/titles/18fl/train-step.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';
import { roundsLeft, roundsUntilScrapped, shareValue } from './outlook.ts';
import { nextTrain, rankOf, revenueOf, revenueWith } from './revenue.ts';

/** What one more train adds to each run, and to all of them while it lasts. */
function trainGain(
  state: State,
  company: Company,
  train: Train,
  rounds: number,
): { run: number; total: number } {
  const { trains } = state.companies[company];
  const run = revenueWith(state, company, [...trains, train]) - revenueOf(state, company);
  return { run, total: run * Math.min(rounds, roundsUntilScrapped(state, train)) };
}

type Plain =
  | { readonly do: 'done' }
  | { readonly do: 'bankrupt' }
  | { readonly do: 'buy' | 'finance'; readonly from: string; readonly train: Train };

/** A train in time, and more of them while they earn: what is left in a treasury at the end is nobody's. */
export function buyTrain({ state, offer, vars }: Question<State, TrainStep>): Advice[] {
  const advice: Advice[] = [];
  const rounds = roundsLeft(state);
  for (const part of (offer as EitherOffer).offers) {
    if (part.kind === 'range') advice.push(...deal(state, vars, part, rounds));
    else
      for (const choice of choices(part as Offer) as Iterable<Plain>)
        advice.push(plain(state, vars, choice, rounds));
  }
  return advice;
}

const MUST_HAVE = 10_000;

function plain(state: State, { company }: TrainStep, choice: Plain, rounds: number): Advice {
  if (choice.do === 'done') return { choice, score: 0, because: because('18fl/enough-trains', { company }) };
  if (choice.do === 'bankrupt')
    return { choice, score: -MUST_HAVE, because: because('18fl/bankrupt', { company }) };
  const { train } = choice;
  const price = trainPrice(train);
  const { run, total } = trainGain(state, company, train, rounds);
  const none = state.companies[company].trains.length === 0;
  const why = because(none ? '18fl/needs-train' : '18fl/more-trains', { company, train, price, run });
  if (choice.do === 'finance') return { choice, score: MUST_HAVE - price, because: why };
  if (none) return { choice, score: MUST_HAVE + total, because: why };
  // The next train must be paid for as well, unless this one lasts.
  const reserve = cashOf(state, company) - price >= 0 && roundsUntilScrapped(state, train) > 1.5 ? 0 : price;
  return { choice, score: total - 0.3 * price - reserve, because: why };
}

/** Between companies of one president a train costs what one likes; of others we ask only what they will agree to. */
function deal(state: State, { company }: TrainStep, offer: RangeOffer, rounds: number): Advice[] {
  const { from, train } = offer.base as { from: Company; train: Train };
  if (!canSpare(state, from)) return [];
  const own = presidentOf(state, from) === presidentOf(state, company);
  const price = Math.max(offer.min, own ? 1 : leastAgreed(state, from, train, rounds));
  if (price > offer.max) return [];
  const none = state.companies[company].trains.length === 0;
  const { run, total } = trainGain(state, company, train, rounds);
  const lost = revenueOf(state, from) - revenueWithout(state, from, train);
  const saves = none && price < nextTrain(state).price ? MUST_HAVE / 2 : 0;
  const score = saves + total - (own ? lost * 2 : price) - 20;
  const choice = { ...offer.base, [offer.field]: price };
  return [{ choice, score, because: because('18fl/deal', { company, train, from, price, run }) }];
}

function canSpare(state: State, from: Company): boolean {
  return state.companies[from].trains.length > 1;
}

function revenueWithout(state: State, from: Company, train: string): number {
  const rest = [...state.companies[from].trains];
  rest.splice(rest.indexOf(train), 1);
  return revenueWith(state, from, rest);
}

/** What a president wants for a train: what the company loses by it, and not less than most of its price. */
function leastAgreed(state: State, from: Company, train: Train, rounds: number): number {
  const floor = 0.75 * trainPrice(train);
  const lost = revenueOf(state, from) - revenueWithout(state, from, train);
  return Math.ceil(Math.max(floor, lost * rounds));
}

interface Proposal {
  readonly buyer: Company;
  readonly from: Company;
  readonly train: Train;
  readonly price: number;
}

export function consent({ state, vars }: Question<State, ConsentVars>): Advice[] {
  const { from, train, price } = vars.proposal as unknown as Proposal;
  const least = leastAgreed(state, from, train, roundsLeft(state));
  const agreed = price >= least && canSpare(state, from);
  return [
    { choice: 'accept', score: agreed ? 1 : -1, because: because('18fl/accept', { train, price, least }) },
    { choice: 'decline', score: 0, because: because('18fl/decline', { train, price, least }) },
  ];
}

export function discardTrain({ offer }: Question<State>): Advice[] {
  return [...(choices(offer) as Iterable<{ company: Company; train: string }>)].map((choice) => ({
    choice,
    score: -rankOf(choice.train),
    because: because('18fl/discard', choice),
  }));
}

/** What is sold for a train should be missed least. */
export function sellForTrain({ state, offer }: Question<State>): Advice[] {
  const rounds = roundsLeft(state);
  return [...(choices(offer) as Iterable<{ company: Company; count: number }>)].map((choice) => {
    const { company, count } = choice;
    const price = priceOf(state, company);
    const score = -count * Math.max(1, shareValue(state, company, price, rounds) - price);
    return {
      choice,
      score,
      because: because('18fl/sell-for-train', { company, count, amount: count * price }),
    };
  });
}
