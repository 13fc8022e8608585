import { choices, type Seat } from '@signalbox/kernel';
import { cashOf, PRESIDENT_SHARES, sharesOf } from '@signalbox/rails';
import type { Purchase } from '@signalbox/titles/1860/buying.ts';
import { type Company, SHARES } from '@signalbox/titles/1860/data/companies.ts';
import { type Private, privateOf, SALE_FEE } from '@signalbox/titles/1860/data/privates.ts';
import { SHARES_TO_FLOAT } from '@signalbox/titles/1860/floating.ts';
import type { Sale } from '@signalbox/titles/1860/selling.ts';
import { saleValue } from '@signalbox/titles/1860/share-value.ts';
import type { Start } from '@signalbox/titles/1860/starting.ts';
import { presidentOf, priceOf, type State } from '@signalbox/titles/1860/state.ts';
import type { Trade } from '@signalbox/titles/1860/trade.ts';
import { because, type Explanation } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';
import { oneStartPerCompany } from '../../railways/index.ts';
import { chanceToOperate, outlookOf, privateValue, shareValue } from './outlook.ts';
import { RAILWAYS } from './railways.ts';

type Trading = Question<State, object, Trade>;

/** Buys the share with the highest expected gain, floats started companies, and starts one if affordable. */
export function trade(question: Trading): Advice[] {
  return oneStartPerCompany(withoutPointlessSales(everyTrade(question)), (choice) =>
    choice.do === 'start' ? choice.company : null,
  );
}

/** All that is offered, at every price. */
export function everyTrade({ state, seat, offer }: Trading): TradeAdvice[] {
  const all = [...choices(offer)];
  return all.map((choice) =>
    choice.do === 'pass' ? { choice, score: 0, because: whyPass(all) } : adviceOn(state, seat, choice),
  );
}

/** After a purchase private companies may still be exchanged. */
function whyPass(offered: readonly Trade[]): Explanation {
  const kinds = new Set(offered.map((choice) => choice.do));
  const buys = kinds.has('buy') || kinds.has('start') || kinds.has('buy-private');
  return !buys && kinds.has('exchange')
    ? because('1860/no-exchange', {})
    : because('rail/pass-trade', { debt: 0 });
}

/**
 * Without sales that nobody makes: one at a loss, if something else can be done, and a part of a block that is better
 * sold as a whole. A search that tried them out would sell for a few pounds of luck what it has just bought.
 */
function withoutPointlessSales(advice: readonly TradeAdvice[]): TradeAdvice[] {
  const sales = new Map<string, TradeAdvice>();
  const others: TradeAdvice[] = [];
  for (const one of advice) {
    const sold = soldIn(one.choice);
    if (sold === null) others.push(one);
    else if (one.score > (sales.get(sold)?.score ?? Number.NEGATIVE_INFINITY)) sales.set(sold, one);
  }
  const best = [...sales.values()];
  return others.length === 0 ? best : [...others, ...best.filter(({ score }) => score > 0)];
}

/** The company or private that is sold; null if the choice is not a sale. */
function soldIn(choice: Trade): string | null {
  return choice.do === 'sell' ? choice.company : choice.do === 'sell-private' ? choice.private : null;
}

interface TradeAdvice extends Advice {
  readonly choice: Trade;
}

function adviceOn(state: State, seat: Seat, choice: Exclude<Trade, { do: 'pass' }>): TradeAdvice {
  switch (choice.do) {
    case 'sell':
      return selling(state, choice);
    case 'buy':
      return buying(state, seat, choice);
    case 'start':
      return { choice, ...starting(state, seat, choice) };
    case 'exchange':
      return exchanging(state, choice);
    case 'sell-private': {
      const amount = privateOf(choice.private).face - SALE_FEE;
      const score = amount - privateValue(state, choice.private) - MIN_GAIN;
      return { choice, score, because: because('1860/sell-private', { private: choice.private, amount }) };
    }
    case 'buy-private': {
      const { face, income } = privateOf(choice.private);
      const score = privateValue(state, choice.private) - face - MIN_GAIN;
      const facts = { private: choice.private, price: face, income };
      return { choice, score, because: because('1860/buy-private', facts) };
    }
  }
}

/** Any action has to gain at least this much. */
const MIN_GAIN = 5;
/** Floating the player's own company comes first. */
const OWN_FLOAT = 150;
/** Weight of a price: the money could buy something else. */
const OPPORTUNITY_COST = 0.05;

function buying(state: State, seat: Seat, choice: { do: 'buy' } & Purchase): TradeAdvice {
  const { company, from } = choice;
  const charter = state.companies[company];
  const cost = from === 'ipo' ? charter.par! : priceOf(state, company);
  const gain = shareValue(state, company, priceOf(state, company)) - cost;
  const own = presidentOf(state, company) === seat && !charter.floated;
  const score =
    gain * chanceToOperate(state, company, seat, 1) + (own ? OWN_FLOAT : 0) - OPPORTUNITY_COST * cost;
  const run = Math.round(outlookOf(state, company).next);
  const mine = Math.round((run / SHARES) * (sharesOf(state, company, seat) + 1));
  return { choice, score, because: because('rail/buy', { company, run, mine }) };
}

/** Weight of the capital, which buys trains. */
const CAPITAL = 0.1;
const CAN_FLOAT_ALONE = 80;

/** A company that the player can float alone is worth more than one that needs others; more capital is better. */
export function starting(state: State, seat: Seat, { company, par }: Start): Omit<Advice, 'choice'> {
  const gain = PRESIDENT_SHARES * (shareValue(state, company, par, par) - par);
  const alone = cashOf(state, seat) >= par * SHARES_TO_FLOAT ? CAN_FLOAT_ALONE : -CAN_FLOAT_ALONE;
  const capital = par * SHARES;
  const score = gain + CAPITAL * capital + alone - OPPORTUNITY_COST * par * PRESIDENT_SHARES;
  return { score, because: because('rail/start', { company, price: par, capital }) };
}

/** How much of the proceeds a sale has to gain: prices are misjudged, and what is sold is seldom bought back as cheaply. */
const SALE_MARGIN = 0.3;

/** Sells only shares that will lose more than they earn. */
function selling(state: State, choice: { do: 'sell' } & Sale): TradeAdvice {
  const { company, count } = choice;
  const price = priceOf(state, company);
  const amount = count * saleValue(state, company, price);
  const value = shareValue(state, company, price);
  const kept = willHaveTrain(state, company) ? Math.max(price, value) : value;
  const score = (1 - SALE_MARGIN) * amount - count * kept - MIN_GAIN;
  return { choice, score, because: because('rail/sell', { company, count, amount }) };
}

/** Its shares will sell for the full price, even if today they sell for half. */
function willHaveTrain(state: State, company: Company): boolean {
  const { operated, closed, trains } = state.companies[company];
  if (closed || trains.length > 0) return false;
  return (
    !operated || cashOf(state, company) >= (RAILWAYS.nextTrain(state)?.price ?? Number.POSITIVE_INFINITY)
  );
}

function exchanging(state: State, choice: { do: 'exchange'; private: Private }): TradeAdvice {
  const company = privateOf(choice.private).exchange!;
  const value = shareValue(state, company, priceOf(state, company));
  const score = value - privateValue(state, choice.private) - MIN_GAIN;
  return { choice, score, because: because('1860/exchange', { private: choice.private, company }) };
}
