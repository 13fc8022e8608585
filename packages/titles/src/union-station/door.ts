import { buyShare } from './buying.ts';
import { sequenceOfPlay } from './index.ts';
import { layTrack, placeDisc } from './laying-track.ts';
import { auction, openingAuctions } from './opening-auctions.ts';
import { drawLot, firstAuctioneer, setUp } from './set-up.ts';
import { moveOffer, turnUpShare } from './share-offer.ts';
import { chooseAction, turn, turns } from './turn.ts';

/** What the title's frames belong to: see `frameOf` and `enclosing`. Everybody outside the title finds them here. */
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

/** What it asks: see `isPending` and `answer`. */
export const DECISIONS = {
  bid: auction.decision,
  chooseAction,
  drawLot,
  firstAuctioneer,
  placeDisc,
  turnUpShare,
};
