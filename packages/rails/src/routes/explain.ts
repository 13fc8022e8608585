import type { Objection } from '@signalbox/kernel';
import { bestRoutes, type Limits } from './best.ts';
import type { Run, RunQuery } from './query.ts';
import { checkRoutes } from './verify.ts';

/** A run that would earn more, and the first rule it breaks. */
export interface BetterLooking {
  readonly assuming: 'no-other-stations' | 'each-train-alone';
  readonly revenue: number;
  readonly routes: Run['routes'];
  readonly objection: Objection;
}

/**
 * Why a company cannot earn more than its best run: what it would run without other companies' stations, and if each
 * train had the map to itself. Only runs better than the best one are reported.
 */
export function betterLooking(query: RunQuery, best: Run, limits: Limits = {}): BetterLooking[] {
  const own = query.stations.filter(({ owner }) => owner === query.company);
  const alone = query.trains.flatMap((train) => bestRoutes({ ...query, trains: [train] }, limits).routes);
  const assumptions: Pick<BetterLooking, 'assuming' | 'routes'>[] = [
    { assuming: 'no-other-stations', routes: bestRoutes({ ...query, stations: own }, limits).routes },
    { assuming: 'each-train-alone', routes: alone },
  ];
  return assumptions.flatMap(({ assuming, routes }): BetterLooking[] => {
    const revenue = routes.reduce((sum, route) => sum + route.revenue, 0);
    const checked = checkRoutes(query, routes);
    return checked.ok || revenue <= best.revenue
      ? []
      : [{ assuming, revenue, routes, objection: checked.objection }];
  });
}
