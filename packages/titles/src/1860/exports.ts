import { enclosing } from '@signalbox/kernel';
import { bankruptcy } from './bankruptcy.ts';
import type { CompanyTurn } from './company-turn.ts';
import type { Company } from './data/companies.ts';
import { payOrWithhold } from './dividends.ts';
import { countNow } from './end.ts';
import { floating, layHomeTile } from './floating.ts';
import { operatingRounds, sequenceOfPlay } from './index.ts';
import { isBecomingInsolvent } from './insolvency.ts';
import { britishRail, nationalisedRound, nationalisedTurn } from './nationalisation.ts';
import { auction, chooseLot, openingAuction } from './opening-auction.ts';
import { companyTurn, operatingRound } from './operating-round.ts';
import { runTrains } from './running.ts';
import { type Sale, saleBankrupts } from './selling.ts';
import type { State } from './state.ts';
import { stockRound, stockRounds, stockTurn } from './stock-round.ts';
import { surrenderTrain } from './surplus-trains.ts';
import { placeToken } from './tokens.ts';
import { layTrack } from './track.ts';
import { trade } from './trade.ts';
import { buyTrain, consent, trainStep } from './train-step.ts';

/** The title's procedures, for `frameOf` and `enclosing`. Code outside the title gets them here. */
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

/** How the auction in progress stands; null if there is none. */
export const auctionAt = auction.standing;

/** The title's decisions, for `isPending` and `answer`. */
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

/** The turn of the operating company. */
export function turnOf(state: State): CompanyTurn | null {
  return enclosing(state, companyTurn, nationalisedTurn)?.vars ?? null;
}

/** The company of the innermost running procedure. */
export function companyAt(state: State): Company | null {
  return (
    enclosing(state, bankruptcy, companyTurn, floating, nationalisedTurn, trainStep)?.vars.company ?? null
  );
}

/** The companies that have had their turn in the operating round. */
export function operatedIn(state: State): readonly Company[] {
  return enclosing(state, operatingRound, nationalisedRound)?.vars.operated ?? [];
}

/** How many operating rounds the set in progress has; null outside of one. */
export function roundsInSet(state: State): number | null {
  return enclosing(state, operatingRounds)?.vars.rounds ?? null;
}

/** The company that has its last chance to buy a train before it is insolvent; null if there is none. */
export function lastChanceFor(state: State): Company | null {
  const company = enclosing(state, trainStep)?.vars.company;
  return company && isBecomingInsolvent(state, company) ? company : null;
}

/** Would this sale of the player whose turn it is bankrupt the company? */
export function endsInBankruptcy(state: State, sale: Sale): boolean {
  return saleBankrupts(state, sale, enclosing(state, stockTurn)?.vars.blocks ?? []);
}

export { listingOf, roster } from './listing.ts';
export { salePriceOf } from './privates.ts';
export { sellsForHalf } from './share-value.ts';
export { tokenCost } from './tokens.ts';
export { laysLeft, noLayReasons } from './track.ts';
