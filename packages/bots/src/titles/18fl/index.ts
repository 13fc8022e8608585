import { sharesOf } from '@signalbox/rails';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { isIdle } from '@signalbox/titles/18fl/end.ts';
import { DECISIONS } from '@signalbox/titles/18fl/exports.ts';
import { missingToFloat } from '@signalbox/titles/18fl/founding.ts';
import { COMPANY_IDS, isStarted, priceOf, type State, worthOf } from '@signalbox/titles/18fl/state.ts';
import { type Heuristics, on } from '../../heuristics.ts';
import {
  buyTrain,
  consentToDeal,
  countNow,
  discardTrain,
  dividend,
  layTrack,
  placeToken,
  railwayFeatures,
} from '../../railways/index.ts';
import { convert } from './conversion.ts';
import { sellForTrain } from './emergency.ts';
import { HABITS } from './habits.ts';
import { bidForChoice, choosePrivate } from './opening.ts';
import { worth } from './outlook.ts';
import { RAILWAYS } from './railways.ts';
import { runTrains } from './run.ts';
import { placingOf } from './tokens.ts';
import { trade } from './trade.ts';

function holding(state: State, id: string, seat: string) {
  const company = id as Company;
  const count = sharesOf(state, company, seat);
  return { part: count / state.companies[company].size, value: count * priceOf(state, company) };
}

const listed = (state: State) => COMPANY_IDS.filter((company) => isStarted(state, company));

/** What bots know about 18FL. */
export const EIGHTEEN_FL: Heuristics<State> = {
  round: (state) => state.round.stock,
  worth,
  features: railwayFeatures({ railways: RAILWAYS, companies: listed, holding }),
  learningRounds: 2,
  tolerance: 15,
  decisiveLead: 500,
  calm: [DECISIONS.trade, DECISIONS.countNow],
  conductor: { candidates: 2, horizon: 300, samples: 1 },
  baron: { candidates: 12, horizon: 300, depth: 1, trust: 5, prior: 0.25, field: 0.5, samples: 1 },
  review: {
    horizon: 300,
    themes: {
      track: [DECISIONS.layTrack, DECISIONS.placeToken, DECISIONS.lateBonus, DECISIONS.placePort],
      trains: [DECISIONS.buyTrain, DECISIONS.runTrains, DECISIONS.discardTrain],
      shares: [DECISIONS.trade, DECISIONS.sellForTrain, DECISIONS.bidForChoice, DECISIONS.choosePrivate],
      timing: [DECISIONS.convert, DECISIONS.dividend],
    },
  },
  settled: [
    DECISIONS.consent,
    DECISIONS.countNow,
    DECISIONS.layTrack,
    DECISIONS.placeToken,
    DECISIONS.lateBonus,
    DECISIONS.placePort,
    DECISIONS.runTrains,
    DECISIONS.bidForChoice,
    DECISIONS.discardTrain,
  ],
  warningFacts: {
    railways: RAILWAYS,
    companies: listed,
    price: (state, company) => priceOf(state, company as Company),
    toFloat: (state, company) => ({
      shares: missingToFloat(state, company as Company),
      price: state.companies[company as Company].startPrice ?? 0,
    }),
    presidentPays: true,
    dividend: DECISIONS.dividend,
  },
  advice: new Map([
    on(DECISIONS.bidForChoice, bidForChoice),
    on(DECISIONS.choosePrivate, choosePrivate),
    on(DECISIONS.trade, trade),
    on(DECISIONS.convert, convert),
    on(DECISIONS.layTrack, layTrack(RAILWAYS)),
    on(DECISIONS.placeToken, placeToken(RAILWAYS, placingOf)),
    on(DECISIONS.lateBonus, placeToken(RAILWAYS, placingOf)),
    on(DECISIONS.placePort, placeToken(RAILWAYS, placingOf)),
    on(DECISIONS.runTrains, runTrains),
    on(DECISIONS.dividend, dividend(RAILWAYS, holding)),
    on(DECISIONS.buyTrain, buyTrain(RAILWAYS)),
    on(DECISIONS.consent, consentToDeal(RAILWAYS)),
    on(DECISIONS.countNow, countNow({ isIdle, score: worthOf, evaluation: () => EIGHTEEN_FL })),
    on(DECISIONS.sellForTrain, sellForTrain),
    on(
      DECISIONS.discardTrain,
      discardTrain(RAILWAYS, ({ company }) => company),
    ),
  ]),
  habits: HABITS,
};
