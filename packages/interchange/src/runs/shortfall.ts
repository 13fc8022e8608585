import { bestRoutes, bestTrades, checkRoutes, type GivenRoute, type RunQuery } from '@signalbox/rails';

/**
 * Why a company ran for less than the best run:
 * - `subsidy`: it preferred halts; no run with as much subsidy earns more.
 * - `blocked-pass`: the better run passes a station full of other tokens, which the site's route finder cannot do.
 * - `overlooked`: a better run of the same kind existed; the site does not require it.
 * - `other-rules`: the recorded run is illegal by our rules.
 */
export type Shortfall = 'subsidy' | 'blocked-pass' | 'overlooked' | 'other-rules';

export interface RecordedResult {
  readonly revenue: number;
  readonly subsidy: number;
  readonly routes: readonly (GivenRoute | null)[];
}

export function shortfallOf(query: RunQuery, recorded: RecordedResult, best: number): Shortfall | null {
  if (recorded.revenue === best) return null;
  const routes = recorded.routes.filter((route) => route !== null);
  const checked = checkRoutes(query, routes);
  if (!checked.ok || routes.length < recorded.routes.length || checked.run.revenue !== recorded.revenue)
    return 'other-rules';
  if (recorded.subsidy > 0 && bestWithSubsidy(query, recorded.subsidy) <= recorded.revenue) return 'subsidy';
  const unpassing = { ...query, rules: { ...query.rules, blockedPasses: 0 } };
  return bestRoutes(unpassing).revenue <= recorded.revenue ? 'blocked-pass' : 'overlooked';
}

/** The highest revenue with at least this much subsidy. */
function bestWithSubsidy(query: RunQuery, subsidy: number): number {
  const trades = bestTrades(query).filter((trade) => trade.subsidy >= subsidy);
  return Math.max(...trades.map(({ revenue }) => revenue));
}
