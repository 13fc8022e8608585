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

/** What the title's frames belong to: see `frameOf` and `enclosing`. Everybody outside the title finds them here. */
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

/** What it asks: see `isPending` and `answer`. */
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

/** The turn of the company that operates. */
export function turnOf(state: State): CompanyTurn | null {
  return enclosing(state, companyTurn)?.vars ?? null;
}

/** The company that the innermost procedure under way is about. */
export function companyAt(state: State): Company | null {
  return enclosing(state, bankruptcy, companyTurn, emergencyMoney, trainStep)?.vars.company ?? null;
}

export { listingOf, roster, tilesLeft } from './listing.ts';
