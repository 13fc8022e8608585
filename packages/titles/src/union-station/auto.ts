import { type AutoKind, enclosing, isWithin } from '@signalbox/kernel';
import { auctionRound, type BiddingRules, biddingUpTo, cashOf, passing } from '@signalbox/rails';
import { auction, openingAuctions } from './opening-auctions.ts';
import type { State } from './state.ts';

const AUCTIONS: BiddingRules<State> = {
  decision: auction.decision,
  lot: (state) => enclosing(state, auction.procedure)?.vars.lot ?? null,
  lots: (state) =>
    isWithin(state, openingAuctions) ? state.column.filter((railroad) => state.values[railroad] === 0) : [],
  cash: cashOf,
};

/** The kinds of auto actions: only for bids. In a turn a player has to act, with a different choice each time (TURN-c). */
export const AUTO: readonly AutoKind<State>[] = [
  biddingUpTo(AUCTIONS),
  passing<State>(
    auctionRound(AUCTIONS, (state) => (isWithin(state, openingAuctions) ? 'opening auctions' : null)),
  ),
];
