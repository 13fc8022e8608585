import { COMPANY_IDS, type Company } from '@signalbox/titles/1841/data/companies.ts';
import { isIdle } from '@signalbox/titles/1841/end.ts';
import { DECISIONS } from '@signalbox/titles/1841/exports.ts';
import { FURTHER_TOKEN } from '@signalbox/titles/1841/finance/conversion.ts';
import type { TokenPurchase } from '@signalbox/titles/1841/operating-round/token-purchase.ts';
import { SECESSION_TOKEN } from '@signalbox/titles/1841/phase-change/ferdinandea-secession.ts';
import { priceOf, type State, worthOf } from '@signalbox/titles/1841/state.ts';
import { type Founding, priceOfTokens } from '@signalbox/titles/1841/stock-round/founding.ts';
import { type Heuristics, on } from '../../heuristics.ts';
import {
  buyTrain,
  countNow,
  discardTrain,
  dividend,
  layTrack,
  placeToken,
  railwayFeatures,
} from '../../railways/index.ts';
import { companyPurchase, sellCompanyShares, subscribe } from './company-shares.ts';
import { bidForConcession, bidSealed, putUp } from './concessions.ts';
import { addRound, alwaysPass, consent, returnOrLeave, sellInEmergency } from './deals.ts';
import { buyFirstShare, buyTokens, chooseHome } from './foundation.ts';
import { HABITS } from './habits.ts';
import {
  chooseCharter,
  chooseSpace,
  chooseSuccessor,
  convert,
  grantRound,
  keepTokens,
  merge,
  oddShare,
  tradeUp,
} from './mergers.ts';
import { holding, isListed, worth } from './outlook.ts';
import { RAILWAYS } from './railways.ts';
import { runTrains } from './run.ts';
import { placingOf } from './tokens.ts';
import { trade } from './trade.ts';

const listed = (state: State) => COMPANY_IDS.filter((company) => isListed(state, company));

/** What bots know about 1841. */
export const EIGHTEEN_FORTY_ONE: Heuristics<State> = {
  round: (state) => state.round.stock,
  worth,
  features: railwayFeatures({ railways: RAILWAYS, companies: listed, holding }),
  learningRounds: 2,
  tolerance: 8,
  decisiveLead: 600,
  calm: [DECISIONS.trade, DECISIONS.countNow],
  conductor: { candidates: 2, horizon: 300, samples: 1 },
  // One game of each choice: varied games of the same choice differ by a twentieth of what choices differ by.
  baron: {
    candidates: 12,
    horizon: 300,
    depth: 1,
    trust: 5,
    prior: 0.25,
    field: 0.5,
    habits: () => 6,
    // People merge far less often than a search would.
    settled: [DECISIONS.merge],
    samples: 1,
  },
  review: {
    horizon: 300,
    themes: {
      track: [DECISIONS.layTrack, DECISIONS.placeToken, DECISIONS.chooseHome, DECISIONS.buyTokens],
      trains: [DECISIONS.buyTrain, DECISIONS.runTrains, DECISIONS.discardTrain],
      shares: [DECISIONS.trade, DECISIONS.bid, DECISIONS.companySale, DECISIONS.companyPurchase],
      timing: [DECISIONS.merge, DECISIONS.convert, DECISIONS.dividend, DECISIONS.tradeUp],
    },
  },
  // One more round of offers delays losses beyond the horizon, so a search would never end them.
  settled: [
    DECISIONS.grantRound,
    // Decided like the round was granted: a search that declined after granting would be asked again for ever.
    DECISIONS.subscribe,
    DECISIONS.layTrack,
    DECISIONS.placeToken,
    DECISIONS.runTrains,
    DECISIONS.discardTrain,
    DECISIONS.bid,
    DECISIONS.putUp,
    DECISIONS.sealedBids,
    DECISIONS.buyToken,
    DECISIONS.sellPriority,
    DECISIONS.chooseCharter,
    DECISIONS.keepTokens,
    DECISIONS.consent,
    DECISIONS.countNow,
  ],
  warningFacts: {
    railways: RAILWAYS,
    companies: listed,
    price: (state, company) => priceOf(state, company as Company),
    toFloat: () => ({ shares: 0, price: 0 }),
    presidentPays: true,
    dividend: DECISIONS.dividend,
  },
  advice: new Map([
    on(DECISIONS.countNow, countNow({ isIdle, score: worthOf, evaluation: () => EIGHTEEN_FORTY_ONE })),
    on(DECISIONS.putUp, putUp),
    on(DECISIONS.bid, bidForConcession),
    on(DECISIONS.sealedBids, bidSealed),
    on(DECISIONS.trade, trade),
    on(DECISIONS.firstShares, buyFirstShare),
    on(DECISIONS.chooseHome, chooseHome),
    on(
      DECISIONS.buyTokens,
      buyTokens((state, vars: Founding) => ({
        company: vars.company,
        price: priceOfTokens(state, vars),
      })),
    ),
    on(DECISIONS.layTrack, layTrack(RAILWAYS)),
    on(DECISIONS.placeToken, placeToken(RAILWAYS, placingOf)),
    on(DECISIONS.runTrains, runTrains),
    on(DECISIONS.dividend, dividend(RAILWAYS, holding)),
    on(
      DECISIONS.buyToken,
      alwaysPass('1841/no-token-deal', ({ company }: TokenPurchase) => ({ company })),
    ),
    on(DECISIONS.buyTrain, buyTrain(RAILWAYS)),
    on(DECISIONS.sellInNeed, sellInEmergency),
    on(DECISIONS.returnOrLeave, returnOrLeave),
    on(
      DECISIONS.discardTrain,
      discardTrain(RAILWAYS, ({ company }) => company),
    ),
    on(DECISIONS.companySale, sellCompanyShares),
    on(DECISIONS.companyPurchase, companyPurchase),
    on(DECISIONS.merge, merge),
    on(DECISIONS.convert, convert),
    on(DECISIONS.chooseCharter, chooseCharter),
    on(DECISIONS.chooseSpace, chooseSpace),
    on(DECISIONS.tradeUp, tradeUp),
    on(DECISIONS.oddShare, oddShare),
    on(DECISIONS.keepTokens, keepTokens),
    on(DECISIONS.subscribe, subscribe),
    on(
      DECISIONS.buyFurtherTokens,
      buyTokens((_, { into }: { into: Company }) => ({
        company: into,
        price: FURTHER_TOKEN,
      })),
    ),
    on(DECISIONS.chooseCertificate, chooseSuccessor),
    on(DECISIONS.exchangeSingle, chooseSuccessor),
    on(DECISIONS.grantRound, grantRound),
    on(
      DECISIONS.buySecessionTokens,
      buyTokens((_, { turn }: { turn: Company }) => ({
        company: turn,
        price: SECESSION_TOKEN,
      })),
    ),
    on(DECISIONS.consent, consent),
    on(
      DECISIONS.sellPriority,
      alwaysPass('1841/keeps-card', () => ({})),
    ),
    on(DECISIONS.addOperatingRound, addRound),
  ]),
  habits: HABITS,
};
