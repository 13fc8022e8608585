import { DECISIONS } from '@signalbox/titles/union-station/exports.ts';
import type { State } from '@signalbox/titles/union-station/state.ts';
import { type Heuristics, on } from '../../heuristics.ts';
import { chooseAction } from './actions.ts';
import { bidding } from './bidding.ts';
import { placeDisc } from './discs.ts';
import { FEATURES } from './features.ts';
import { worth } from './outlook.ts';

/** What bots know about Union Station. */
export const UNION_STATION: Heuristics<State> = {
  worth,
  features: FEATURES,
  tolerance: 0,
  decisiveLead: 60,
  conductor: { candidates: 2, horizon: 16, samples: 1, trust: 4 },
  // The value of an auction only shows when the share's dividends have been paid: at the end.
  baron: { candidates: 12, horizon: 40, horizons: [[DECISIONS.bid, 1_000]], depth: 1, trust: 10, clear: 3 },
  // A game is short, and what an auction was worth shows at its end.
  review: {
    horizon: 1_000,
    quick: false,
    themes: {
      track: [DECISIONS.placeDisc],
      shares: [DECISIONS.bid],
      timing: [DECISIONS.chooseAction],
    },
  },
  settled: [],
  advice: new Map([
    on(DECISIONS.bid, bidding),
    on(DECISIONS.chooseAction, chooseAction),
    on(DECISIONS.placeDisc, placeDisc),
  ]),
};
