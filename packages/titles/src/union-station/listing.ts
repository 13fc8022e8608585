import type { GameEvent } from '@signalbox/kernel';
import type { CompanyRun, Listing } from '@signalbox/rails';
import { DESTINATIONS } from './data/map.ts';
import type { Railroad } from './data/railroads.ts';
import type { State } from './state.ts';

/** Railroads neither operate nor float; an investor wants to know their destination. */
export function listingOf(_: State, railroad: Railroad): Listing {
  return {
    par: null,
    place: null,
    toFloat: null,
    capital: null,
    trains: [],
    homes: [DESTINATIONS[railroad]],
  };
}

/** What a railroad has paid for each share (DIV-b). */
export function runIn({ type, railroad, perShare }: GameEvent): CompanyRun | null {
  if (type !== 'paid-per-share' || typeof railroad !== 'string' || typeof perShare !== 'number') return null;
  return { company: railroad, revenue: perShare, perShare };
}
