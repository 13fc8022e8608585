import type { Json } from '../json.ts';
import { either, type Offer, objectionTo, range } from '../offer.ts';
import type { Random } from '../random.ts';
import { sample } from '../sample.ts';

/** Chooses among what is offered. */
export interface RandomPlayer {
  readonly choose: (decision: string, offer: Offer) => Json | undefined;
}

/** Percent chance that a kind of choice is taken when it comes up. */
const WEIGHTS = [100, 100, 50, 10, 2];
/** How far up a range a player goes, as a fraction. */
const RANGE_FRACTIONS = [0, 0.05, 0.3, 1];
const TRIES = 4;
/** After this many deals of a kind they have half the weight, after twice as many a third. */
const HALF_WEIGHT_AFTER = 20;
/** After this many, a deal is only made if nothing else is found. */
const LAST_RESORT_AFTER = 200;
/** Longer than nearly every game. */
const NEW_WEIGHTS_AFTER = 3_000;

/**
 * Players who choose evenly waste all their money in a few rounds. So each player draws a weight for each kind of
 * choice at the start of a game, and how much of a range to use; over many games many kinds of players occur. Deals
 * (prices from a range) could be repeated for ever, so their weight falls with use. Sales at the bottom of a market
 * could be, too, so weights are drawn again from time to time until all players tend to pass.
 */
export function randomPlayer(rng: Random): RandomPlayer {
  const weights = new Map<string, number>();
  const deals = new Map<string, number>();
  const drawn = (kind: string, from: readonly number[]): number => {
    const known = weights.get(kind) ?? rng.pick(from);
    weights.set(kind, known);
    return known;
  };
  const narrowed = (decision: string, offer: Offer): Offer => {
    if (offer.kind === 'either') {
      return either(...offer.offers.map((part) => narrowed(decision, part)));
    }
    if (offer.kind !== 'range') return offer;
    const part = drawn(`${decision} ${offer.field}`, RANGE_FRACTIONS);
    const { base, field, min, max, step } = offer;
    return range(base, field, { min, max: Math.min(max, min + Math.ceil((max - min) * part)), step });
  };
  let made = 0;
  return {
    choose: (decision, offer) => {
      made += 1;
      if (made % NEW_WEIGHTS_AFTER === 0) weights.clear();
      // Built choices can be expensive to find and are mostly of one kind.
      if (offer.kind === 'built') return sample(offer, rng);
      const narrow = narrowed(decision, offer);
      let choice = sample(narrow, rng);
      for (let tries = 1; tries < TRIES && choice !== undefined; tries++) {
        const kind = `${decision} ${kindOf(choice)}`;
        const weariness = 1 + Math.floor((deals.get(kind) ?? 0) / HALF_WEIGHT_AFTER);
        if (rng.below(100 * weariness) < drawn(kind, WEIGHTS)) break;
        choice = sample(narrow, rng);
      }
      if (choice === undefined || !isDeal(choice, offer)) return choice;
      const kind = `${decision} ${kindOf(choice)}`;
      const before = deals.get(kind) ?? 0;
      deals.set(kind, before + 1);
      return before < LAST_RESORT_AFTER ? choice : (somethingElse(narrow, rng) ?? choice);
    },
  };
}

/** A choice that is not a deal, if one is found soon. */
function somethingElse(offer: Offer, rng: Random): Json | undefined {
  for (let tries = 0; tries < TRIES ** 2; tries++) {
    const choice = sample(offer, rng);
    if (choice !== undefined && !isDeal(choice, offer)) return choice;
  }
  return undefined;
}

/** Is it from a range? */
function isDeal(choice: Json, offer: Offer): boolean {
  if (offer.kind === 'either') return offer.offers.some((part) => isDeal(choice, part));
  return offer.kind === 'range' && objectionTo(offer, choice) === null;
}

/** The word that names the kind of a choice. */
function kindOf(choice: Json): string {
  if (typeof choice === 'string') return choice;
  const word = typeof choice === 'object' && choice !== null && 'do' in choice ? choice.do : null;
  return typeof word === 'string' ? word : '';
}
