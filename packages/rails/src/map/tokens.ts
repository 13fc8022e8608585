import { memoize } from '@signalbox/kernel';
import type { Station } from './face.ts';
import type { Plan } from './plan.ts';

/** The stations on the map as a company sees them. Hexes and nodes are numbered as in the plan. */
export interface Tokens {
  readonly plan: Plan;
  readonly mine: readonly Station[];
  /** By hex: the nodes with a station of the company (a bit set). */
  readonly own: readonly number[];
  /** By node: how many slots are taken, be it by the company itself. The same list for all companies. */
  readonly taken: readonly number[];
}

interface Known {
  readonly plan: Plan;
  readonly taken: readonly number[];
  readonly byOwner: Map<string, Tokens>;
}

const known = new WeakMap<readonly Station[], Known>();

/** Computed once for each list of stations: a list outlives many tiles. */
export function tokensOf(plan: Plan, stations: readonly Station[], owner: string): Tokens {
  let here = known.get(stations);
  if (here === undefined || here.plan !== plan) {
    here = { plan, taken: takenSlots(plan, stations), byOwner: new Map() };
    known.set(stations, here);
  }
  let found = here.byOwner.get(owner);
  if (found === undefined) {
    found = readTokens(here, stations, owner);
    here.byOwner.set(owner, found);
  }
  return found;
}

/** Lists to copy, which is faster than to fill them. */
const none = memoize(({ ids, width }: Plan) => ({
  byHex: new Array<number>(ids.length).fill(0),
  byNode: new Array<number>(ids.length * width).fill(0),
}));

function takenSlots(plan: Plan, stations: readonly Station[]): number[] {
  const taken = none(plan).byNode.slice();
  for (const { hex, node, beside } of stations) {
    if (beside === undefined) taken[plan.numbers.get(hex)! * plan.width + node]! += 1;
  }
  return taken;
}

function readTokens({ plan, taken }: Known, stations: readonly Station[], owner: string): Tokens {
  const mine: Station[] = [];
  const own = none(plan).byHex.slice();
  for (const station of stations) {
    if (station.owner !== owner) continue;
    mine.push(station);
    own[plan.numbers.get(station.hex)!]! |= 1 << station.node;
  }
  return { plan, mine, own, taken };
}
