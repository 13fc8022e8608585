import type { Json } from './json.ts';
import { type BuiltOffer, choices, type Offer } from './offer.ts';
import type { Random } from './random.ts';

/**
 * A legal choice at random, or undefined if there is none. Parts of an either-offer are equally likely at first,
 * so that a single pass is not drowned out by a thousand prices.
 */
export function sample(offer: Offer, rng: Random): Json | undefined {
  switch (offer.kind) {
    case 'list': {
      const { candidates, check } = offer;
      if (!check) return candidates.length > 0 ? rng.pick(candidates) : undefined;
      // Most candidates are usually legal, so trying at random is cheaper than checking them all.
      for (let tries = 0; tries < 4 && candidates.length > 0; tries++) {
        const candidate = rng.pick(candidates);
        if (!check(candidate)) return candidate;
      }
      return pickOne(
        candidates.filter((candidate) => !check(candidate)),
        rng,
      );
    }
    case 'range': {
      if (offer.max < offer.min) return undefined;
      const steps = Math.floor((offer.max - offer.min) / offer.step) + 1;
      return { ...offer.base, [offer.field]: offer.min + rng.below(steps) * offer.step };
    }
    case 'built':
      return sampleBuilt(offer, rng);
    case 'either': {
      const parts = [...offer.offers];
      while (parts.length > 0) {
        const [part] = parts.splice(rng.below(parts.length), 1);
        const choice = sample(part!, rng);
        if (choice !== undefined) return choice;
      }
      return undefined;
    }
    case 'sealed':
      return sample(offer.of, rng);
  }
}

/** Of a built offer only this many choices are considered. */
const MAX_SEEN = 64;

function sampleBuilt(offer: BuiltOffer, rng: Random): Json | undefined {
  const seen: Json[] = [];
  for (const choice of choices(offer)) {
    seen.push(choice);
    if (seen.length === MAX_SEEN) break;
  }
  return pickOne(seen, rng);
}

function pickOne(items: readonly Json[], rng: Random): Json | undefined {
  return items.length > 0 ? rng.pick(items) : undefined;
}
