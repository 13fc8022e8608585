import { memoize } from '@signalbox/kernel';
import { Combining } from './few/combining.ts';
import { Explorer } from './few/explorer.ts';
import type { RunQuery } from './query.ts';
import type { TrainRules } from './rules.ts';

/**
 * Can the trains earn more together than this, if few routes matter? Following them over the tiles is then done before a
 * network would be compiled. Null if there are many routes, or rules that this method does not know.
 */
export function canEarnMoreOnFewRoutes(query: RunQuery, revenue: number): boolean | null {
  if (!knowsRules(query)) return null;
  const explorer = new Explorer(query);
  const kinds = query.trains.map(({ kind }) => kind).sort();
  return kinds.length === 1
    ? canOneEarnMore(explorer, kinds[0]!, revenue)
    : canAllEarnMore(explorer, kinds, revenue);
}

function knowsRules({ rules, trains, taken }: RunQuery): boolean {
  if (rules.blockedPasses > 0 || !rules.sharedJunctions || taken) return false;
  if (rules.meeting !== null && trains.length > 1) return false;
  return trains.every(({ kind }) => stopsEverywhere(rules.trains[kind]!));
}

const stopsEverywhere = memoize(({ stops }: TrainRules) =>
  Object.values(stops).every(({ optional }) => !optional),
);

function canOneEarnMore(explorer: Explorer, kind: string, revenue: number): boolean | null {
  const most = explorer.mostOf(kind, revenue);
  return explorer.gaveUp ? null : most > revenue;
}

function canAllEarnMore(explorer: Explorer, kinds: readonly string[], revenue: number): boolean | null {
  // No train earns more than it would if it were alone.
  const alone = byKind(kinds, (kind) => explorer.mostOf(kind, 0));
  const spare = alone.reduce((sum, most) => sum + most, 0) - revenue;
  if (explorer.gaveUp) return null;
  if (spare <= 0) return false;
  const pools = byKind(kinds, (kind, i) => explorer.routesOver(kind, alone[i]! - spare));
  return explorer.gaveUp ? null : new Combining(pools, revenue).earnMore();
}

/** Computed once for trains of a kind, which are next to each other. */
function byKind<T>(kinds: readonly string[], compute: (kind: string, i: number) => T): T[] {
  const found: T[] = [];
  kinds.forEach((kind, i) => {
    found.push(kind === kinds[i - 1] ? found[i - 1]! : compute(kind, i));
  });
  return found;
}
