import { choices, type Offer, type Pass, type RangeOffer } from '@signalbox/kernel';
import type { Auction, Bid } from '@signalbox/rails';
import { CHARTERS, type Railroad } from '@signalbox/titles/union-station/data/railroads.ts';
import { GOLD_SQUARES } from '@signalbox/titles/union-station/data/value-track.ts';
import type { State } from '@signalbox/titles/union-station/state.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';

/** A bid buys the share at its new value, so only later gains justify a high one. */
const FAIR_BID = 13;

/** Railroads with many shares rise more often. */
function limitFor(lot: Railroad): number {
  return FAIR_BID + Math.round((CHARTERS[lot].shares - 6) / 2);
}

/**
 * The minimum bid, as long as it is below the limit; or a pass. Then come bold bids, for levels that look far ahead: if
 * others cannot afford a share of the railroad, its dividends go to one holder alone.
 */
export function bidding({ offer, vars, quick }: Question<State, Auction>): Advice[] {
  const lot = vars.lot as Railroad;
  const limit = limitFor(lot);
  const advice: Advice[] = [];
  for (const part of partsOf(offer)) {
    if (part.kind === 'range') advice.push(...bids(lot, limit, part, quick));
    else for (const choice of choices(part) as Iterable<Pass>) advice.push(passing(lot, limit, choice));
  }
  return advice;
}

function partsOf(offer: Offer): readonly Offer[] {
  return offer.kind === 'either' ? offer.offers : [offer];
}

function passing(lot: Railroad, limit: number, choice: Pass): Advice {
  return { choice, score: 0.5, because: because('us/pass-bid', { lot, limit }) };
}

function bids(lot: Railroad, limit: number, { min, max }: RangeOffer, quick: boolean): Advice[] {
  const least = adviceOn(lot, limit, min, 'us/bid');
  if (quick) return [least];
  const bold = boldAmounts(min, max).map((amount) => adviceOn(lot, limit, amount, 'us/bid-bold'));
  return [least, ...bold.map((one) => ({ ...one, score: Math.min(one.score, 0) }))];
}

/** All cash; or an amount just below a gold square, so that the next rise pays. */
function boldAmounts(least: number, most: number): number[] {
  const belowGold = GOLD_SQUARES.map((gold) => gold - 1).filter((amount) => amount > least && amount < most);
  return most > least ? [...belowGold, most] : [];
}

function adviceOn(lot: Railroad, limit: number, amount: number, why: string): Advice {
  const choice: Bid = { do: 'bid', amount };
  // What looks far ahead may bid more than that.
  return {
    choice,
    score: limit - amount,
    because: because(why, { lot, amount, limit: Math.max(limit, amount) }),
  };
}
