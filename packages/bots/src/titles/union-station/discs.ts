import { choices } from '@signalbox/kernel';
import { DESTINATIONS } from '@signalbox/titles/union-station/data/map.ts';
import type { Lay } from '@signalbox/titles/union-station/laying-track.ts';
import type { State } from '@signalbox/titles/union-station/state.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';
import { gainAt, openGoals, potentialOf } from './track.ts';

/** Where the disc gains at once, or gets closer to a gain. */
export function placeDisc({ state, offer, vars, rng }: Question<State, Lay, string>): Advice[] {
  const { railroad } = vars;
  const goals = openGoals(state, railroad);
  return [...choices(offer)].map((hex) => {
    const gain = gainAt(railroad, hex);
    // Among equal hexes any will do; the choice should not depend on the order of the map.
    const score = gain + potentialOf(goals, hex) + rng.below(100) / 10_000;
    const why =
      hex === DESTINATIONS[railroad]
        ? because('us/disc-destination', { railroad, gain })
        : gain > 0
          ? because('us/disc-gain', { railroad, hex, gain })
          : because('us/disc-towards', { railroad, hex });
    return { choice: hex, score, because: why };
  });
}
