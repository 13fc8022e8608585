import { GAINS } from './data/board-tracks.ts';
import { DESTINATIONS, PLACES } from './data/map.ts';
import type { Railroad } from './data/railroads.ts';
import { raiseValue } from './dividends.ts';
import type { State } from './state.ts';

/** Each disc has its own gain, with its own dividend, before the next is placed (VAL-e). */
export function gainFromDisc(state: State, railroad: Railroad, hex: string): void {
  raiseValue(state, railroad, gainOf(railroad, hex));
}

/** A city is some railroad's destination: this one's, or another's (ruling US-R4). */
function gainOf(railroad: Railroad, hex: string): number {
  switch (PLACES.get(hex)?.ground) {
    case 'town':
      return GAINS.town;
    case 'city':
      return hex === DESTINATIONS[railroad] ? GAINS.destination : GAINS.otherCity;
    default:
      return GAINS.plain;
  }
}
