import { PASS, type Pass, type Seat } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import type { Company } from '@signalbox/titles/1841/data/companies.ts';
import type { CompanyPurchaseChoice } from '@signalbox/titles/1841/finance/company-shares.ts';
import type { ShareOffer } from '@signalbox/titles/1841/finance/share-offers.ts';
import { priceOf, type State } from '@signalbox/titles/1841/state.ts';
import type { Sale } from '@signalbox/titles/1841/stock-round/sale-offer.ts';
import { type SellingStep, saleValue } from '@signalbox/titles/1841/stock-round/selling.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';
import { plainChoices } from './offers.ts';
import { shareValue, trainMoneyNeeded, trainShortfall } from './outlook.ts';
import { RAILWAYS } from './railways.ts';
import { nextTrain } from './revenue.ts';
import { founding } from './trade.ts';

interface Vars {
  readonly company: Company;
}

interface Selling extends Vars {
  readonly selling: SellingStep | null;
}

/** Loss of price per share sold. */
const FALL = 15;

/** A company sells for a train that it will have to buy: later it would get half. */
export function sellCompanyShares({
  state,
  offer,
  vars,
  quick,
}: Question<State, Selling, { do: 'pass' } | Sale>): Advice[] {
  const needed = trainShortfall(state, vars.company);
  const keeps = (choice: Pass) => ({
    choice,
    score: 0,
    because: because('1841/keeps-shares', { company: vars.company }),
  });
  if (quick && needed === 0) return [keeps(PASS)];
  return [...plainChoices(offer)].map((choice) => {
    if (choice.do === 'pass') return keeps(choice);
    const [{ company, count }] = choice.blocks as [Sale['blocks'][number]];
    const amount = count * saleValue(state, vars.selling, company);
    const score = Math.min(amount, needed) - FALL * count - 0.3 * Math.max(0, amount - needed);
    const facts = { owner: vars.company, company, count, amount };
    return { choice, score, because: because('1841/company-sale', facts) };
  });
}

/** Money beyond the price of two trains may buy shares. */
const TRAINS_KEPT = 2;

/** A rich company buys profitable shares, and founds no other company. */
export function companyPurchase({
  state,
  offer,
  vars,
  quick,
}: Question<State, Vars, CompanyPurchaseChoice>): Advice[] {
  const free = cashOf(state, vars.company) - TRAINS_KEPT * (nextTrain(state)?.price ?? 0);
  const buysNothing = (choice: Pass) => ({
    choice,
    score: 0,
    because: because('1841/no-purchase', { company: vars.company }),
  });
  if (quick && free <= 0) return [buysNothing(PASS)];
  const market = { needed: 0, rounds: RAILWAYS.roundsLeft(state) };
  return [...plainChoices(offer)].map((choice) => {
    switch (choice.do) {
      case 'pass':
        return buysNothing(choice);
      case 'buy': {
        const price = priceOf(state, choice.company);
        const gain = 0.3 * (shareValue(state, choice.company, price, market.rounds) - price);
        const facts = { owner: vars.company, company: choice.company, price };
        const score = free >= price ? gain - 10 : -price;
        return { choice, score, because: because('1841/company-purchase', facts) };
      }
      default: {
        const { score, because: why } = founding(state, vars.company, choice, market);
        return { choice, score: Math.min(score, free - 4 * choice.price) - 100, because: why };
      }
    }
  });
}

/** The gain of a new share for a buyer who keeps money for trains. */
export function subscriptionGain(state: State, seat: Seat, buyer: string, company: Company): number {
  const price = priceOf(state, company);
  const gain = shareValue(state, company, price) - price;
  const own = buyer === seat;
  const kept = own ? trainMoneyNeeded(state, seat) : TRAINS_KEPT * (nextTrain(state)?.price ?? 0);
  if (cashOf(state, buyer) - price < kept) return -price;
  return own ? gain : 0.3 * gain - 10;
}

/** A further share of a company already held. */
export function subscribe({ state, seat, offer, vars }: Question<State, ShareOffer>): Advice[] {
  const { company, buyers } = vars;
  const score = subscriptionGain(state, seat, buyers[0]!, company);
  return [...plainChoices(offer)].map((choice) =>
    choice === 'buy'
      ? { choice, score, because: because('1841/subscribe', { company, price: priceOf(state, company) }) }
      : { choice, score: 0, because: because('1841/no-subscription', { company }) },
  );
}
