import { barred, choices, firstChoices, type Offer } from '@signalbox/kernel';
import type { WireOffer } from '../wire/wire.ts';

/** More than any title offers of things that are built one by one. */
const MOST_BUILT = 2000;

/** Of routes only the best run is listed: what else may be run is judged when it is tried. */
const LISTED_IN_PART = new Set(['routes']);

export function wireOffer(offer: Offer): WireOffer {
  switch (offer.kind) {
    case 'list':
      return { kind: 'list', choices: [...choices(offer)], barred: barred(offer) };
    case 'range':
      return { ...offer };
    case 'built':
      return {
        kind: 'built',
        what: offer.what,
        choices: firstChoices(offer, MOST_BUILT),
        complete: !LISTED_IN_PART.has(offer.what),
      };
    case 'either':
      return { kind: 'either', offers: offer.offers.map(wireOffer) };
    case 'sealed':
      return wireOffer(offer.of);
  }
}
