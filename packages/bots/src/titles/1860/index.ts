import { sharesOf } from '@signalbox/rails';
import { type Company, SHARES } from '@signalbox/titles/1860/data/companies.ts';
import { priceOf, type State } from '@signalbox/titles/1860/state.ts';
import type { Heuristics } from '../../heuristics.ts';
import {
  buyTrain,
  consentToDeal,
  dividend,
  giveUpTrain,
  layFirstTile,
  layTrack,
  placeToken,
} from '../../railways/index.ts';
import { LINES } from './lines.ts';
import { bidForChoice, chooseLot } from './opening.ts';
import { worth } from './outlook.ts';
import { runTrains } from './run.ts';
import { placingOf } from './tokens.ts';
import { trade } from './trade.ts';

function holding(state: State, id: string, seat: string) {
  const count = sharesOf(state, id, seat);
  return { part: count / SHARES, value: count * priceOf(state, id as Company) };
}

/** What bots know about 1860. */
export const EIGHTEEN_SIXTY: Heuristics<State> = {
  shared: ['tiles', 'stations', 'options', 'seats'],
  worth,
  hesitation: 8,
  decisiveLead: 500,
  conductor: { candidates: 4, horizon: 40, samples: 1 },
  baron: { candidates: 6, horizon: 60, depth: 4 },
  settled: ['lay-home-tile', 'lay-track', 'place-token', 'run-trains', 'surrender-train'],
  advice: {
    bid: bidForChoice,
    'choose-lot': chooseLot,
    trade,
    'lay-home-tile': layFirstTile(LINES),
    'lay-track': layTrack(LINES),
    'place-token': placeToken(LINES, placingOf),
    'run-trains': runTrains,
    dividend: dividend(LINES, holding),
    'buy-train': buyTrain(LINES),
    consent: consentToDeal(LINES),
    'surrender-train': giveUpTrain(LINES, (_, { company }) => company),
  },
};
