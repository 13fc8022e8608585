import { barred, choices, type Json, type Offer } from '@signalbox/kernel';
import type { WireOffer } from '@signalbox/protocol';

/** A built offer is listed up to here; what is not listed is still judged when it is sent. */
const MOST_CHOICES = 3000;
const LONGEST_LISTING_MS = 250;

/** What a seat may choose, in a form that a screen can act on. */
export function wireOfferOf(offer: Offer): WireOffer {
  switch (offer.kind) {
    case 'list':
      return {
        kind: 'list',
        choices: [...choices(offer)],
        barred: barred(offer).map(({ choice, reason }) => ({ choice, reason })),
      };
    case 'range': {
      const { base, field, min, max, step } = offer;
      return { kind: 'range', base, field, min, max, step };
    }
    case 'built':
      return { kind: 'built', what: offer.what, ...listed(offer.enumerate()) };
    case 'either':
      return { kind: 'either', offers: offer.offers.map(wireOfferOf) };
    case 'sealed':
      return wireOfferOf(offer.of);
  }
}

function listed(all: Iterable<Json>): { choices: Json[]; complete: boolean } {
  const until = Date.now() + LONGEST_LISTING_MS;
  const found: Json[] = [];
  for (const choice of all) {
    if (found.length >= MOST_CHOICES || Date.now() > until) return { choices: found, complete: false };
    found.push(choice);
  }
  return { choices: found, complete: true };
}
