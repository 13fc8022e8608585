import { enclosing, frameOf, type Json } from '@signalbox/kernel';
import { auction } from './concession-round/auction.ts';
import {
  concessionRound,
  drawAuctionOrder,
  openAuctions,
  putUp,
} from './concession-round/concession-round.ts';
import { drawTiedBid, placeSealedBids, sealedBids } from './concession-round/sealed-bids.ts';
import { consent } from './consent.ts';
import { type Company, isCompany } from './data/companies.ts';
import { countNow } from './end.ts';
import { buyOrFound, companyPurchase, sellCompanyShares } from './finance/company-shares.ts';
import { buyFurtherTokens, buyMajorTokens, conversion } from './finance/conversion.ts';
import { oddShare, tradeUp } from './finance/exchange-of-majors.ts';
import { financialActions, offerConversion, proposeMerger } from './finance/financial-actions.ts';
import { keepTokens, mergedTokenTerms, removeToken } from './finance/merged-tokens.ts';
import { chooseSpace, merger } from './finance/merging.ts';
import { chooseCharter } from './finance/new-charter.ts';
import { offerShares, subscribe } from './finance/share-offers.ts';
import { gameTurn, operatingRounds, sequenceOfPlay } from './index.ts';
import { bankruptcy, declareBankruptcy, returnOrLeave } from './operating-round/bankruptcy.ts';
import type { CompanyTurn } from './operating-round/company-turn.ts';
import { payOrWithhold } from './operating-round/dividends.ts';
import { emergencyMoney, giverOf, sellInNeed } from './operating-round/emergency-money.ts';
import { companyTurn, lookForBoxes, operatingRound } from './operating-round/operating-round.ts';
import { runTrains } from './operating-round/running.ts';
import { bidForToken, tokenPurchase } from './operating-round/token-purchase.ts';
import { placeToken } from './operating-round/tokens.ts';
import { layTrack } from './operating-round/track.ts';
import { buyTrain, trainStep } from './operating-round/trains.ts';
import { discards, discardTrain } from './phase-change/discards.ts';
import {
  buySecessionTokens,
  chooseCertificate,
  exchangeSingle,
  grantRound,
  secession,
} from './phase-change/ferdinandea-secession.ts';
import { phaseChange } from './phase-change/phases.ts';
import { tuscanMerger } from './phase-change/tuscan-merger.ts';
import { isActive, type State } from './state.ts';
import { endOfStockRound } from './stock-round/end-of-stock-round.ts';
import { buyFirstShare, buyTokens, chooseHome, founding } from './stock-round/founding.ts';
import { addRound, offerPriority, sellPriority } from './stock-round/priority-deal.ts';
import { stockRound, stockTurn, trade } from './stock-round/stock-round.ts';

/** The title's procedures, for `frameOf` and `enclosing`. Code outside the title gets them here. */
export const PROCEDURES = {
  auction: auction.procedure,
  bankruptcy,
  companyPurchase,
  companyTurn,
  concessionAuctions: openAuctions,
  concessionRound,
  consent: consent.procedure,
  conversion,
  countNow: countNow.procedure,
  discards,
  emergencyMoney,
  endOfStockRound,
  financialActions,
  founding,
  gameTurn,
  merger,
  operatingRound,
  operatingRounds,
  phaseChange,
  sealedBids,
  secession,
  sellPriority,
  sequenceOfPlay,
  shareOffer: offerShares,
  stockRound,
  stockTurn,
  tokenPurchase,
  trainStep,
  tuscanMerger,
};

/** What becomes of the tokens if the company whose turn it is merges: as this choice proposes, or as has been agreed. */
export function mergedTokensAt(state: State, choice: Json): ReturnType<typeof mergedTokenTerms> | null {
  const frame = frameOf(state, financialActions);
  if (!frame) return null;
  const { company } = frame.vars;
  const proposed = frame.label === 'merge' && typeof choice === 'string' && isCompany(choice) ? choice : null;
  const partner = frame.label === 'choose-charter' ? frame.vars.partner : proposed;
  return partner && mergedTokenTerms(state, company, partner);
}

/** How the auction in progress stands; null if there is none. */
export const auctionAt = auction.standing;

/** The title's decisions, for `isPending` and `answer`. */
export const DECISIONS = {
  addOperatingRound: addRound,
  bid: auction.decision,
  buyFurtherTokens,
  buyMajorTokens,
  buySecessionTokens,
  buyToken: bidForToken,
  buyTokens,
  buyTrain,
  chooseCertificate,
  chooseCharter,
  chooseHome,
  chooseSpace,
  companyPurchase: buyOrFound,
  companySale: sellCompanyShares,
  consent: consent.decision,
  convert: offerConversion,
  countNow: countNow.decision,
  declareBankruptcy,
  discardTrain,
  dividend: payOrWithhold,
  drawAuctionOrder,
  drawTiedBid,
  exchangeSingle,
  firstShares: buyFirstShare,
  grantRound,
  keepTokens,
  layTrack,
  lookForBoxes,
  merge: proposeMerger,
  oddShare,
  placeToken,
  putUp,
  removeToken,
  returnOrLeave,
  runTrains,
  sealedBids: placeSealedBids,
  sellInNeed,
  sellPriority: offerPriority,
  subscribe,
  trade,
  tradeUp,
};

/** The turn of the operating company. */
export function turnOf(state: State): CompanyTurn | null {
  return enclosing(state, companyTurn)?.vars ?? null;
}

/** The company of the innermost running procedure; of a merger the new one, as soon as it exists. */
export function companyAt(state: State): Company | null {
  const frame = enclosing(
    state,
    bankruptcy,
    companyPurchase,
    companyTurn,
    conversion,
    emergencyMoney,
    financialActions,
    founding,
    merger,
    offerShares,
    secession,
    tokenPurchase,
    trainStep,
  );
  if (!frame) return null;
  if ('into' in frame.vars) return isActive(state, frame.vars.into) ? frame.vars.into : frame.vars.a;
  return 'company' in frame.vars ? frame.vars.company : frame.vars.turn;
}

/** The company that sells shares now, in its turn (§4.7.1) or for emergency money (§4.5.1); null if a player does. */
export function sellingCompany(state: State): Company | null {
  const need = frameOf(state, emergencyMoney)?.vars;
  const seller = need ? giverOf(need) : turnOf(state)?.company;
  return seller !== undefined && isCompany(seller) ? seller : null;
}

/** The companies that have had their turn in the operating round. */
export function operatedIn(state: State): readonly Company[] {
  const now = turnOf(state)?.company;
  return state.round.operated.filter((company) => company !== now);
}

/** How many operating rounds the set in progress has; null outside of one. */
export function roundsInSet(state: State): number | null {
  return enclosing(state, operatingRounds)?.vars.rounds ?? null;
}

export { listingOf, roster } from './listing.ts';
export { laysLeft } from './operating-round/track.ts';
export { companyAtEnd } from './stock-round/prices.ts';
