import type { Random } from '@signalbox/kernel';
import type { WireOffer } from '@signalbox/protocol';

/** One of the choices that an offer lists, as a screen would send it. */
export function randomChoice(offer: WireOffer, rng: Random): unknown {
  switch (offer.kind) {
    case 'list':
    case 'built':
      return offer.choices.length > 0 ? rng.pick(offer.choices) : undefined;
    case 'range': {
      if (offer.max < offer.min) return undefined;
      const steps = Math.floor((offer.max - offer.min) / offer.step) + 1;
      return { ...offer.base, [offer.field]: offer.min + rng.below(steps) * offer.step };
    }
    case 'either': {
      const parts = [...offer.offers];
      while (parts.length > 0) {
        const [part] = parts.splice(rng.below(parts.length), 1);
        const choice = randomChoice(part!, rng);
        if (choice !== undefined) return choice;
      }
      return undefined;
    }
  }
}
