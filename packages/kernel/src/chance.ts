import type { Json } from './json.ts';
import { choices, type Offer } from './offer.ts';
import { awaitsChance, carryOutInPlace, pending } from './play.ts';
import { sha256, sha256Words } from './sha256.ts';
import { CHANCE, type GameState } from './state.ts';
import type { Title } from './title.ts';

/** Draws one of the offered outcomes; `index` counts a game's draws from 0. */
export type Oracle = (offer: Offer, index: number) => Json;

/**
 * The table's source of chance. Draw number n depends on the seed and n alone, so a player who learns the seed after
 * the game can draw everything again and compare. The commitment is published before the first draw.
 */
export function seededOracle(seed: string): Oracle {
  return (offer, index) => {
    const outcomes = [...choices(offer)];
    if (outcomes.length === 0) throw new Error('Chance is offered nothing to draw.');
    return outcomes[uniform(seed, index, outcomes.length)]!;
  };
}

/** Published at the start: commits to the seed without revealing it. */
export function commitment(seed: string): string {
  return sha256(`signalbox seed ${seed}`);
}

/** Makes draws until it is a player's turn, and returns them. */
export function drawAll<S extends GameState>(
  title: Title<S>,
  state: S,
  oracle: Oracle,
  drawnBefore: number,
): Json[] {
  const drawn: Json[] = [];
  for (let waiting = pending(title, state); awaitsChance(waiting); waiting = pending(title, state)) {
    const choice = oracle(waiting.offerTo(CHANCE), drawnBefore + drawn.length);
    carryOutInPlace(title, state, CHANCE, choice);
    drawn.push(choice);
  }
  return drawn;
}

/**
 * Rejection sampling: values from the incomplete last interval are discarded, so that every remainder is equally
 * likely.
 */
function uniform(seed: string, index: number, n: number): number {
  const fair = 0x100000000 - (0x100000000 % n);
  for (let attempt = 0; ; attempt++) {
    for (const word of sha256Words(`signalbox draw ${seed} ${index} ${attempt}`)) {
      if (word < fair) return word % n;
    }
  }
}
