import { type Cited, cited } from '@signalbox/kernel';
import {
  bringsWithin,
  faceIn,
  type Lay,
  laid,
  laidFace,
  layTile,
  moveStations,
  type NodeKind,
  planOf,
  type StopCost,
  trainReach,
  upgrade,
} from '@signalbox/rails';
import type { Company } from './data/companies.ts';
import { TRAINS } from './data/trains.ts';
import { tokensOnTheLine } from './reach.ts';
import { boardOf, hasTrain, type State } from './state.ts';

const LARGE: StopCost = { uses: 'first', optional: false };
const SMALL: StopCost = { uses: 'either', optional: false };
const SKIPPED: StopCost = { uses: 'either', optional: true };
const TRACK: StopCost = { uses: 'none', optional: true };

/** What the stations on the way cost a train (Running trains). */
function costOf(state: State): (kind: NodeKind) => StopCost {
  return (kind) => {
    if (kind === 'city' || kind === 'offboard') return LARGE;
    if (kind === 'town') return state.options.skipTowns ? SKIPPED : SMALL;
    return kind === 'halt' ? SKIPPED : TRACK;
  };
}

/**
 * An upgrade needs a train of the company's own that comes there, not stopped by others' tokens, and it must bring
 * that train something: new track, or a station or halt worth more. A leased train does not count.
 */
export function upgradeObjection(state: State, company: Company, lay: Lay): Cited | null {
  if (!hasTrain(state, company)) return cited('UP', 'track/no-train');
  const board = boardOf(state);
  const change = upgrade(faceIn(board, state.tiles, lay.hex), laidFace(board, laid(lay.tile, lay.rotation)));
  const query = {
    board,
    tiles: layTile(state.tiles, lay),
    stations: moveStations(board, state.tiles, tokensOnTheLine(state), lay),
    owner: company,
    costOf: costOf(state),
    ends: ['offboard'] as const,
  };
  const hex = planOf(board).numbers.get(lay.hex)!;
  const kinds = [...new Set(state.companies[company].trains)];
  const brings = kinds.some((kind) => {
    const { first, second } = TRAINS[kind];
    return bringsWithin(trainReach(query, { first, all: first + second })[hex]!, change!);
  });
  return brings ? null : cited('UP', 'track/out-of-reach', { hex: lay.hex });
}
