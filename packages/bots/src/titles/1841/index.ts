import type { Company } from '@signalbox/titles/1841/data/companies.ts';
import { FURTHER_TOKEN } from '@signalbox/titles/1841/finance/conversion.ts';
import { SECESSION_TOKEN } from '@signalbox/titles/1841/phase-change/ferdinandea-secession.ts';
import type { State } from '@signalbox/titles/1841/state.ts';
import { type Founding, priceOfTokens } from '@signalbox/titles/1841/stock-round/founding.ts';
import type { Heuristics } from '../../heuristics.ts';
import { buyTrain, dividend, giveUpTrain, layTrack, placeToken } from '../../railways/index.ts';
import { companyPurchase, sellCompanyShares, subscribe } from './company-shares.ts';
import { bidForConcession, bidUnseen, putUp } from './concessions.ts';
import { addRound, consent, leaveIt, returnOrLeave, sellInNeed } from './deals.ts';
import { buyFirstShare, buyTokens, chooseHome } from './foundation.ts';
import { LINES } from './lines.ts';
import {
  chooseCharter,
  choosePlace,
  chooseSuccessor,
  convert,
  grantRound,
  keepTokens,
  merge,
  oddShare,
  tradeUp,
} from './mergers.ts';
import { holding, worth } from './outlook.ts';
import { runTrains } from './run.ts';
import { placingOf } from './tokens.ts';
import { trade } from './trade.ts';

/** What bots know about 1841. */
export const EIGHTEEN_FORTY_ONE: Heuristics<State> = {
  shared: ['tiles', 'stations', 'options', 'seats'],
  worth,
  hesitation: 8,
  decisiveLead: 600,
  conductor: { candidates: 3, horizon: 40, samples: 1 },
  baron: { candidates: 5, horizon: 60, depth: 3 },
  // A round of offers more puts everything off, and what is put off looks better than it is: nobody would ever end them.
  settled: [
    'grant-round',
    'lay-track',
    'place-token',
    'run-trains',
    'discard-train',
    'bid',
    'put-up',
    'sealed-bids',
    'buy-token',
    'sell-priority',
    'choose-charter',
    'keep-tokens',
    'consent',
  ],
  advice: {
    'put-up': putUp,
    bid: bidForConcession,
    'sealed-bids': bidUnseen,
    trade,
    'first-shares': buyFirstShare,
    'choose-home': chooseHome,
    'buy-tokens': buyTokens((state, vars: Founding) => ({
      company: vars.company,
      price: priceOfTokens(state, vars),
    })),
    'lay-track': layTrack(LINES),
    'place-token': placeToken(LINES, placingOf),
    'run-trains': runTrains,
    dividend: dividend(LINES, holding),
    'buy-token': leaveIt('1841/no-token-deal'),
    'buy-train': buyTrain(LINES),
    'sell-in-need': sellInNeed,
    'return-or-leave': returnOrLeave,
    'discard-train': giveUpTrain(LINES, (choice) => (choice as { company: string }).company),
    'company-sale': sellCompanyShares,
    'company-purchase': companyPurchase,
    merge,
    convert,
    'choose-charter': chooseCharter,
    'choose-place': choosePlace,
    'trade-up': tradeUp,
    'odd-share': oddShare,
    'keep-tokens': keepTokens,
    subscribe,
    'buy-further-tokens': buyTokens((_, { into }: { into: Company }) => ({
      company: into,
      price: FURTHER_TOKEN,
    })),
    'choose-certificate': chooseSuccessor,
    'exchange-single': chooseSuccessor,
    'grant-round': grantRound,
    'buy-secession-tokens': buyTokens((_, { turn }: { turn: Company }) => ({
      company: turn,
      price: SECESSION_TOKEN,
    })),
    consent,
    'sell-priority': leaveIt('1841/keeps-card'),
    'add-operating-round': addRound,
  },
};
