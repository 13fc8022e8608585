import { sharesOf } from '@signalbox/rails';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { priceOf, type State } from '@signalbox/titles/18fl/state.ts';
import type { Heuristics } from '../../heuristics.ts';
import {
  buyTrain,
  consentToDeal,
  dividend,
  giveUpTrain,
  layTrack,
  placeToken,
} from '../../railways/index.ts';
import { convert } from './conversion.ts';
import { sellForTrain } from './emergency.ts';
import { LINES } from './lines.ts';
import { bidForChoice, choosePrivate } from './opening.ts';
import { worth } from './outlook.ts';
import { runTrains } from './run.ts';
import { placingOf } from './tokens.ts';
import { trade } from './trade.ts';

function holding(state: State, id: string, seat: string) {
  const company = id as Company;
  const count = sharesOf(state, company, seat);
  return { part: count / state.companies[company].size, value: count * priceOf(state, company) };
}

/** What bots know about 18FL. */
export const EIGHTEEN_FL: Heuristics<State> = {
  shared: ['tiles', 'stations', 'options', 'seats'],
  worth,
  hesitation: 15,
  decisiveLead: 500,
  conductor: { candidates: 4, horizon: 40, samples: 1 },
  baron: { candidates: 8, horizon: 90, depth: 4 },
  settled: ['lay-track', 'place-token', 'late-bonus', 'run-trains', 'bid-for-choice', 'discard-train'],
  advice: {
    'bid-for-choice': bidForChoice,
    'choose-private': choosePrivate,
    trade,
    convert,
    'lay-track': layTrack(LINES),
    'place-token': placeToken(LINES, placingOf),
    'late-bonus': placeToken(LINES, placingOf),
    'run-trains': runTrains,
    dividend: dividend(LINES, holding),
    'buy-train': buyTrain(LINES),
    consent: consentToDeal(LINES),
    'sell-for-train': sellForTrain,
    'discard-train': giveUpTrain(LINES, (choice) => (choice as { company: string }).company),
  },
};
