import type { Offer, Pass, RangeOffer } from '@signalbox/kernel';
import type { Bid } from '@signalbox/rails';

/** The choices in an auction: the lowest bid, and the pass if it is allowed. */
export function biddingOf(offer: Offer<Bid | Pass>): {
  readonly bid: Bid | null;
  readonly pass: Bid | Pass | null;
} {
  const parts = offer.kind === 'either' ? offer.offers : [offer];
  const range = parts.find((part): part is RangeOffer => part.kind === 'range');
  const list = parts.find((part) => part.kind === 'list');
  const pass = list?.candidates.find((choice) => !list.check?.(choice)) ?? null;
  const bid = range && range.min <= range.max ? ({ do: 'bid', amount: range.min } as const) : null;
  return { bid, pass };
}
