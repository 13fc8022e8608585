import type { EighteenFLState as State } from '@signalbox/titles';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { turnOf } from '@signalbox/titles/18fl/door.ts';

export function operatorOf(state: State): Company | null {
  return turnOf(state)?.company ?? null;
}

/** The site keeps everybody's track step open, to be passed, as long as the Tallahassee is in play. */
export function holdsTrackOpen({ privates }: State): boolean {
  return privates.TR !== undefined;
}
