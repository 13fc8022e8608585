import type { Json } from '../json.ts';
import { type Offer, speaksAgainst } from '../offer.ts';
import type { Random } from '../random.ts';
import { sample } from '../sample.ts';

/** How somebody chooses among what is offered. */
export interface Temper {
  readonly choose: (decision: string, offer: Offer) => Json | undefined;
}

/** Chances in a hundred that a kind of choice is taken when it comes up. */
const LIKINGS = [100, 100, 50, 10, 2];
/** Which part of a range somebody is ready to use. */
const GENEROSITY = [0, 0.05, 0.3, 1];
const TRIES = 4;
/** After so many bargains of a kind somebody likes them half as much, after as many again a third. */
const WEARY_AFTER = 20;
/** After so many they take one only where nothing else comes to mind. */
const TIRED_AFTER = 200;
/** Longer than nearly every game. */
const MOOD_LASTS = 3_000;

/**
 * Players who choose evenly waste every title's money in a few rounds. In each game these have likings of their own,
 * drawn at random for each kind of choice, and are more or less generous; so many games see many kinds of players.
 * Only bargains (prices out of a range) can go round and round for ever: of these they grow weary. Shares at the
 * bottom of a market can, too: in a very long game likings change now and then, until all like to pass.
 */
export function temper(rng: Random): Temper {
  const likings = new Map<string, number>();
  const bargains = new Map<string, number>();
  const drawn = (kind: string, from: readonly number[]): number => {
    const known = likings.get(kind) ?? rng.pick(from);
    likings.set(kind, known);
    return known;
  };
  const narrowed = (decision: string, offer: Offer): Offer => {
    if (offer.kind === 'either') {
      return { ...offer, offers: offer.offers.map((part) => narrowed(decision, part)) };
    }
    if (offer.kind !== 'range') return offer;
    const part = drawn(`${decision} ${offer.field}`, GENEROSITY);
    return { ...offer, max: Math.min(offer.max, offer.min + Math.ceil((offer.max - offer.min) * part)) };
  };
  let made = 0;
  return {
    choose: (decision, offer) => {
      made += 1;
      if (made % MOOD_LASTS === 0) likings.clear();
      // What is built can be dear to find, and is mostly of one kind.
      if (offer.kind === 'built') return sample(offer, rng);
      const narrow = narrowed(decision, offer);
      let choice = sample(narrow, rng);
      for (let tries = 1; tries < TRIES && choice !== undefined; tries++) {
        const kind = `${decision} ${kindOf(choice)}`;
        const weariness = 1 + Math.floor((bargains.get(kind) ?? 0) / WEARY_AFTER);
        if (rng.below(100 * weariness) < drawn(kind, LIKINGS)) break;
        choice = sample(narrow, rng);
      }
      if (choice === undefined || !isBargain(choice, offer)) return choice;
      const kind = `${decision} ${kindOf(choice)}`;
      const before = bargains.get(kind) ?? 0;
      bargains.set(kind, before + 1);
      return before < TIRED_AFTER ? choice : (somethingElse(narrow, rng) ?? choice);
    },
  };
}

/** What is no bargain, if it comes to mind soon. */
function somethingElse(offer: Offer, rng: Random): Json | undefined {
  for (let tries = 0; tries < TRIES ** 2; tries++) {
    const choice = sample(offer, rng);
    if (choice !== undefined && !isBargain(choice, offer)) return choice;
  }
  return undefined;
}

/** Was it taken out of a range? */
function isBargain(choice: Json, offer: Offer): boolean {
  if (offer.kind === 'either') return offer.offers.some((part) => isBargain(choice, part));
  return offer.kind === 'range' && speaksAgainst(offer, choice) === null;
}

/** The word that says what a choice is. */
function kindOf(choice: Json): string {
  if (typeof choice === 'string') return choice;
  const word = typeof choice === 'object' && choice !== null && 'do' in choice ? choice.do : null;
  return typeof word === 'string' ? word : '';
}
