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
  passing,
  passingSteps,
  priorityIfAllPass,
  runningBest,
  selling,
  stockRoundPassing,
  type TradeRules,
  type TurnRules,
} from '@signalbox/rails';
import { auction } from './concession-round/auction.ts';
import { concessionRound, putUp } from './concession-round/concession-round.ts';
import { actorFor } from './control.ts';
import { COMPANY_IDS, CONCESSIONS, type Company } from './data/companies.ts';
import { buyOrFound, sellCompanyShares } from './finance/company-shares.ts';
import { offerConversion, proposeMerger } from './finance/financial-actions.ts';
import { payOrWithhold } from './operating-round/dividends.ts';
import { companyTurn } from './operating-round/operating-round.ts';
import { runTrains } from './operating-round/running.ts';
import { bidForToken } from './operating-round/token-purchase.ts';
import { placeToken } from './operating-round/tokens.ts';
import { layTrack } from './operating-round/track.ts';
import { buyTrain } from './operating-round/trains.ts';
import { discardTrain } from './phase-change/discards.ts';
import { inOperatingOrder, isActive, playing, priceOf, type State, sizeOf } from './state.ts';
import { hasConcession, successors } from './stock-round/presidency.ts';
import { stockRound, trade } from './stock-round/stock-round.ts';

const price = (state: State, company: Company) => (state.markers[company] ? priceOf(state, company) : null);
const ledBy = (state: State, seat: Seat) =>
  COMPANY_IDS.filter((company) => isActive(state, company) && actorFor(state, company) === seat);

const OWNERSHIP: Ownership<State, Company> = {
  companies: inOperatingOrder,
  president: actorFor,
  price,
  // Before phase 4 the presidency goes with the concession (§3.5.3).
  heir: (state, company) => {
    if (hasConcession(state, company)) return null;
    const heir = nextInLine(state, company, successors(state, company));
    return heir && actorFor(state, heir);
  },
  nextPriority: priorityIfAllPass(stockRound, playing),
};

/** A company has its capital from its founding on (§3.3): there is no float to wait for. */
const TRADING: TradeRules<State, Company> = {
  round: currentStockRound(stockRound),
  decision: trade,
  companies: inOperatingOrder,
  size: sizeOf,
  price,
  toFloat: () => null,
  sale: (company, count) => ({ do: 'sell', blocks: [{ company, count }] }),
};

const FINANCE = [sellCompanyShares, buyOrFound, proposeMerger, offerConversion];

const TURNS: TurnRules<State, Company> = {
  companies: ledBy,
  turn: (state) => enclosing(state, companyTurn)?.vars.company ?? null,
  steps: [layTrack, placeToken, bidForToken, buyTrain, ...FINANCE],
  usual: FINANCE,
  run: runTrains,
  dividend: payOrWithhold,
};

const AUCTION: BiddingRules<State> = {
  decision: auction.decision,
  lot: (state) => enclosing(state, auction.procedure)?.vars.lot ?? null,
  lots: (state) =>
    isWithin(state, concessionRound) ? CONCESSIONS.filter((id) => state.concessions[id] === null) : [],
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
    companies: ledBy,
    decision: discardTrain,
    trains: (state, company) => state.companies[company].trains,
  }),
  passing<State>(
    auctionRound(AUCTION, (state) => (isWithin(state, concessionRound) ? 'concession round' : null), putUp),
    stockRoundPassing(OWNERSHIP, TRADING),
  ),
];
