import type { State } from '@signalbox/titles/union-station/state.ts';
import type { Heuristics } from '../../heuristics.ts';
import { chooseAction } from './actions.ts';
import { bidding } from './bidding.ts';
import { placeDisc } from './discs.ts';
import { worth } from './outlook.ts';

/** What bots know about Union Station. */
export const UNION_STATION: Heuristics<State> = {
  shared: [],
  worth,
  hesitation: 0,
  decisiveLead: 60,
  conductor: { candidates: 4, horizon: 24, samples: 2 },
  baron: { candidates: 8, horizon: 40, depth: 1 },
  settled: [],
  advice: { bid: bidding, 'choose-action': chooseAction, 'place-disc': placeDisc },
};
