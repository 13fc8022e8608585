import { GAINS } from '@signalbox/titles/union-station/data/board-tracks.ts';
import { DESTINATIONS, PLACES, type Place } from '@signalbox/titles/union-station/data/map.ts';
import { RAILROADS, type Railroad } from '@signalbox/titles/union-station/data/railroads.ts';
import type { State } from '@signalbox/titles/union-station/state.ts';

const ALL: readonly Place[] = [...PLACES.values()];

/** Distance between any two places in hexes, ignoring obstacles. */
const DISTANCES: readonly Uint8Array[] = ALL.map((from) => {
  const steps = new Uint8Array(ALL.length).fill(255);
  steps[from.index] = 0;
  const queue = [from];
  for (const at of queue) {
    for (const next of at.neighbours) {
      if (steps[next.index] !== 255) continue;
      steps[next.index] = steps[at.index]! + 1;
      queue.push(next);
    }
  }
  return steps;
});

interface Goal {
  readonly place: Place;
  readonly gain: number;
}

const GOALS: ReadonlyMap<Railroad, readonly Goal[]> = new Map(
  RAILROADS.map((railroad) => [
    railroad,
    ALL.flatMap((place): Goal[] => {
      if (place.ground === 'town') return [{ place, gain: GAINS.town }];
      if (place.ground !== 'city') return [];
      return [{ place, gain: place.id === DESTINATIONS[railroad] ? GAINS.destination : GAINS.otherCity }];
    }),
  ]),
);

const GAINS_AT: ReadonlyMap<Railroad, ReadonlyMap<string, number>> = new Map(
  RAILROADS.map((railroad) => [
    railroad,
    new Map(GOALS.get(railroad)!.map(({ place, gain }) => [place.id, gain])),
  ]),
);

export function gainAt(railroad: Railroad, hex: string): number {
  return GAINS_AT.get(railroad)!.get(hex) ?? GAINS.plain;
}

/** A gain that is one disc further away is multiplied by this. */
const DISCOUNT = 0.7;
const DISCOUNTS = Array.from({ length: 256 }, (_, steps) => DISCOUNT ** steps);

/** Goals that a railroad has not reached and that have room. */
export function openGoals({ track }: State, railroad: Railroad): Goal[] {
  return GOALS.get(railroad)!.filter(({ place }) => {
    const there = track[place.id];
    return there === undefined || (there.length < 2 && !there.includes(railroad));
  });
}

/** What a disc in a hex gains, now or as a step towards a goal. */
export function potentialOf(goals: readonly Goal[], hex: string): number {
  const steps = DISTANCES[PLACES.get(hex)!.index]!;
  let most = 0;
  let second = 0;
  for (const { place, gain } of goals) {
    const potential = gain * DISCOUNTS[steps[place.index]!]!;
    if (potential > most) {
      second = most;
      most = potential;
    } else if (potential > second) second = potential;
  }
  return most + 0.3 * second;
}

/** What the discs of a railroad will add to its value in total. */
export function expectedTrackGain(state: State, railroad: Railroad): number {
  return state.discs[railroad] * 0.8;
}
