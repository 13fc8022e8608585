import { choices, type Pass, type Seat } from '@signalbox/kernel';
import { type Auction, type Bid, cashOf } from '@signalbox/rails';
import { AUCTIONED_COMPANIES } from '@signalbox/titles/1860/data/companies.ts';
import { parPrices } from '@signalbox/titles/1860/data/market.ts';
import { privateOf } from '@signalbox/titles/1860/data/privates.ts';
import { SHARES_TO_FLOAT } from '@signalbox/titles/1860/floating.ts';
import type { Lot } from '@signalbox/titles/1860/opening-auction.ts';
import { isStarted, type State } from '@signalbox/titles/1860/state.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';
import { adviceOnBids } from '../../railways/index.ts';
import { privateValue } from './outlook.ts';
import { starting } from './trade.ts';

/** A ferry for its income, or a company that can be floated. */
export function chooseLot({ state, seat, offer }: Question<State, object, Lot>): Advice[] {
  return [...choices(offer)].map((choice) => {
    if (choice.do === 'start') return { choice, ...starting(state, seat, choice) };
    const { face, income } = privateOf(choice.private);
    const facts = { private: choice.private, price: face, income };
    const score = privateValue(state, choice.private) - face;
    return { choice, score, because: because('1860/buy-private', facts) };
  });
}

/** Choosing first is worth a premium: people pay as much. */
const PREMIUM = 45;
/** The least money that floats any of them alone. */
const FLOATING_CASH = Math.min(...AUCTIONED_COMPANIES.flatMap(parPrices)) * SHARES_TO_FLOAT;

function limitFor(state: State, seat: Seat): number {
  const companies = AUCTIONED_COMPANIES.filter((company) => !isStarted(state, company)).length;
  return companies === 1 && cashOf(state, seat) >= FLOATING_CASH ? PREMIUM + 15 : companies > 0 ? PREMIUM : 0;
}

/** The minimum premium, as long as it is below the limit; or a pass. */
export function bidForChoice({ state, seat, offer }: Question<State, Auction, Bid | Pass>): Advice[] {
  return adviceOnBids(offer, limitFor(state, seat), { bid: '1860/bid', pass: '1860/pass-bid' });
}
