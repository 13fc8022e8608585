import type { Board, Station, Tiles } from '../map/face.ts';
import type { RouteRules, StopKind } from './rules.ts';

export interface Train {
  /** Identifies this very train among the company's. */
  readonly id: string;
  /** Its entry in the rules. */
  readonly kind: string;
}

/** Raises what a node is worth to this company, such as a hotel or a port. */
export interface Bonus {
  readonly name: string;
  readonly hex: string;
  /** All nodes of the hex if absent. */
  readonly node?: number;
  readonly amount: number;
}

/** Everything that running a company's trains depends on. */
export interface RunQuery {
  readonly board: Board;
  readonly tiles: Tiles;
  /** Those that block trains, and the company's own. */
  readonly stations: readonly Station[];
  readonly company: string;
  readonly trains: readonly Train[];
  readonly rules: RouteRules;
  readonly bonuses?: readonly Bonus[];
  /** Which entry of a list of revenues applies now. */
  readonly period?: number;
  /** Track that other trains of the company already use, by the names of a walk; only the search heeds it. */
  readonly taken?: ReadonlySet<string>;
}

/**
 * A route as an action of the game states it: the path of the train, hex by hex, in order. `"K28.0"` is the first node
 * of K28, `"L27"` is plain track (or a bare junction) through L27. Adjacent entries are neighbouring hexes, or two
 * nodes of one hex that are connected inside it; so every piece of track is determined.
 */
export interface GivenRoute {
  readonly train: string;
  readonly path: readonly string[];
  /** Nodes on the path that the train runs through without stopping, where it may. */
  readonly passed?: readonly string[];
}

export interface Stop {
  readonly hex: string;
  readonly node: number;
  readonly kind: StopKind;
  /** False if the train runs through without stopping. */
  readonly stops: boolean;
  /** The printed value that applies now. */
  readonly value: number;
  readonly bonuses: readonly Bonus[];
  /** By how much value and bonuses together are multiplied; null if the stop earns a fixed amount instead. */
  readonly factor: number | null;
  /** What it adds to the route's revenue, and to the subsidy. */
  readonly revenue: number;
  readonly subsidy: number;
}

/** A piece of track inside a hex; a side is 0 to 5, null is the node (or bare centre) in it. */
export interface TrackPiece {
  readonly hex: string;
  readonly from: number | null;
  readonly to: number | null;
  /** The nodes at its ends, if both are in the hex. */
  readonly link?: readonly [number, number];
}

export interface RunRoute extends GivenRoute {
  readonly stops: readonly Stop[];
  readonly track: readonly TrackPiece[];
  /** What the route earns as such, in addition to its stops. */
  readonly base: number;
  readonly revenue: number;
  readonly subsidy: number;
}

/** Routes that may be run together; a train without a route is idle. */
export interface Run {
  readonly routes: readonly RunRoute[];
  readonly revenue: number;
  readonly subsidy: number;
}
