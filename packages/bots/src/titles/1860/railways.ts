import { BANK, cashOf } from '@signalbox/rails';
import { COMPANY_IDS, type Company } from '@signalbox/titles/1860/data/companies.ts';
import { TRAINS, type Train } from '@signalbox/titles/1860/data/trains.ts';
import { endDue } from '@signalbox/titles/1860/end.ts';
import { networkOf } from '@signalbox/titles/1860/reach.ts';
import { boardOf, presidentOf, type State } from '@signalbox/titles/1860/state.ts';
import { LASTING, type Railways } from '../../railways/index.ts';
import { cardsBefore, earnings, nextTrain } from './revenue.ts';

/** Money that leaves the players' bank per round besides dividends. */
const OTHER_INCOME = 150;
/** Revenues grow, and so do prices. */
const GROWTH = 1.5;
/** Under British Rail, and when the bank is empty, little is left to come. */
const LAST_ROUNDS = 2;

/** Operating rounds until the players' bank is probably empty. */
function roundsLeft(state: State): number {
  if (state.broken) return 1;
  if (state.era === 'british-rail') return LAST_ROUNDS;
  let drain = OTHER_INCOME;
  for (const company of COMPANY_IDS) {
    const { floated, closed, trains } = state.companies[company];
    if (floated && !closed) drain += GROWTH * earnings(state, company, trains);
  }
  return Math.max(1, Math.min(LASTING, cashOf(state, BANK) / drain));
}

/** Trains that each company buys in a round. */
const PACE = 0.5;

function roundsUntilRusted(state: State, train: string): number {
  const by = TRAINS[train as Train].rustedBy;
  if (by === null) return LASTING;
  const active = COMPANY_IDS.filter((company) => state.companies[company].floated).length;
  return Math.min(LASTING - 1, 0.3 + cardsBefore(state, by as Train) / Math.max(1, PACE * active));
}

/** What the shared advice needs to know about 1860. */
export const RAILWAYS: Railways<State> = {
  board: boardOf,
  network: (state, company) => networkOf(state, company as Company),
  stopValues: { city: 25, offboard: 30, town: 15, halt: 5 },
  tileLays: { most: 36, onHex: 5 },
  president: (state, company) => presidentOf(state, company as Company),
  trains: (state, company) => state.companies[company as Company].trains,
  earnings: (state, company, trains) => earnings(state, company as Company, trains as readonly Train[]),
  nextTrain,
  trainPrice: (train) => TRAINS[train as Train].price,
  idleTreasury: 2,
  roundsUntilRusted,
  roundsLeft,
  isLastRound: (state) => endDue(state) !== null,
};
