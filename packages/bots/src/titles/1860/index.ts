import { sharesOf } from '@signalbox/rails';
import type { CompanyTurn } from '@signalbox/titles/1860/company-turn.ts';
import { COMPANY_IDS, type Company, SHARES } from '@signalbox/titles/1860/data/companies.ts';
import { isIdle } from '@signalbox/titles/1860/end.ts';
import { DECISIONS } from '@signalbox/titles/1860/exports.ts';
import { missingToFloat } from '@signalbox/titles/1860/floating.ts';
import { worthOf } from '@signalbox/titles/1860/share-value.ts';
import { isStarted, priceOf, type State } from '@signalbox/titles/1860/state.ts';
import { type Heuristics, on } from '../../heuristics.ts';
import {
  buyTrain,
  consentToDeal,
  countNow,
  discardTrain,
  dividend,
  layFirstTile,
  layTrack,
  placeToken,
  railwayFeatures,
} from '../../railways/index.ts';
import { HABITS } from './habits.ts';
import { bidForChoice, chooseLot } from './opening.ts';
import { worth } from './outlook.ts';
import { RAILWAYS } from './railways.ts';
import { runTrains } from './run.ts';
import { placingOf } from './tokens.ts';
import { trade } from './trade.ts';

function holding(state: State, id: string, seat: string) {
  const count = sharesOf(state, id, seat);
  return { part: count / SHARES, value: count * priceOf(state, id as Company) };
}

const listed = (state: State) => COMPANY_IDS.filter((company) => isStarted(state, company));

/** What bots know about 1860. */
export const EIGHTEEN_SIXTY: Heuristics<State> = {
  round: (state) => state.round.stock,
  worth,
  features: railwayFeatures({ railways: RAILWAYS, companies: listed, holding }),
  learningRounds: 2,
  tolerance: 8,
  decisiveLead: 500,
  calm: [DECISIONS.trade, DECISIONS.countNow],
  conductor: { candidates: 2, horizon: 300, samples: 1 },
  // One game of each choice: with varied players the few games that a decision gets were worse.
  baron: {
    candidates: 12,
    horizon: 300,
    depth: 1,
    trust: 5,
    prior: 0.25,
    field: 0.5,
    fade: 500,
    habits: (players) => (players === 2 ? 25 : 12),
    samples: 1,
  },
  review: {
    horizon: 300,
    themes: {
      track: [DECISIONS.layHomeTile, DECISIONS.layTrack, DECISIONS.placeToken],
      trains: [DECISIONS.buyTrain, DECISIONS.runTrains, DECISIONS.surrenderTrain],
      shares: [DECISIONS.trade, DECISIONS.bid, DECISIONS.chooseLot],
      timing: [DECISIONS.dividend],
    },
  },
  settled: [
    DECISIONS.consent,
    DECISIONS.countNow,
    DECISIONS.layHomeTile,
    DECISIONS.layTrack,
    DECISIONS.placeToken,
    DECISIONS.runTrains,
    DECISIONS.surrenderTrain,
  ],
  warningFacts: {
    railways: RAILWAYS,
    companies: listed,
    price: (state, company) => priceOf(state, company as Company),
    toFloat: (state, company) => ({
      shares: missingToFloat(state, company as Company),
      price: state.companies[company as Company].par ?? 0,
    }),
    presidentPays: false,
    dividend: DECISIONS.dividend,
  },
  advice: new Map([
    on(DECISIONS.bid, bidForChoice),
    on(DECISIONS.chooseLot, chooseLot),
    on(DECISIONS.trade, trade),
    on(DECISIONS.layHomeTile, layFirstTile(RAILWAYS)),
    on(DECISIONS.layTrack, layTrack(RAILWAYS)),
    on(DECISIONS.placeToken, placeToken(RAILWAYS, placingOf)),
    on(DECISIONS.runTrains, runTrains),
    on(DECISIONS.dividend, dividend(RAILWAYS, holding)),
    on(DECISIONS.buyTrain, buyTrain(RAILWAYS)),
    on(DECISIONS.consent, consentToDeal(RAILWAYS)),
    on(DECISIONS.countNow, countNow({ isIdle, score: worthOf, evaluation: () => EIGHTEEN_SIXTY })),
    on(
      DECISIONS.surrenderTrain,
      discardTrain(RAILWAYS, (_, { company }: CompanyTurn) => company),
    ),
  ]),
  habits: HABITS,
};
