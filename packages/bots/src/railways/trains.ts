import {
  ACCEPT,
  choices,
  type Json,
  listedParts,
  type Offer,
  type RangeOffer,
  withNumber,
} from '@signalbox/kernel';
import { type ConsentVars, cashOf, type TrainProposal } from '@signalbox/rails';
import { because } from '../explanation.ts';
import type { Advice, Question } from '../heuristics.ts';
import { earningsNow, LASTING, type RailwayState, type Railways } from './railways.ts';

/** Outweighs everything else: a train that is needed, or a choice to be avoided. */
const MUST_HAVE = 10_000;

/** The gain of one more train, per run and until it rusts. */
function trainGain<S extends RailwayState>(
  railways: Railways<S>,
  state: S,
  company: string,
  train: string,
): { run: number; total: number } {
  const trains = railways.trains(state, company);
  const run = railways.earnings(state, company, [...trains, train]) - earningsNow(railways, state, company);
  return { run, total: run * Math.min(railways.roundsLeft(state), railways.roundsUntilRusted(state, train)) };
}

/** A train at its printed price. */
type Purchase = { readonly do: string; readonly from: string; readonly train: string };

function isPurchase(choice: Json): choice is Purchase {
  return typeof choice === 'object' && choice !== null && 'train' in choice && !('price' in choice);
}

/** Buys a train in time, and more while they pay off: money left in a treasury at the end is worth nothing. */
export function buyTrain<S extends RailwayState>(railways: Railways<S>) {
  return ({ state, offer, vars }: Question<S, BuyingVars>): Advice[] =>
    partsOf(offer).flatMap((part) =>
      part.kind === 'range'
        ? deal(railways, state, vars, part)
        : [...choices(part)].map((choice) => adviceOn(railways, state, vars.company, choice)),
    );
}

export interface BuyingVars {
  readonly company: string;
  readonly declined: readonly Deal[];
}

type Deal = { readonly from: string; readonly train: string };

/** A declined deal may be proposed again (ruling A8), but bots ask for a train only once in a turn, whatever the price. */
function wasDeclined({ declined }: BuyingVars, { from, train }: Deal): boolean {
  return declined.some((deal) => deal.from === from && deal.train === train);
}

export function partsOf(offer: Offer): readonly Offer[] {
  return offer.kind === 'either' ? listedParts(offer) : [offer];
}

/** A train that lasts longer than this many rounds needs no money set aside for its successor. */
const LASTS_A_WHILE = 1.5;
/** Weight of the price of a train: the money could buy track, tokens or a later train. */
const OPPORTUNITY_COST = 0.3;
/** Added to the score of a train that an idle treasury buys; enough to outweigh other choices. */
const IDLE_BONUS = 20;

/** Scores of what a company does only if nothing else is possible. */
const LAST_RESORTS: Readonly<Record<string, number>> = { emergency: -MUST_HAVE / 2, bankrupt: -MUST_HAVE };
const REASONS: Readonly<Record<string, string>> = { emergency: 'rail/emergency', bankrupt: 'rail/bankrupt' };

function adviceOn<S extends RailwayState>(
  railways: Railways<S>,
  state: S,
  company: string,
  choice: Json,
): Advice {
  if (!isPurchase(choice)) {
    const { do: what } = choice as { do: string };
    return {
      choice,
      score: LAST_RESORTS[what] ?? 0,
      because: because(REASONS[what] ?? 'rail/enough-trains', { company }),
    };
  }
  const { train } = choice;
  const price = railways.trainPrice(train);
  const { run, total } = trainGain(railways, state, company, train);
  const hasNone = railways.trains(state, company).length === 0;
  const why = because(hasNone ? 'rail/needs-train' : 'rail/more-trains', { company, train, price, run });
  if (choice.do === 'finance') return { choice, score: MUST_HAVE - price, because: why };
  if (hasNone) return { choice, score: MUST_HAVE + total - OPPORTUNITY_COST * price, because: why };
  if (cashOf(state, company) >= price * (railways.idleTreasury ?? Number.POSITIVE_INFINITY))
    return { choice, score: Math.max(1, total) + IDLE_BONUS, because: why };
  const lasts = railways.roundsUntilRusted(state, train) > LASTS_A_WHILE;
  const reserve = cashOf(state, company) >= price && lasts ? 0 : price;
  return { choice, score: total - OPPORTUNITY_COST * price - reserve, because: why };
}

