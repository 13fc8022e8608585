import { call, emit, procedure, run, whilst } from '@signalbox/kernel';
import {
  type Auction,
  ascendingAuction,
  BANK,
  cashOf,
  holdersAmong,
  moveShares,
  openAuction,
  pay,
  takerOf,
} from '@signalbox/rails';
import { MIN_BID } from './data/board-tracks.ts';
import type { Railroad } from './data/railroads.ts';
import { LOWEST_VALUE } from './data/value-track.ts';
import { moveOffer } from './share-offer.ts';
import { FACE_UP, type State } from './state.ts';

/** A player who passes is out for this share (AUC-e); raises are any whole dollar (ruling G-11). */
export const auction = ascendingAuction<State>({
  rule: 'AUC',
  minimum: MIN_BID,
  raise: 1,
  step: 1,
  passing: 'final',
  ifNobodyBids: 'opener-takes-it',
  most: (state, seat) => cashOf(state, seat),
});

/** The topmost share whose railroad has no value yet. */
function nextLot(state: State): Railroad | undefined {
  return state.column.find((railroad) => state.values[railroad] === 0);
}

/**
 * The bid becomes the railroad's value; the disc is placed there, not moved, so no dividend is paid (AUC-i). A share
 * that nobody bids on goes to the auctioneer for free (AUC-k). The winner opens the next auction.
 */
function award(state: State, result: Auction): void {
  const railroad = result.lot as Railroad;
  const { taker, price } = takerOf(result);
  pay(state, taker, BANK, price);
  moveShares(state, railroad, FACE_UP, taker, 1);
  const value = result.leader === null ? LOWEST_VALUE : price;
  state.values[railroad] = value;
  state.toAct = taker;
  emit(state, {
    type: result.leader === null ? 'share-unwanted' : 'share-won',
    seat: taker,
    railroad,
    value,
  });
}

/** The owner of the cheapest share begins; among several cheapest that of the one auctioned last (AUC-p, AUC-q). */
function chooseFirstPlayer(state: State): void {
  const cheapest = state.column.reduce((best, next) =>
    state.values[next] <= state.values[best] ? next : best,
  );
  state.toAct = holdersAmong(state, cheapest, state.seats)[0]!.holder;
  state.column = [];
  emit(state, { type: 'first-player', seat: state.toAct });
}

export const openingAuctions = procedure<State>(
  'opening-auctions',
  'AUC',
  whilst(
    (state) => nextLot(state) !== undefined,
    call(auction.procedure, (state) => openAuction(state.seats, state.toAct, nextLot(state)!), {
      returning: (state, _, result) => award(state, result),
    }),
  ),
  call(moveOffer),
  run(chooseFirstPlayer),
);
