import type { NodeKind } from '../map/face.ts';

/** The kinds of node a train can stop at; a junction is mere track. */
export type StopKind = Exclude<NodeKind, 'junction'>;

/** What one kind of node means to one kind of train. */
export interface StopRule {
  /**
   * Which of the train's two numbers a stop here uses up: `first` the first number only; `either` the second
   * number or what is left of the first; `none` costs nothing.
   */
  readonly uses: 'first' | 'either' | 'none';
  /** A stop earns its printed value and the company's bonuses there, times this: 2 doubles, 0 ignores it. */
  readonly factor: number;
  /** A stop earns this sum, whatever is printed (a train on lease). */
  readonly flat?: number;
  /** Paid to the company beside the revenue. */
  readonly subsidy?: number;
  /** The train may run through without stopping; otherwise it stops wherever it comes by. */
  readonly optional?: true;
  /** Together with an own station it makes a route. */
  readonly completes: boolean;
}

export interface TrainRules {
  readonly first: number;
  readonly second: number;
  /** Earned by a route as such, besides its stops. */
  readonly base?: number;
  /** Kinds left out are not on the title's map. */
  readonly stops: Readonly<Partial<Record<StopKind, StopRule>>>;
}

/**
 * A title's rules for running trains, as values. That a company's trains use no track twice, one train no node
 * twice and only one part of an off-board box, holds everywhere and needs no value.
 */
export interface RouteRules {
  /** By kind of train. */
  readonly trains: Readonly<Record<string, TrainRules>>;
  /** Kinds of node where a route must end if it comes there (none runs through), or where it never ends. */
  readonly ends: Readonly<Partial<Record<StopKind, 'must' | 'never'>>>;
  /** Nodes where an own token makes the station that every route needs. */
  readonly stationKinds: readonly StopKind[];
  /** One train may come back into a hex it has left. */
  readonly hexTwice: boolean;
  /** Two trains of a company may meet on the bare centre of a tile, where that is not track. */
  readonly sharedJunctions: boolean;
  /** One train may pass a junction again, and the hex with it. Only what is given is checked so; none is looked for. */
  readonly junctionTwice?: boolean;
  /** A stop that is optional may be left out at the end of a route too; the route still ends there. */
  readonly optionalEnds?: boolean;
  /** How many stations filled by others one route may run through; only one of a company's trains may. */
  readonly blockedPasses: number;
  /** All routes of a company must be connected by sharing nodes of these kinds; null where they need not. */
  readonly meeting: readonly StopKind[] | null;
}

const PASSED_BY: StopRule = { uses: 'none', factor: 0, completes: false };

export function stopRule(train: TrainRules, kind: StopKind): StopRule {
  return train.stops[kind] ?? PASSED_BY;
}
