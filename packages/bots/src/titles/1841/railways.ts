import { BANK, cashOf } from '@signalbox/rails';
import { actorFor } from '@signalbox/titles/1841/control.ts';
import { COMPANY_IDS, type Company } from '@signalbox/titles/1841/data/companies.ts';
import { rustsIn, TRAINS, type Train, trainPrice } from '@signalbox/titles/1841/data/trains.ts';
import { isLastRound } from '@signalbox/titles/1841/end.ts';
import { roundsInSet } from '@signalbox/titles/1841/exports.ts';
import { reach } from '@signalbox/titles/1841/operating-round/reach.ts';
import { boardOf, isActive, type State } from '@signalbox/titles/1841/state.ts';
import { LASTING, type Railways } from '../../railways/index.ts';
import { earnings, nextTrain } from './revenue.ts';

/** Money that leaves the bank per round besides dividends. */
const OTHER_INCOME = 200;
/** Revenues grow. */
const GROWTH = 1.5;

/** Operating rounds until the bank is probably empty. */
function roundsLeft(state: State): number {
  if (state.trigger !== null) return 1;
  let drain = OTHER_INCOME;
  for (const company of COMPANY_IDS) {
    if (isActive(state, company)) drain += GROWTH * earnings(state, company, state.companies[company].trains);
  }
  return Math.max(1, Math.min(LASTING, cashOf(state, BANK) / drain));
}

/** Trains that each company buys in a round. */
const PACE = 0.5;

function roundsUntilRusted(state: State, train: string): number {
  const phase = rustsIn(train as Train);
  if (phase === null) return LASTING;
  const before = TRAINS.slice(0, TRAINS.indexOf(phase));
  const cards = before.reduce((sum, _, i) => sum + (state.depot[i] ?? 0), 0);
  const active = COMPANY_IDS.filter((company) => isActive(state, company)).length;
  return Math.min(LASTING - 1, 0.3 + cards / Math.max(1, PACE * active));
}

/** What the shared advice needs to know about 1841. */
export const RAILWAYS: Railways<State> = {
  board: boardOf,
  network: (state, company) => reach(state, company as Company, { crossing: true }),
  stopValues: { city: 30, offboard: 40, town: 12, port: 12 },
  tileLays: { most: 36, onHex: 6 },
  president: (state, company) => actorFor(state, company),
  trains: (state, company) => state.companies[company as Company].trains,
  earnings: (state, company, trains) => earnings(state, company as Company, trains as readonly Train[]),
  nextTrain,
  trainPrice: (train) => trainPrice(train as Train),
  roundsUntilRusted,
  roundsLeft,
  isLastRound: (state) => isLastRound(state, roundsInSet(state)),
};
