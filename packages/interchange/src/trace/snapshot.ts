import type { Json } from '@signalbox/kernel';

/** A state in the form of a trace: what is compared after every action. */
export interface Snapshot {
  readonly round: string;
  readonly phase: string;
  readonly bank: number;
  /** The player to act, by the site's name; several while bids are sealed; empty when the game is over. */
  readonly acting: readonly string[];
  /** Everything else, by path: `players.11403.cash`. */
  readonly values: ReadonlyMap<string, Json>;
}

/** A snapshot under construction. A map, since an object with hundreds of dynamic keys is slow to fill and to copy. */
export type Values = Map<string, Json>;
