import type { State } from '@signalbox/titles/18fl/state.ts';
import type { Heuristics } from '../../heuristics.ts';
import { convert, dividend } from './money.ts';
import { bidForChoice, choosePrivate } from './opening.ts';
import { worth } from './outlook.ts';
import { runTrains } from './run.ts';
import { placeToken } from './tokens.ts';
import { layTrack } from './track.ts';
import { trade } from './trade.ts';
import { buyTrain, consent, discardTrain, sellForTrain } from './trains.ts';

/** What bots know about 18FL. */
export const EIGHTEEN_FL: Heuristics<State> = {
  shared: ['tiles', 'stations', 'options', 'seats'],
  worth,
  hesitation: 15,
  decisiveLead: 500,
  horizon: { conductor: 40, baron: 90 },
  settled: ['lay-track', 'place-token', 'late-bonus', 'run-trains', 'bid-for-choice', 'discard-train'],
  advice: {
    'bid-for-choice': bidForChoice,
    'choose-private': choosePrivate,
    trade,
    convert,
    'lay-track': layTrack,
    'place-token': placeToken,
    'late-bonus': placeToken,
    'run-trains': runTrains,
    dividend,
    'buy-train': buyTrain,
    consent,
    'sell-for-train': sellForTrain,
    'discard-train': discardTrain,
  },
};
