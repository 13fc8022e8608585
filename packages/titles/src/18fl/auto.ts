import { type AutoKind, enclosing, type Seat } from '@signalbox/kernel';
import {
  buying,
  dealingConcerns,
  discarding,
  heirAmong,
  type Ownership,
  orderAfter,
  passing,
  passingSteps,
  priceBelow,
  priorityAfter,
  runningBest,
  selling,
  type TradeRules,
  type TurnRules,
  USUAL_CONCERNS,
} from '@signalbox/rails';
import { lateBonus } from './bonuses.ts';
import { offerConversion } from './conversion.ts';
import type { Company } from './data/companies.ts';
import { payOrWithhold } from './dividends.ts';
import { missingToFloat } from './founding.ts';
import { companyTurn } from './operating-round.ts';
import { discardTrain } from './phases.ts';
import { runTrains } from './running.ts';
import { COMPANY_IDS, isStarted, playing, presidentOf, priceOf, type State } from './state.ts';
import { stockRound, trade } from './stock-round.ts';
import { placeToken } from './tokens.ts';
import { layTrack } from './track.ts';
import { buyTrain } from './trains.ts';

const started = (state: State) => COMPANY_IDS.filter((company) => isStarted(state, company));
const price = (state: State, company: Company) =>
  isStarted(state, company) ? priceOf(state, company) : null;
const presidedBy = (state: State, seat: Seat) =>
  COMPANY_IDS.filter((company) => presidentOf(state, company) === seat);

const OWNERSHIP: Ownership<State, Company> = {
  companies: started,
  president: presidentOf,
  price,
  heir: (state, company) => {
    const president = presidentOf(state, company);
    return president && heirAmong(state, company, orderAfter(playing(state), president));
  },
  nextPriority: (state) => {
    const round = enclosing(state, stockRound);
    return round && priorityAfter(round.vars, playing(state));
  },
};

const inStockRound = (state: State) =>
  enclosing(state, stockRound) ? `stock round ${state.round.stock}` : null;

const TRADING: TradeRules<State, Company> = {
  round: inStockRound,
  decision: trade,
  companies: started,
  size: (state, company) => state.companies[company].size,
  price,
  toFloat: (state, company) => (state.companies[company].floated ? null : missingToFloat(state, company)),
  sale: (company, count) => ({ do: 'sell', company, count }),
};

const TURNS: TurnRules<State, Company> = {
  companies: presidedBy,
  turn: (state) => enclosing(state, companyTurn)?.vars.company ?? null,
  steps: [offerConversion, layTrack, placeToken, lateBonus, buyTrain],
  usual: [offerConversion],
  run: runTrains,
  dividend: payOrWithhold,
};

/** What players can leave to the table. Nothing in the opening: everybody bids once, and unseen. */
export const AUTO: readonly AutoKind<State>[] = [
  selling(TRADING),
  buying(TRADING),
  passingSteps(TURNS),
  runningBest(TURNS),
  discarding({
    companies: presidedBy,
    decision: discardTrain,
    trains: (state, company) => state.companies[company].trains,
  }),
  passing<State>({
    at: inStockRound,
    decisions: [trade],
    concerns: dealingConcerns(OWNERSHIP),
    usual: USUAL_CONCERNS,
    fellBelow: priceBelow(OWNERSHIP),
    comes: () => true,
  }),
];
