import { choices, type Json, type Offer } from '@signalbox/kernel';

/** The offer without price ranges: deals are left to people. */
export function* plainChoices<C extends Json>(offer: Offer<C>): Generator<C> {
  if (offer.kind === 'either') for (const part of offer.offers) yield* plainChoices(part);
  else if (offer.kind !== 'range') yield* choices(offer);
}
