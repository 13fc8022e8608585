import type { Json, Offer, RangeOffer } from '@signalbox/kernel';

/** What can be said in an auction: the least bid, and whether one may pass. */
export function biddingOf(offer: Offer): {
  readonly bid: (Json & { amount: number }) | null;
  readonly pass: Json | null;
} {
  const parts = offer.kind === 'either' ? offer.offers : [offer];
  const range = parts.find((part): part is RangeOffer => part.kind === 'range');
  const list = parts.find((part) => part.kind === 'list');
  const pass = list?.candidates.find((choice) => !list.check?.(choice)) ?? null;
  if (!range || range.min > range.max) return { bid: null, pass };
  return { bid: { ...range.base, [range.field]: range.min } as unknown as Json & { amount: number }, pass };
}
