import { memoize } from '@signalbox/kernel';
import { type BestRun, bestRoutes, currentCard, type Station, type Tiles } from '@signalbox/rails';
import { newCompanyTurn } from '@signalbox/titles/1860/company-turn.ts';
import type { Company } from '@signalbox/titles/1860/data/companies.ts';
import { ROSTER, TRAINS, type Train } from '@signalbox/titles/1860/data/trains.ts';
import { runQuery } from '@signalbox/titles/1860/running.ts';
import type { State } from '@signalbox/titles/1860/state.ts';
import { smallestOnSale, trainsOnSale } from '@signalbox/titles/1860/train-market.ts';

const known = memoize((_tiles: Tiles) =>
  memoize((_stations: readonly Station[]) => new Map<string, BestRun>()),
);

/** Limit of the route search; the best run found by then is close enough. */
export const CAP = 20_000;

/** The best run of a company with these trains on this track; found once for a position. */
export function bestRun(state: State, company: Company, trains: readonly Train[]): BestRun {
  const key = `${company} ${state.phase} ${state.era} ${trains.join()} ${faceDown(state)}`;
  const found = known(state.tiles)(state.stations);
  let run = found.get(key);
  if (run === undefined) {
    const fleet = trains.map((kind, i) => ({ id: `${kind}-${i + 1}`, kind }));
    run = bestRoutes({ ...runQuery(state, newCompanyTurn(company)), trains: fleet }, { cap: CAP });
    found.set(key, run);
  }
  return run;
}

/** Tokens of bankrupt companies do not stop trains. */
function faceDown({ companies }: State): string {
  let key = '';
  for (const company in companies) if (companies[company as Company].bankrupt) key += `${company} `;
  return key;
}

/** Subsidies go to the treasury, so they count less than revenue. */
const SUBSIDY = 0.4;

export function earnings(state: State, company: Company, trains: readonly Train[]): number {
  if (trains.length === 0) return 0;
  const { revenue, subsidy } = bestRun(state, company, [...trains].sort());
  return revenue + SUBSIDY * subsidy;
}

/** The cheapest train on sale. */
export function nextTrain(state: State): { readonly train: Train; readonly price: number } | null {
  if (trainsOnSale(state).length === 0) return null;
  const { train } = smallestOnSale(state);
  return { train, price: TRAINS[train].price };
}

/** How many trains of the kinds before one are still to be sold. */
export function cardsBefore(state: State, train: Train): number {
  if (currentCard(ROSTER, state) === null) return 0;
  const index = ROSTER.findIndex(({ kinds }) => kinds.includes(train));
  let cards = 0;
  for (let i = 0; i < index; i++) cards += state.depot[i] ?? 0;
  return cards;
}
