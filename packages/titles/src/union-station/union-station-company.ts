import { emit } from '@signalbox/kernel';
import { STATION_LAST, STATION_PAYOUTS } from './data/board-tracks.ts';
import { RAILROADS, type Railroad } from './data/railroads.ts';
import { payPerShare } from './dividends.ts';
import type { State } from './state.ts';

/** Only shares bought in a turn count, so the disc of an auctioned share's railroad does not move (AUC-m). */
export function advanceStationDisc(state: State, railroad: Railroad): void {
  if (state.station[railroad] === STATION_LAST) return;
  const before = lowestSpace(state);
  state.station[railroad] += 1;
  emit(state, { type: 'station-disc-moved', railroad, space: state.station[railroad] });
  if (lowestSpace(state) > before) paySpecialDividend(state, lowestSpace(state));
}

/** What the Union Station Company pays, space by space: a payout is made when no disc is missing any more. */
export interface StationPayout {
  readonly space: number;
  readonly amount: number;
  /** The railroads whose discs have not reached the space. */
  readonly missing: readonly Railroad[];
}

export function stationPayouts(state: State): StationPayout[] {
  return Object.entries(STATION_PAYOUTS).map(([key, amount]) => {
    const space = Number(key);
    return { space, amount, missing: RAILROADS.filter((railroad) => state.station[railroad] < space) };
  });
}

function lowestSpace(state: State): number {
  let lowest = STATION_LAST;
  for (const railroad of RAILROADS) lowest = Math.min(lowest, state.station[railroad]);
  return lowest;
}

/** Every railroad pays the amount, regardless of its value; the dividend marker does not move (CUS-c, CUS-g). */
function paySpecialDividend(state: State, space: number): void {
  const amount = STATION_PAYOUTS[space]!;
  emit(state, { type: 'special-dividend', amount });
  for (const railroad of RAILROADS) payPerShare(state, railroad, amount);
}
