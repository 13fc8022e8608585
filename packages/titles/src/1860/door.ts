import { enclosing } from '@signalbox/kernel';
import { bankruptcy } from './bankruptcy.ts';
import type { CompanyTurn } from './company-turn.ts';
import type { Company } from './data/companies.ts';
import { payOrWithhold } from './dividends.ts';
import { countNow } from './end.ts';
import { floating, layHomeTile } from './floating.ts';
import { operatingRounds, sequenceOfPlay } from './index.ts';
import { britishRail, nationalisedRound, nationalisedTurn } from './nationalisation.ts';
import { auction, chooseLot, openingAuction } from './opening-auction.ts';
import { companyTurn, operatingRound } from './operating-round.ts';
import { runTrains } from './running.ts';
import type { State } from './state.ts';
import { stockRound, stockRounds, stockTurn } from './stock-round.ts';
import { surrenderTrain } from './surplus-trains.ts';
import { placeToken } from './tokens.ts';
import { layTrack } from './track.ts';
import { trade } from './trade.ts';
import { buyTrain, consent, trainStep } from './train-step.ts';

/** What the title's frames belong to: see `frameOf` and `enclosing`. Everybody outside the title finds them here. */
export const PROCEDURES = {
  auction: auction.procedure,
  bankruptcy,
  britishRail,
  companyTurn,
  consent: consent.procedure,
  countNow: countNow.procedure,
  floating,
  nationalisedRound,
  nationalisedTurn,
  openingAuction,
  operatingRound,
  operatingRounds,
  sequenceOfPlay,
  stockRound,
  stockRounds,
  stockTurn,
  trainStep,
};

/** What it asks: see `isPending` and `answer`. */
export const DECISIONS = {
  bid: auction.decision,
  buyTrain,
  chooseLot,
  consent: consent.decision,
  countNow: countNow.decision,
  dividend: payOrWithhold,
  layHomeTile,
  layTrack,
  placeToken,
  runTrains,
  surrenderTrain,
  trade,
};

/** The turn of the company that operates. */
export function turnOf(state: State): CompanyTurn | null {
  return enclosing(state, companyTurn, nationalisedTurn)?.vars ?? null;
}

/** The company that the innermost procedure under way is about. */
export function companyAt(state: State): Company | null {
  return (
    enclosing(state, bankruptcy, companyTurn, floating, nationalisedTurn, trainStep)?.vars.company ?? null
  );
}

export { listingOf, roster } from './listing.ts';
