import { remember } from '@signalbox/kernel';
import { bestRoutes, currentCard, type Station, type Tiles } from '@signalbox/rails';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { ROSTER, type Train } from '@signalbox/titles/18fl/data/trains.ts';
import { runQuery } from '@signalbox/titles/18fl/running.ts';
import type { State } from '@signalbox/titles/18fl/state.ts';

const known = remember((_tiles: Tiles) =>
  remember((_stations: readonly Station[]) => new Map<string, number>()),
);

/** What a company would earn with these trains on this track; found once for a position. */
export function revenueWith(state: State, company: Company, trains: readonly string[]): number {
  if (trains.length === 0) return 0;
  const query = runQuery(state, company);
  const key = [company, query.period, [...trains].sort().join(), JSON.stringify(query.bonuses)].join(' ');
  const found = known(state.tiles)(state.stations);
  let revenue = found.get(key);
  if (revenue === undefined) {
    const fleet = trains.map((kind, i) => ({ id: `${kind}-${i + 1}`, kind }));
    revenue = bestRoutes({ ...query, trains: fleet }).revenue;
    found.set(key, revenue);
  }
  return revenue;
}

export function revenueOf(state: State, company: Company): number {
  return revenueWith(state, company, state.companies[company].trains);
}

/** The train that the bank sells now, and what it costs. */
export function nextTrain(state: State): { readonly train: Train; readonly price: number } {
  const card = currentCard(ROSTER, state)!;
  return { train: card.kinds[0] as Train, price: card.price };
}

/** The place of a train in the order of sale. */
export function rankOf(train: string): number {
  return ROSTER.findIndex(({ kinds }) => kinds.includes(train));
}
