import type { Json } from './json.ts';
import { type BuiltOffer, candidatesIn, type ListOffer, type Offer, partCount, withNumber } from './offer.ts';
import type { Random } from './random.ts';

/**
 * A legal choice at random, or undefined if there is none. Parts of an either-offer are equally likely at first,
 * so that a single pass is not drowned out by a thousand prices.
 */
export function sample(offer: Offer, rng: Random): Json | undefined {
  switch (offer.kind) {
    case 'list':
      return sampleList(offer, rng);
    case 'range': {
      if (offer.max < offer.min) return undefined;
      const steps = Math.floor((offer.max - offer.min) / offer.step) + 1;
      return withNumber(offer, offer.min + rng.below(steps) * offer.step);
    }
    case 'built':
      return sampleBuilt(offer, rng);
    case 'either':
      return sampleParts(offer.offers, rng);
    case 'sealed':
      return sample(offer.of, rng);
  }
}

function sampleParts(parts: readonly Offer[], rng: Random): Json | undefined {
  if (parts.length === 0) return undefined;
  const at = rng.below(parts.length);
  const choice = sample(parts[at]!, rng);
  return choice === undefined ? sampleParts(parts.toSpliced(at, 1), rng) : choice;
}

/** Most candidates are usually legal, so trying at random is cheaper than checking them all. */
const TRIES = 4;

function sampleList(offer: ListOffer, rng: Random): Json | undefined {
  const { check } = offer;
  const parts: (readonly Json[])[] = [];
  let count = 0;
  for (let i = 0; i < partCount(offer); i++) {
    const part = candidatesIn(offer, i);
    parts.push(part);
    count += part.length;
  }
  if (count === 0) return undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const candidate = candidateAt(parts, rng.below(count));
    if (!check?.(candidate)) return candidate;
  }
  const legal: Json[] = [];
  for (const part of parts) {
    for (const candidate of part) if (!check?.(candidate)) legal.push(candidate);
  }
  return pickOne(legal, rng);
}

/** Without joining the parts to one list, of which one candidate is needed: joining hundreds costs more than checking them. */
function candidateAt(parts: readonly (readonly Json[])[], index: number): Json {
  let at = index;
  for (const part of parts) {
    if (at < part.length) return part[at]!;
    at -= part.length;
  }
  throw new Error(`There is no candidate ${index}.`);
}

/** Of a built offer only this many choices are considered. */
const MAX_SEEN = 64;

function sampleBuilt(offer: BuiltOffer, rng: Random): Json | undefined {
  const seen: Json[] = [];
  for (const choice of offer.enumerate()) {
    seen.push(choice);
    if (seen.length === MAX_SEEN) break;
  }
  return pickOne(seen, rng);
}

function pickOne(items: readonly Json[], rng: Random): Json | undefined {
  return items.length > 0 ? rng.pick(items) : undefined;
}
