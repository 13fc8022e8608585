import { frameOf } from '@signalbox/kernel';
import { buyShare } from './buying.ts';
import type { Railroad } from './data/railroads.ts';
import { sequenceOfPlay } from './index.ts';
import { layTrack, placeDisc } from './laying-track.ts';
import { auction, openingAuctions } from './opening-auctions.ts';
import { drawLot, firstAuctioneer, setUp } from './set-up.ts';
import { moveOffer, turnUpShare } from './share-offer.ts';
import type { State } from './state.ts';
import { chooseAction, turn, turns } from './turn.ts';

/** The title's procedures, for `frameOf` and `enclosing`. Code outside the title gets them here. */
export const PROCEDURES = {
  auction: auction.procedure,
  buyShare,
  layTrack,
  moveOffer,
  openingAuctions,
  setUp,
  turn,
  turns,
  unionStation: sequenceOfPlay,
};

/** How the auction in progress stands; null if there is none. */
export const auctionAt = auction.standing;

/** The title's decisions, for `isPending` and `answer`. */
export const DECISIONS = {
  bid: auction.decision,
  chooseAction,
  drawLot,
  firstAuctioneer,
  placeDisc,
  turnUpShare,
};

/** The railroad that is auctioned, bought or built for. */
export function railroadAt(state: State): Railroad | null {
  const lot = frameOf(state, auction.procedure)?.vars.lot as Railroad | undefined;
  return lot ?? frameOf(state, buyShare, layTrack)?.vars.railroad ?? null;
}

export { isComplete } from './laying-track.ts';
export { listingOf, runIn } from './listing.ts';
export { areSalesClosed } from './selling.ts';
export { spacesFor } from './spaces.ts';
export { stationPayouts } from './union-station-company.ts';
