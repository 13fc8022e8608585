import { memoize } from '@signalbox/kernel';
import type { Station } from './face.ts';
import type { Plan } from './plan.ts';

/** The stations on the map as a company sees them. Hexes and nodes are numbered as in the plan. */
export interface Tokens {
  readonly plan: Plan;
  readonly mine: readonly Station[];
  /** By hex: the nodes with a station of the company (a bit set). */
  readonly own: Uint8Array;
  /** By node: how many slots others take. */
  readonly taken: Uint8Array;
}

const known = memoize((_stations: readonly Station[]) => new Map<string, Tokens>());

/** Computed once for each list of stations: a list outlives many tiles. */
export function tokensOf(plan: Plan, stations: readonly Station[], owner: string): Tokens {
  const here = known(stations);
  let found = here.get(owner);
  if (found === undefined || found.plan !== plan) {
    found = readTokens(plan, stations, owner);
    here.set(owner, found);
  }
  return found;
}

function readTokens(plan: Plan, stations: readonly Station[], owner: string): Tokens {
  const mine: Station[] = [];
  const own = new Uint8Array(plan.ids.length);
  const taken = new Uint8Array(plan.ids.length * plan.width);
  for (const station of stations) {
    const hex = plan.numbers.get(station.hex)!;
    if (station.owner === owner) {
      mine.push(station);
      own[hex]! |= 1 << station.node;
    } else if (station.beside === undefined) {
      taken[hex * plan.width + station.node]! += 1;
    }
  }
  return { plan, mine, own, taken };
}
