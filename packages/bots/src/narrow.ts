import {
  choices,
  firstChoices,
  type Json,
  type Offer,
  type Pending,
  type Random,
  type RangeOffer,
  type Seat,
  sample,
  withNumber,
} from '@signalbox/kernel';

/** Which values of a range are considered, as fractions of the way from lowest to highest. */
const RANGE_FRACTIONS = [0, 0.1, 0.25, 0.5, 1];
/** Of a built offer no more than this many are enumerated. */
const MAX_ENUMERATED = 40;

/** Some of the legal choices of an offer: all of a short list, a sample of a long one. */
export function narrow(offer: Offer, limit: number, rng: Random): Json[] {
  switch (offer.kind) {
    case 'list': {
      const legal = offer.candidates.filter((choice) => !offer.check?.(choice));
      return pickSome(legal, limit, rng);
    }
    case 'range':
      return rangeParts(offer);
    case 'built': {
      const found: Json[] = [];
      for (const choice of choices(offer)) {
        found.push(choice);
        if (found.length === MAX_ENUMERATED) break;
      }
      return pickSome(found, limit, rng);
    }
    case 'either': {
      const each = Math.max(2, Math.ceil(limit / offer.offers.length));
      return offer.offers.flatMap((part) => narrow(part, each, rng));
    }
    case 'sealed':
      return narrow(offer.of, limit, rng);
  }
}

/** Any legal choice; there is always one when somebody is asked. */
export function anyChoice(offer: Offer, rng: Random): Json {
  const choice = sample(offer, rng);
  if (choice === undefined) throw new Error('Nothing is offered.');
  return choice;
}

function rangeParts({ base, field, min, max, step }: RangeOffer): Json[] {
  const steps = Math.floor((max - min) / step);
  if (steps < 0) return [];
  const wanted = new Set(RANGE_FRACTIONS.map((fraction) => min + Math.round(steps * fraction) * step));
  return [...wanted].map((n) => withNumber({ base, field }, n));
}

function pickSome(items: readonly Json[], limit: number, rng: Random): Json[] {
  const rest = [...items];
  if (rest.length <= limit) return rest;
  return Array.from({ length: limit }, () => rest.splice(rng.below(rest.length), 1)[0]!);
}

/** Is there only one choice? A built offer does not count: it may accept more choices than it lists. */
export function isForced(waiting: Pending, seat: Seat): boolean {
  const offer = waiting.offerTo(seat);
  return offer.kind !== 'built' && firstChoices(offer, 2).length < 2;
}
