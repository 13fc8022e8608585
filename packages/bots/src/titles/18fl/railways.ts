import { BANK, cashOf } from '@signalbox/rails';
import { BOARD } from '@signalbox/titles/18fl/data/board.ts';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { TRAINS, type Train } from '@signalbox/titles/18fl/data/trains.ts';
import { roundsInSet } from '@signalbox/titles/18fl/exports.ts';
import { networkOf } from '@signalbox/titles/18fl/reach.ts';
import { COMPANY_IDS, presidentOf, type State } from '@signalbox/titles/18fl/state.ts';
import { LASTING, type Railways } from '../../railways/index.ts';
import { nextTrain, revenueOf, revenueWith } from './revenue.ts';

/** Operating rounds until the bank probably breaks; revenues grow, so it breaks sooner than today's would suggest. */
function roundsLeft(state: State): number {
  if (state.bankBroken) return 1;
  let drain = 250;
  for (const company of COMPANY_IDS)
    if (state.companies[company].floated) drain += 1.6 * revenueOf(state, company);
  return Math.max(1, Math.min(LASTING, cashOf(state, BANK) / drain));
}

function isLastRound(state: State): boolean {
  return state.bankBroken === true && state.round.operating === roundsInSet(state);
}

/** Which train cards have to be sold before a 4- or 6-train rusts the older ones. */
const CARDS_BEFORE: Readonly<Record<'4' | '6', readonly number[]>> = { '4': [0, 1], '6': [1, 2, 3] };

function roundsUntilRusted(state: State, train: string): number {
  const by = TRAINS[train as Train].rustedBy;
  if (by === null) return LASTING;
  const cards = CARDS_BEFORE[by].reduce((sum, index) => sum + (state.depot[index] ?? 0), 0);
  const active = COMPANY_IDS.filter((company) => state.companies[company].floated).length;
  return 0.3 + cards / Math.max(1, 0.6 * active);
}

/** What the shared advice needs to know about 18FL. */
export const RAILWAYS: Railways<State> = {
  board: () => BOARD,
  network: (state, company) => networkOf(state, company as Company),
  stopValues: { city: 30, offboard: 45 },
  tileLays: { most: 12, onHex: 3 },
  president: (state, company) => presidentOf(state, company as Company),
  trains: (state, company) => state.companies[company as Company].trains,
  earnings: (state, company, trains) => revenueWith(state, company as Company, trains),
  nextTrain,
  trainPrice: (train) => TRAINS[train as Train].price,
  roundsUntilRusted,
  roundsLeft,
  isLastRound,
};
