import { memoize } from '@signalbox/kernel';
import { bestRevenue, currentCard, type Station, type Tiles } from '@signalbox/rails';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { ROSTER, type Train } from '@signalbox/titles/18fl/data/trains.ts';
import { runQuery } from '@signalbox/titles/18fl/running.ts';
import type { State } from '@signalbox/titles/18fl/state.ts';

const known = memoize((_tiles: Tiles) =>
  memoize((_stations: readonly Station[]) => new Map<string, number>()),
);

/** What a company would earn with these trains on this track; computed once per position. */
export function revenueWith(state: State, company: Company, trains: readonly string[]): number {
  if (trains.length === 0) return 0;
  const key = `${company} ${state.phase} ${fleetKey(trains)} ${bonusKey(state, company)}`;
  const found = known(state.tiles)(state.stations);
  let revenue = found.get(key);
  if (revenue === undefined) {
    const fleet = trains.map((kind, i) => ({ id: `${kind}-${i + 1}`, kind }));
    revenue = bestRevenue({ ...runQuery(state, company), trains: fleet });
    found.set(key, revenue);
  }
  return revenue;
}

function fleetKey(trains: readonly string[]): string {
  return trains.length === 1 ? trains[0]! : [...trains].sort().join();
}

/** Identifies the bonuses that change the revenue besides track and stations. */
function bonusKey({ hotels, port }: State, company: Company): string {
  let key = port?.company === company ? port.hex : '';
  for (const hex in hotels) if (hotels[hex] === company) key += `+${hex}`;
  return key;
}

export function revenueOf(state: State, company: Company): number {
  return revenueWith(state, company, state.companies[company].trains);
}

/** The train that the bank sells now, and what it costs. */
export function nextTrain(state: State): { readonly train: Train; readonly price: number } {
  const card = currentCard(ROSTER, state)!;
  return { train: card.kinds[0] as Train, price: card.price };
}
