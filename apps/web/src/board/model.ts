import type { Board, Station, Tiles } from '@signalbox/rails';

/** A company's emblem: colour, pattern and letters, so that colour is never the only difference. */
export interface Emblem {
  readonly letters: string;
  readonly colour: string;
  readonly pattern: Pattern;
}

export const PATTERNS = [
  'plain',
  'band',
  'chevron',
  'halves',
  'ring',
  'cross',
  'waves',
  'keystone',
  'diamond',
  'rays',
  'stripes',
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Something on a hex besides tile and stations. */
export interface Marker {
  readonly kind: 'hotel' | 'port' | 'disc' | 'goal';
  readonly company: string;
}

/** Everything that the drawing of a map shows. */
export interface BoardModel {
  readonly board: Board;
  readonly tiles: Tiles;
  readonly stations: readonly Station[];
  /** Sides that are borders now, as "C7|0". */
  readonly borders?: ReadonlySet<string>;
  /** Companies whose tokens lie face down. */
  readonly flipped?: readonly string[];
  /** Companies for which no slot is reserved any longer. */
  readonly released?: readonly string[];
  readonly markers: Readonly<Record<string, readonly Marker[]>>;
  readonly emblems: Readonly<Record<string, Emblem>>;
  /** Which of the values of off-board areas applies now. */
  readonly period: number;
  /** Colours of the periods, in their order. */
  readonly periods: readonly string[];
}

/** A stop of a route, and the parts of its revenue. */
export interface RouteStop {
  /** The name of its node: "K28.0". */
  readonly id: string;
  readonly hex: string;
  readonly place: string;
  readonly value: number;
  /** The factor by which the sum of value and bonuses is multiplied; null if the stop earns a fixed amount instead. */
  readonly factor: number | null;
  readonly bonuses: readonly { readonly name: string; readonly amount: number }[];
  readonly revenue: number;
  /** What it pays the company in addition. */
  readonly subsidy: number;
}

/** A stop on the map that can be added to a route, or removed from it. */
export interface MapStop {
  readonly hex: string;
  readonly node: number;
  /** What pressing it does. */
  readonly meaning: string;
  /** Its number among the stops chosen for the train, from 1; null if it is not one of them. */
  readonly number: number | null;
  /** Can a route of the train stop there? Pressing one that cannot be reached shows the reason. */
  readonly reached: boolean;
}

/** Track that a train runs over. */
export interface DrawnRoute {
  readonly id: string;
  /** Which of the company's trains it is. */
  readonly order: number;
  readonly label: string;
  /** Earned by the route as such, in addition to its stops. */
  readonly base: number;
  readonly revenue: number;
  /** What it earns the company in addition. */
  readonly subsidy: number;
  readonly stops: readonly RouteStop[];
  readonly pieces: readonly {
    readonly hex: string;
    readonly from: number | null;
    readonly to: number | null;
    /** The nodes at its ends, if both are in the hex. */
    readonly link?: readonly [number, number];
  }[];
}
