import type { Options, Seat } from '@signalbox/kernel';
import type { Problem } from '@signalbox/protocol';
import type { ImportedMessage } from '@signalbox/table';

/** Why an import stopped, and at which recorded action; null for a game in our own format. */
export interface ImportStop extends Problem {
  readonly action: string | null;
}

/** Where a recorded game disagrees with our rules. */
export interface ImportDifference {
  /** The recorded action, in words. */
  readonly action: string;
  /**
   * `revenue`, `price`, `treasuryPrice`, `result`, or `asked` for an action that the site would not ask for. A
   * `treasuryPrice` is paid from a treasury.
   */
  readonly what: string;
  readonly who: string | null;
  readonly ours: string | number;
  readonly theirs: string | number;
}

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'you' | 'person' | 'bot';
  readonly present: boolean;
  /** The level of a bot, and its style if it has one. */
  readonly level?: string;
}

export interface TableInfo {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  /** Every decision is explained, for a first game. */
  readonly guided?: boolean;
  /** Barons may think for longer. */
  readonly patient?: boolean;
  /** The lesson that it is an attempt at. */
  readonly lesson?: string;
  /** It is an analysis: a tree of variations. */
  readonly analysed?: boolean;
  /** The chat of an imported game. */
  readonly talk?: readonly ImportedMessage[];
  readonly commitment: string | null;
  readonly seed: string | null;
}
