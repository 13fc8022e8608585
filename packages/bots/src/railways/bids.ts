import type { Offer, Pass, RangeOffer } from '@signalbox/kernel';
import type { Bid } from '@signalbox/rails';

/** The choices in an auction: the lowest bid, and the pass if it is allowed. */
export function biddingOf(offer: Offer<Bid | Pass>): {
  readonly bid: Bid | null;
  readonly pass: Bid | Pass | null;
} {
  const range = bidRange(offer);
  const list = partsOf(offer).find((part) => part.kind === 'list');
  const pass = list?.candidates.find((choice) => !list.check?.(choice)) ?? null;
  return { bid: range && { do: 'bid', amount: range.min }, pass };
}

/** All bids that are allowed; null if none is. */
export function bidRange(offer: Offer<Bid | Pass>): RangeOffer | null {
  const range = partsOf(offer).find((part): part is RangeOffer => part.kind === 'range');
  return range && range.min <= range.max ? range : null;
}

function partsOf(offer: Offer<Bid | Pass>): readonly Offer<Bid | Pass>[] {
  return offer.kind === 'either' ? offer.offers : [offer];
}
