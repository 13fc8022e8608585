import type { Json } from '@signalbox/kernel';
import { bestRoutes, type RunQuery } from '@signalbox/rails';

/** More than any run earns: a requested stop is visited if possible. */
const REQUESTED_STOP = 10_000;

/** The best run that visits all of these hexes; null if there is none. */
export function bestRunBy(query: RunQuery, hexes: readonly string[]): Json | null {
  const requested = hexes.map((hex) => ({ name: 'requested', hex, amount: REQUESTED_STOP }));
  const { routes } = bestRoutes({ ...query, bonuses: [...(query.bonuses ?? []), ...requested] });
  const visited = new Set(routes.flatMap(({ stops }) => stops.map(({ hex }) => hex)));
  if (!hexes.every((hex) => visited.has(hex))) return null;
  return {
    routes: routes.map(({ train, path, passed }) => ({
      train,
      path: [...path],
      ...(passed && { passed: [...passed] }),
    })),
  };
}
