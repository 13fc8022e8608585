import { enclosing } from '@signalbox/kernel';
import { bankruptcy } from './bankruptcy.ts';
import { lateBonus, placePortMarker } from './bonuses.ts';
import type { CompanyTurn } from './company-turn.ts';
import { offerConversion } from './conversion.ts';
import type { Company } from './data/companies.ts';
import { payOrWithhold } from './dividends.ts';
import { emergencyMoney, sellForTrain } from './emergency.ts';
import { countNow } from './end.ts';
import { operatingRounds, sequenceOfPlay } from './index.ts';
import { bidForChoice, choosePrivate, opening } from './opening.ts';
import { companyTurn, operatingRound } from './operating-round.ts';
import { discardTrain, phaseChange } from './phases.ts';
import { runTrains } from './running.ts';
import { drawPlayerNumber, drawPlayerNumbers } from './setup.ts';
import type { State } from './state.ts';
import { chooseSize, stockRound, stockTurn, trade } from './stock-round.ts';
import { placeToken } from './tokens.ts';
import { layTrack } from './track.ts';
import { buyTrain, consent, declareBankruptcy, payForTrain, trainStep } from './trains.ts';

/** The title's procedures, for `frameOf` and `enclosing`. Code outside the title gets them here. */
export const PROCEDURES = {
  bankruptcy,
  companyTurn,
  consent: consent.procedure,
  countNow: countNow.procedure,
  drawPlayerNumbers,
  emergencyMoney,
  opening,
  operatingRound,
  operatingRounds,
  phaseChange,
  sequenceOfPlay,
  stockRound,
  stockTurn,
  trainStep,
};

/** The title's decisions, for `isPending` and `answer`. */
export const DECISIONS = {
  bidForChoice,
  buyTrain,
  choosePrivate,
  chooseSize,
  consent: consent.decision,
  countNow: countNow.decision,
  convert: offerConversion,
  declareBankruptcy,
  discardTrain,
  dividend: payOrWithhold,
  drawPlayerNumber,
  lateBonus,
  layTrack,
  payForTrain,
  placePort: placePortMarker,
  placeToken,
  runTrains,
  sellForTrain,
  trade,
};

/** The turn of the operating company. */
export function turnOf(state: State): CompanyTurn | null {
  return enclosing(state, companyTurn)?.vars ?? null;
}

/** The company of the innermost running procedure. */
export function companyAt(state: State): Company | null {
  return enclosing(state, bankruptcy, companyTurn, emergencyMoney, trainStep)?.vars.company ?? null;
}

/** The companies that have had their turn in the operating round. */
export function operatedIn(state: State): readonly Company[] {
  return enclosing(state, operatingRound)?.vars.operated ?? [];
}

/** How many operating rounds the set in progress has; null outside of one. */
export function roundsInSet(state: State): number | null {
  return enclosing(state, operatingRounds)?.vars.rounds ?? null;
}

export { listingOf, roster, tilesLeft } from './listing.ts';
export { laysLeft } from './track.ts';
