import type { GameState, Seat } from '@signalbox/kernel';
import type { Board, Network, Purses, ShareLedger, Station, Tiles } from '@signalbox/rails';

/** What the states of all railway titles have in common. */
export interface RailwayState extends GameState, Purses, ShareLedger {
  tiles: Tiles;
  stations: readonly Station[];
}

/** What the shared advice needs to know about a title: stations, revenue, and the prices and lifetimes of trains. */
export interface Railways<S extends RailwayState> {
  readonly board: (state: S) => Board;
  readonly network: (state: S, company: string) => Network;
  /** Estimated value of reaching each kind of stop. */
  readonly stopValues: Readonly<Record<string, number>>;
  /** The player who decides for the company. */
  readonly president: (state: S, company: string) => Seat | null;
  readonly trains: (state: S, company: string) => readonly string[];
  /** What the company would earn with these trains, on this track. */
  readonly earnings: (state: S, company: string, trains: readonly string[]) => number;
  /** The train that the bank sells now; null if it has none. */
  readonly nextTrain: (state: S) => { readonly train: string; readonly price: number } | null;
  readonly trainPrice: (train: string) => number;
  /** How many tile lays the route search evaluates, and how many of them on the same hex. */
  readonly tileLays: { readonly most: number; readonly onHex: number };
  /** Where the game advances only by train purchases: a treasury of this many times the price buys one anyway. */
  readonly idleTreasury?: number;
  /** Operating rounds until a train of the kind is worthless, a large number for those that last. */
  readonly roundsUntilRusted: (state: S, train: string) => number;
  /** Operating rounds until the game will probably end. */
  readonly roundsLeft: (state: S) => number;
  /** Does the game certainly end with this operating round, so that no company has another turn? */
  readonly isLastRound: (state: S) => boolean;
}

export function earningsNow<S extends RailwayState>(
  railways: Railways<S>,
  state: S,
  company: string,
): number {
  return railways.earnings(state, company, railways.trains(state, company));
}

/** Rounds for which a permanent train counts. */
export const LASTING = 10;

/** The company's trains, or the one that it will buy first. */
export function trainsSoon<S extends RailwayState>(
  railways: Railways<S>,
  state: S,
  company: string,
): readonly string[] {
  const trains = railways.trains(state, company);
  if (trains.length > 0) return trains;
  const next = railways.nextTrain(state);
  return next ? [next.train] : [];
}
