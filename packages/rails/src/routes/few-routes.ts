import { memoize } from '@signalbox/kernel';
import { Combining } from './few/combining.ts';
import { Explorer, type FewRoute, NO_SIDES, type Sides } from './few/explorer.ts';
import type { GivenRoute, RunQuery, Train } from './query.ts';
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

/** A run on few routes that earns the most, and what it earns; null as above. */
export interface FewRun {
  readonly routes: readonly GivenRoute[];
  readonly revenue: number;
}

export function bestOnFewRoutes(query: RunQuery): FewRun | null {
  if (!knowsRules(query)) return null;
  const explorer = new Explorer(query);
  const trains = kindByKind(query.trains);
  const found = bestOfAll(explorer, trains);
  if (explorer.gaveUp || found === null) return null;
  const routes: GivenRoute[] = [];
  found.forEach((route, i) => {
    if (route) routes.push({ train: trains[i]!.id, path: route.path });
  });
  return { routes, revenue: revenueOf(found) };
}

/** Trains of one kind next to each other, the kinds in the order of their first trains. */
function kindByKind(trains: readonly Train[]): readonly Train[] {
  if (trains.length < 2) return trains;
  const kinds = trains.map(({ kind }) => kind);
  const first = (train: Train) => kinds.indexOf(train.kind);
  return [...trains].sort((a, b) => first(a) - first(b));
}

type Routes = readonly (FewRoute | null)[];

const revenueOf = (routes: Routes) => routes.reduce((sum, route) => sum + (route?.value ?? 0), 0);

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
  if (explorer.gaveUp) return null;
  const better = new Combining(pools, true).over(revenue);
  return better === undefined ? null : better !== null;
}

/** The best routes of all trains together, or null if there are too many. */
function bestOfAll(explorer: Explorer, trains: readonly Train[]): Routes | null {
  const found = oneAfterAnother(explorer, trains);
  if (trains.length === 1 || explorer.gaveUp) return found;
  const kinds = trains.map(({ kind }) => kind);
  // The first one had the choice of all routes.
  const alone = byKind(kinds, (kind, i) =>
    i === 0 ? (found[0]?.value ?? 0) : explorer.mostOf(kind, found[i]?.value ?? 0),
  );
  const revenue = revenueOf(found);
  const spare = alone.reduce((sum, most) => sum + most, 0) - revenue;
  if (spare <= 0 || explorer.gaveUp) return found;
  const pools = byKind(kinds, (kind, i) => explorer.routesOver(kind, alone[i]! - spare));
  if (explorer.gaveUp) return null;
  const better = new Combining(pools, false).over(revenue);
  if (better === undefined) return null;
  return better?.map((route, i) => (route < 0 ? null : explorer.along(kinds[i]!, pools[i]!, route))) ?? found;
}

/** Each train takes the best route that the earlier ones leave. */
function oneAfterAnother(explorer: Explorer, trains: readonly Train[]): Routes {
  let taken: Sides = NO_SIDES;
  return trains.map(({ kind }) => {
    const route = explorer.bestBesides(kind, taken);
    if (route) taken = { low: taken.low | route.low, high: taken.high | route.high };
    return route;
  });
}

/** Computed once for trains of a kind, which are next to each other. */
function byKind<T>(kinds: readonly string[], compute: (kind: string, i: number) => T): T[] {
  const found: T[] = [];
  kinds.forEach((kind, i) => {
    found.push(kind === kinds[i - 1] ? found[i - 1]! : compute(kind, i));
  });
  return found;
}
