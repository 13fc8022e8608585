import { type AutoKind, enclosing, isWithin, type Seat } from '@signalbox/kernel';
import {
  auctionRound,
  type BiddingRules,
  biddingUpTo,
  buying,
  buyingIf,
  cashOf,
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
import { COMPANY_IDS, type Company, SHARES } from './data/companies.ts';
import { payOrWithhold } from './dividends.ts';
import { missingToFloat } from './floating.ts';
import { nationalisedTurn } from './nationalisation.ts';
import { auction, lots, openingAuction } from './opening-auction.ts';
import { companyTurn } from './operating-round.ts';
import { runTrains } from './running.ts';
import { isStarted, presidentOf, priceOf, type State } from './state.ts';
import { stockRound, stockTurn } from './stock-round.ts';
import { surrenderTrain } from './surplus-trains.ts';
import { placeToken } from './tokens.ts';
import { layTrack } from './track.ts';
import { trade } from './trade.ts';
import { buyTrain } from './train-step.ts';

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
    return president && nextInLine(state, company, orderAfter(state.seats, president));
  },
  nextPriority: priorityIfAllPass(stockRound, (state) => state.seats),
};

const TRADING: TradeRules<State, Company> = {
  round: currentStockRound(stockRound),
  decision: trade,
  companies: started,
  size: () => SHARES,
  price,
  toFloat: (state, company) => (state.companies[company].floated ? null : missingToFloat(state, company)),
  hasBought: (state) => enclosing(state, stockTurn)?.vars.bought ?? false,
  sale: (company, count) => ({ do: 'sell', company, count }),
};

const turnOf = (state: State) => enclosing(state, companyTurn, nationalisedTurn)?.vars.company ?? null;

const TURNS: TurnRules<State, Company> = {
  companies: presidedBy,
  turn: turnOf,
  steps: [layTrack, placeToken, buyTrain],
  usual: [buyTrain],
  run: runTrains,
  dividend: payOrWithhold,
};

/** The lot is always the right to choose. */
const CHOICE = 'choice';

const AUCTION: BiddingRules<State> = {
  decision: auction.decision,
  lot: (state) => (isWithin(state, auction.procedure) ? CHOICE : null),
  lots: (state) => (isWithin(state, openingAuction) ? [CHOICE] : []),
  sold: (state) => -lots(state).length,
  cash: cashOf,
};

/** The kinds of auto actions. */
export const AUTO: readonly AutoKind<State>[] = [
  biddingUpTo(AUCTION),
  selling(TRADING),
  buyingIf(TRADING),
  buying(TRADING),
  passingSteps(TURNS),
  runningBest(TURNS),
  discarding({
    companies: presidedBy,
    decision: surrenderTrain,
    trains: (state, company) => state.companies[company].trains,
    discards: turnOf,
  }),
  passing<State>(
    auctionRound(AUCTION, (state) => (isWithin(state, openingAuction) ? 'opening auction' : null)),
    stockRoundPassing(OWNERSHIP, TRADING, ({ era }) => era !== 'british-rail'),
  ),
];
