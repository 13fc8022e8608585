import type { NodeKind } from '../map/face.ts';

/** The kinds of node a train can stop at; a junction is mere track. */
export type StopKind = Exclude<NodeKind, 'junction'>;

/** What one kind of node means to one kind of train. */
export interface StopRule {
  /**
   * Which of the train's two numbers a stop here uses: `first` only the first number; `either` the second number or
   * what is left of the first; `none` uses neither.
   */
  readonly uses: 'first' | 'either' | 'none';
  /** A stop earns its printed value and the company's bonuses there, times this: 2 doubles, 0 ignores it. */
  readonly factor: number;
  /** A stop earns this amount regardless of what is printed (a leased train). */
  readonly flat?: number;
  /** Paid to the company in addition to the revenue. */
  readonly subsidy?: number;
  /** The train may run through without stopping; otherwise it has to stop here. */
  readonly optional?: true;
  /** Together with an own station it makes a route. */
  readonly completes: boolean;
}

export interface TrainRules {
  readonly first: number;
  readonly second: number;
  /** Earned by a route as such, in addition to its stops. */
  readonly base?: number;
  /** Kinds that are missing do not occur on the title's map. */
  readonly stops: Readonly<Partial<Record<StopKind, StopRule>>>;
}

/**
 * A title's rules for running trains, as values. That a company's trains use no track twice, and one train no node
 * twice and only one part of an off-board area, is always so and needs no value.
 */
export interface RouteRules {
  /** By kind of train. */
  readonly trains: Readonly<Record<string, TrainRules>>;
  /** Kinds of node that a route may not run through (it has to end there), or where it may not end. */
  readonly ends: Readonly<Partial<Record<StopKind, 'must' | 'never'>>>;
  /** Nodes where an own token makes the station that every route needs. */
  readonly stationKinds: readonly StopKind[];
  /** May one train return to a hex that it has left? */
  readonly hexTwice: boolean;
  /** May two trains of a company meet on the bare centre of a tile, where that does not count as track? */
  readonly sharedJunctions: boolean;
  /**
   * May one train pass a junction, and its hex, again? Only given routes are checked for this; the search does not
   * use it.
   */
  readonly junctionTwice?: boolean;
  /** May an optional stop also be skipped at the end of a route? The route still ends there. */
  readonly optionalEnds?: boolean;
  /** How many stations full of other tokens one route may run through; only one of a company's trains may. */
  readonly blockedPasses: number;
  /** All routes of a company must be connected by sharing nodes of these kinds; null where they need not. */
  readonly meeting: readonly StopKind[] | null;
}

const PASSED_BY: StopRule = { uses: 'none', factor: 0, completes: false };

export function stopRule(train: TrainRules, kind: StopKind): StopRule {
  return train.stops[kind] ?? PASSED_BY;
}
