import { type AutoKind, enclosing, type Seat } from '@signalbox/kernel';
import {
  buying,
  buyingIf,
  currentStockRound,
  discarding,
  nextInLine,
  type Ownership,
  orderAfter,
  passing,
  passingSteps,
  priorityIfAllPass,
  runningBest,
  selling,
  stockRoundPassing,
  type TradeRules,
  type TurnRules,
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
    return president && nextInLine(state, company, orderAfter(playing(state), president));
  },
  nextPriority: priorityIfAllPass(stockRound, playing),
};

const TRADING: TradeRules<State, Company> = {
  round: currentStockRound(stockRound),
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

/** The kinds of auto actions. None for the opening, in which everybody makes one sealed bid. */
export const AUTO: readonly AutoKind<State>[] = [
  selling(TRADING),
  buyingIf(TRADING),
  buying(TRADING),
  passingSteps(TURNS),
  runningBest(TURNS),
  discarding({
    companies: presidedBy,
    decision: discardTrain,
    trains: (state, company) => state.companies[company].trains,
  }),
  passing<State>(stockRoundPassing(OWNERSHIP, TRADING)),
];
