import { memoize } from '@signalbox/kernel';
import { type BestRun, bestRoutes, type Station, type Tiles } from '@signalbox/rails';
import type { Company } from '@signalbox/titles/1841/data/companies.ts';
import { phaseRules } from '@signalbox/titles/1841/data/phases.ts';
import { type Train, trainPrice } from '@signalbox/titles/1841/data/trains.ts';
import { runQuery } from '@signalbox/titles/1841/operating-round/running.ts';
import { trainsOnSale } from '@signalbox/titles/1841/operating-round/train-market.ts';
import type { State } from '@signalbox/titles/1841/state.ts';

const known = memoize((_tiles: Tiles) =>
  memoize((_stations: readonly Station[]) => new Map<string, BestRun>()),
);

/** Limit of the route search; the best run found by then is close enough. */
const CAP = 20_000;

/** The best run of a company with these trains on this track; found once for a position. */
export function bestRun(state: State, company: Company, trains: readonly Train[]): BestRun {
  const key = `${company} ${phaseRules(state.phase).offBoard} ${trains.join()}`;
  const found = known(state.tiles)(state.stations);
  let run = found.get(key);
  if (run === undefined) {
    const fleet = trains.map((kind, i) => ({ id: `${kind}-${i + 1}`, kind }));
    run = bestRoutes({ ...runQuery(state, company), trains: fleet }, { cap: CAP });
    found.set(key, run);
  }
  return run;
}

export function earnings(state: State, company: Company, trains: readonly Train[]): number {
  return trains.length === 0 ? 0 : bestRun(state, company, [...trains].sort()).revenue;
}

/** The cheapest train on sale. */
export function nextTrain(state: State): { readonly train: Train; readonly price: number } | null {
  let found: { train: Train; price: number } | null = null;
  for (const { train } of trainsOnSale(state)) {
    const price = trainPrice(train);
    if (found === null || price < found.price) found = { train, price };
  }
  return found;
}
