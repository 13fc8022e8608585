import type { Seat } from '@signalbox/kernel';
import { cashOf, sharesOf } from '@signalbox/rails';
import { STATION_LAST, STATION_PAYOUTS } from '@signalbox/titles/union-station/data/board-tracks.ts';
import { RAILROADS, type Railroad } from '@signalbox/titles/union-station/data/railroads.ts';
import { GOLD_SQUARES, HIGHEST_VALUE } from '@signalbox/titles/union-station/data/value-track.ts';
import { FACE_DOWN, FACE_UP, heldShares, type State } from '@signalbox/titles/union-station/state.ts';
import { trackToCome } from './track.ts';

/** What each share receives in dividends when the value rises. */
export function dividendsPerShare(from: number, by: number, held: number): number {
  if (held === 0) return 0;
  const to = Math.min(from + by, HIGHEST_VALUE);
  let paid = 0;
  for (const gold of GOLD_SQUARES) if (gold > from && gold <= to) paid += Math.ceil(to / held);
  return paid;
}

/** Mine, less an average opponent's. */
export function advantage(state: State, seat: Seat, railroad: Railroad, perShare: number): number {
  const mine = sharesOf(state, railroad, seat);
  const others = heldShares(state, railroad) - mine;
  return perShare * (mine - others / (state.seats.length - 1));
}

/** What the Union Station Company pays when this railroad's disc moves: to a seat, less to an average opponent. */
export function stationAdvantage(state: State, seat: Seat, railroad: Railroad): number {
  const space = state.station[railroad];
  if (space >= STATION_LAST) return 0;
  if (RAILROADS.some((other) => other !== railroad && state.station[other] <= space)) return 0;
  const amount = STATION_PAYOUTS[space + 1]!;
  let sum = 0;
  for (const paying of RAILROADS) {
    const held = heldShares(state, paying);
    if (held > 0) sum += advantage(state, seat, paying, Math.ceil(amount / held));
  }
  return sum;
}

/** A purchase raises the value by so much on average. */
const RISE_BY_PURCHASE = 2;
/** Not everything that could happen will happen before the end. */
const LIKELIHOOD = 0.5;

/** What a share will probably bring beyond today's value: by purchases, track and dividends. */
export function shareOutlook(state: State, railroad: Railroad): number {
  const unsold = sharesOf(state, railroad, FACE_DOWN) + sharesOf(state, railroad, FACE_UP);
  const rise = LIKELIHOOD * (unsold * RISE_BY_PURCHASE + trackToCome(state, railroad));
  const held = heldShares(state, railroad) + LIKELIHOOD * unsold;
  const value = state.values[railroad];
  return Math.min(rise, HIGHEST_VALUE - value) + dividendsPerShare(value, rise, Math.max(1, held));
}

/** Cash, and shares at what they will probably be worth. */
export function worth(state: State, seat: Seat): number {
  let sum = cashOf(state, seat);
  for (const railroad of RAILROADS) {
    const count = sharesOf(state, railroad, seat);
    if (count > 0) sum += count * (state.values[railroad] + shareOutlook(state, railroad));
  }
  return sum;
}
