import type { Seat } from '@signalbox/kernel';
import { cashOf, sharesOf } from '@signalbox/rails';
import { RAILROADS, type Railroad } from '@signalbox/titles/union-station/data/railroads.ts';
import { heldShares, type State } from '@signalbox/titles/union-station/state.ts';
import type { Feature } from '../../learning/features.ts';
import { fractionLeft, nextDividend, seatsBefore, unsoldShares } from './outlook.ts';

type Amount = (state: State, railroad: Railroad) => number;

/** A sum over the shares of a seat. */
function perShare(state: State, seat: Seat, amount: Amount): number {
  let sum = 0;
  for (const railroad of RAILROADS) {
    const count = sharesOf(state, railroad, seat);
    if (count > 0) sum += count * amount(state, railroad);
  }
  return sum;
}

const eachShare = (name: string, amount: Amount): Feature<State> => ({
  name,
  of: (state, seat) => perShare(state, seat, amount),
});

/** The same, less and less towards the end of the game. */
const eachShareWhileItLasts = (name: string, amount: Amount): Feature<State> => ({
  name,
  of: (state, seat) => fractionLeft(state) * perShare(state, seat, amount),
});

/** Figures from which the final worth of a seat might be estimated. */
export const FEATURES: readonly Feature<State>[] = [
  { name: 'cash', of: cashOf },
  { name: 'cash while it lasts', of: (state, seat) => fractionLeft(state) * cashOf(state, seat) },
  { name: 'wait', of: (state, seat) => fractionLeft(state) * seatsBefore(state, seat) },
  eachShare('shares', (state, railroad) => state.values[railroad]),
  eachShareWhileItLasts('shares while it lasts', (state, railroad) => state.values[railroad]),
  eachShareWhileItLasts(
    'next dividends',
    (state, railroad) => nextDividend(state.values[railroad]) / heldShares(state, railroad),
  ),
  eachShareWhileItLasts(
    'dividends',
    (state, railroad) => state.values[railroad] / heldShares(state, railroad),
  ),
  eachShareWhileItLasts('dividends to one holder', (state, railroad) =>
    heldShares(state, railroad) === 1 ? state.values[railroad] : 0,
  ),
  eachShare('discs', (state, railroad) => state.discs[railroad]),
  eachShare('shares to be bought', unsoldShares),
  eachShareWhileItLasts('shares to be bought early', unsoldShares),
];
