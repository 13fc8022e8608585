import { choices } from '@signalbox/kernel';
import type { Auction, Bid, PassBid } from '@signalbox/rails';
import { CHARTERS, type Railroad } from '@signalbox/titles/union-station/data/railroads.ts';
import type { State } from '@signalbox/titles/union-station/state.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';

/** A bid buys the share at its new value, so only what the railroad will bring later speaks for a high one. */
const FAIR_BID = 13;

/** Railroads with many shares rise more often. */
function limitFor(lot: Railroad): number {
  return FAIR_BID + Math.round((CHARTERS[lot].shares - 6) / 2);
}

/** The least bid, as long as it is below the limit; or pass. */
export function bidding({ offer, vars }: Question<State, Auction>): Advice[] {
  const lot = vars.lot as Railroad;
  const limit = limitFor(lot);
  const advice: Advice[] = [];
  for (const choice of choices(offer) as Iterable<Bid | PassBid>) {
    if (choice.do === 'pass') {
      advice.push({ choice, score: 0.5, because: because('us/pass-bid', { lot, limit }) });
    } else if (!advice.some((known) => known.because.key === 'bot/us/bid')) {
      const { amount } = choice;
      advice.push({ choice, score: limit - amount, because: because('us/bid', { lot, amount, limit }) });
    }
  }
  return advice;
}
