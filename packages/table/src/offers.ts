import { barred, choices, type Json, listedParts, type Offer } from '@signalbox/kernel';
import type { WireOffer } from '@signalbox/protocol';

/** Built choices are listed up to this number; others are checked when they are sent. */
const MAX_CHOICES = 3000;
/**
 * Long lists, such as combinations of bids, end earlier if they take long. Short ones do not: a screen shows the tiles
 * that are listed as all that can be laid, however slow the machine is.
 */
const SURELY_LISTED = 1000;
const LONGEST_LISTING_MS = 250;

/** The wire form of an offer. Whether it is sealed is sent separately. */
export function wireOfferOf(offer: Offer): WireOffer {
  switch (offer.kind) {
    case 'list':
      return { kind: 'list', choices: [...choices(offer)], barred: barred(offer) };
    case 'range': {
      const { base, field, min, max, step } = offer;
      return { kind: 'range', base, field, min, max, step };
    }
    case 'built':
      return { kind: 'built', what: offer.what, choices: listed(offer.enumerate()) };
    case 'either':
      return { kind: 'either', offers: listedParts(offer).map(wireOfferOf) };
    case 'sealed':
      return wireOfferOf(offer.of);
  }
}

function listed(all: Iterable<Json>): Json[] {
  const until = Date.now() + LONGEST_LISTING_MS;
  const found: Json[] = [];
  for (const choice of all) {
    if (found.length >= MAX_CHOICES || (found.length >= SURELY_LISTED && Date.now() > until)) break;
    found.push(choice);
  }
  return found;
}

type Part = Exclude<WireOffer, { kind: 'either' }>;
export type WireRange = Extract<WireOffer, { kind: 'range' }>;
export type BarredChoice = Extract<WireOffer, { kind: 'list' }>['barred'][number];

/** The parts of an offer as a flat list. */
function partsOf(offer: WireOffer | null): Part[] {
  if (!offer) return [];
  return offer.kind === 'either' ? offer.offers.flatMap(partsOf) : [offer];
}

/** Every choice that is listed. */
export function listedChoices(offer: WireOffer | null): Json[] {
  return partsOf(offer).flatMap((part) => (part.kind === 'range' ? [] : part.choices));
}

export function barredChoices(offer: WireOffer | null): BarredChoice[] {
  return partsOf(offer).flatMap((part) => (part.kind === 'list' ? part.barred : []));
}

export function rangesOf(offer: WireOffer | null): WireRange[] {
  return partsOf(offer).filter((part) => part.kind === 'range');
}

/** The built choices of one kind. */
export function builtChoices(offer: WireOffer | null, what: string): readonly Json[] {
  return partsOf(offer).flatMap((part) => (part.kind === 'built' && part.what === what ? part.choices : []));
}
