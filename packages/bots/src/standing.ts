import type { GameState, Seat } from '@signalbox/kernel';
import type { Heuristics } from './heuristics.ts';

/** How far a seat is ahead of the best of the others (negative: behind), in money. */
export function leadOf<S extends GameState>(
  state: S,
  seat: Seat,
  seats: readonly Seat[],
  worth: Heuristics<S>['worth'],
): number {
  const value = (one: Seat) => state.outcome?.scores[one] ?? worth(state, one);
  let best = Number.NEGATIVE_INFINITY;
  for (const other of seats) if (other !== seat) best = Math.max(best, value(other));
  return value(seat) - best;
}

/** How good that is, from 0 (lost) to 1 (won). Of two victories the clearer one is better, if only a little. */
export function prospect(state: GameState, seat: Seat, lead: number, decisiveLead: number): number {
  const clear = 1 / (1 + Math.exp((-3 * lead) / decisiveLead));
  if (!state.outcome) return clear;
  const { winners } = state.outcome;
  const won = winners.includes(seat) ? 1 / winners.length : 0;
  return 0.7 * won + 0.3 * clear;
}
