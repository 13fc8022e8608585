import type { GameState, Seat } from '@signalbox/kernel';

/** A figure of a seat in a position, in money. It has to be computed from what every seat can see. */
export interface Feature<S extends GameState = GameState> {
  readonly name: string;
  readonly of: (state: S, seat: Seat) => number;
}

/** What one unit of each feature is worth beyond the title's own estimate, by name; 0 if not given. */
export type Weights = Readonly<Record<string, number>>;

/** The estimate of a seat's final worth, with learned corrections. */
export function corrected<S extends GameState>(
  worth: (state: S, seat: Seat) => number,
  features: readonly Feature<S>[],
  weights: Weights,
): (state: S, seat: Seat) => number {
  const used = features.filter(({ name }) => (weights[name] ?? 0) !== 0);
  if (used.length === 0) return worth;
  return (state, seat) => {
    let sum = worth(state, seat);
    for (const { name, of } of used) sum += weights[name]! * of(state, seat);
    return sum;
  };
}

/** How much more a seat has of something than the others have on average. */
export function aboveOthers(seats: readonly Seat[], seat: Seat, value: (seat: Seat) => number): number {
  let others = 0;
  for (const one of seats) if (one !== seat) others += value(one);
  return value(seat) - others / Math.max(1, seats.length - 1);
}