/** A deal has to gain at least this much. */
const MIN_GAIN = 20;

/**
 * Companies with the same president trade at the lowest price; others are offered what they should accept, unless the
 * bank sells a train that is as good for less.
 */
function deal<S extends RailwayState>(
  railways: Railways<S>,
  state: S,
  vars: BuyingVars,
  offer: RangeOffer,
): Advice[] {
  const { company } = vars;
  const from = String(offer.base.from);
  const train = String(offer.base.train);
  if (!canSpare(railways, state, from)) return [];
  const own = railways.president(state, from) === railways.president(state, company);
  const wanted = own ? offer.min : lowestAcceptable(railways, state, from, train);
  const price = offer.min + Math.max(0, Math.ceil((wanted - offer.min) / offer.step)) * offer.step;
  if (price > offer.max || wasDeclined(vars, { from, train })) return [];
  const bank = railways.nextTrain(state)?.price ?? Number.POSITIVE_INFINITY;
  const bankHasAsGood = railways.trainPrice(train) <= bank;
  if (bankHasAsGood && price > bank) return [];
  const { run, total } = trainGain(railways, state, company, train);
  const lost = earningsNow(railways, state, from) - earningsWithout(railways, state, from, train);
  const saves = railways.trains(state, company).length === 0 && price < bank ? MUST_HAVE / 2 : 0;
  const score = saves + total - (own ? lost * 2 : price) - MIN_GAIN;
  const choice = withNumber(offer, price);
  return [{ choice, score, because: because('rail/deal', { company, train, from, price, run }) }];
}

function canSpare<S extends RailwayState>(railways: Railways<S>, state: S, from: string): boolean {
  return railways.trains(state, from).length > 1;
}

function earningsWithout<S extends RailwayState>(
  railways: Railways<S>,
  state: S,
  from: string,
  train: string,
): number {
  const rest = [...railways.trains(state, from)];
  rest.splice(rest.indexOf(train), 1);
  return railways.earnings(state, from, rest);
}

/** A train is not sold for less than this fraction of its price. */
const RESALE = 0.75;

/** The asking price for a train: what the company loses by selling it, and at least most of its price. */
function lowestAcceptable<S extends RailwayState>(
  railways: Railways<S>,
  state: S,
  from: string,
  train: string,
): number {
  const lost = earningsNow(railways, state, from) - earningsWithout(railways, state, from, train);
  return Math.ceil(Math.max(RESALE * railways.trainPrice(train), lost * railways.roundsLeft(state)));
}

/** Sells a train at its value, and only one that can be spared. */
export function consentToDeal<S extends RailwayState>(railways: Railways<S>) {
  return ({ state, vars }: Question<S, ConsentVars<TrainProposal>>): Advice[] => {
    const { from, train, price } = vars.proposal;
    const least = lowestAcceptable(railways, state, from, train);
    const agreed = price >= least && canSpare(railways, state, from);
    const facts = { train, price, least };
    return [
      { choice: ACCEPT, score: agreed ? MUST_HAVE : -MUST_HAVE, because: because('rail/accept', facts) },
      { choice: 'decline', score: 0, because: because('rail/decline', facts) },
      {
        choice: 'not-this-turn',
        score: canSpare(railways, state, from) ? -1 : 1,
        because: because('rail/keep', facts),
      },
    ];
  };
}

/** Discards the cheapest train. */
export function discardTrain<S extends RailwayState, V, C extends { readonly train: string } & Json>(
  railways: Railways<S>,
  companyOf: (choice: C, vars: V) => string,
) {
  return ({ offer, vars }: Question<S, V, C>): Advice[] =>
    [...choices(offer)].map((choice) => ({
      choice,
      score: -railways.trainPrice(choice.train),
      because: because('rail/discard', { company: companyOf(choice, vars), train: choice.train }),
    }));
}

/** What a company lacks for a train that it will need soon; 0 if its trains last. */
export function trainShortfall<S extends RailwayState>(
  railways: Railways<S>,
  state: S,
  company: string,
): number {
  const next = railways.nextTrain(state);
  const trains = railways.trains(state, company);
  const lasting = trains.some((train) => railways.roundsUntilRusted(state, train) >= LASTING);
  const soon = trains.every((train) => railways.roundsUntilRusted(state, train) < 1);
  return lasting || !soon || !next ? 0 : Math.max(0, next.price - cashOf(state, company));
}
