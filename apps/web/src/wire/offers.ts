import type { Json } from '@signalbox/kernel';
import type { BarredChoice, WireOffer, WireRange } from './wire.ts';

/** The parts of an offer, one beside the other. */
function partsOf(offer: WireOffer | null): Exclude<WireOffer, { kind: 'either' }>[] {
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

/** The things of a kind that may be put together. */
export function builtChoices(offer: WireOffer | null, what: string): readonly Json[] {
  return partsOf(offer).flatMap((part) => (part.kind === 'built' && part.what === what ? part.choices : []));
}

export type Fields = Readonly<Record<string, Json>>;

export function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a choice does, where it says so (`do` or `action`). */
export function deedOf(choice: Json): string {
  if (!isFields(choice)) return typeof choice === 'string' ? choice : '';
  const deed = choice.do ?? choice.action;
  return typeof deed === 'string' ? deed : '';
}

export function choicesTo(offer: WireOffer | null, deed: string): Fields[] {
  return listedChoices(offer).filter(
    (choice): choice is Fields => isFields(choice) && deedOf(choice) === deed,
  );
}
