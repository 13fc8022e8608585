import { type GivenRoute, type RunQuery, type Train, withBestStops } from '@signalbox/rails';
import { pathOfRecorded } from './recorded-route.ts';
import type { RecordedRoute } from './trace.ts';

/** Each halt pays 10; older recordings only give their number. */
export function subsidyOf(routes: readonly RecordedRoute[]): number {
  return routes.reduce((sum, { subsidy, halts }) => sum + (subsidy ?? 10 * (halts ?? 0)), 0);
}

/**
 * Recorded routes in our form, null for one that does not fit the map. Each uses one of the company's trains; a
 * recording may use the other name of an express.
 */
export function givenRoutes(query: RunQuery, routes: readonly RecordedRoute[]): (GivenRoute | null)[] {
  const idle = [...query.trains];
  const take = (matches: (train: Train) => boolean): Train | undefined => {
    const index = idle.findIndex(matches);
    return index < 0 ? undefined : idle.splice(index, 1)[0];
  };
  const kindOf = ({ train }: RecordedRoute) => train.slice(0, train.lastIndexOf('-'));
  const named = routes.map((route) => take(({ kind }) => kind === kindOf(route)));
  return routes.map((route, i) => {
    const train = named[i] ?? take(() => true);
    const path = pathOfRecorded(query.board, query.tiles, route);
    return train && path ? withBestStops(query, train.id, path, route.halts) : null;
  });
}
