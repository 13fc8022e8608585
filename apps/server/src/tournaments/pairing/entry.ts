/** Pairing and scoring are functions of what was played: no clock, no database, no chance but a given seed. */

/** Somebody who takes part; an opaque name. */
export type Entrant = string;

/** A table of a round, in order of the seats. */
export type Group = readonly Entrant[];

export interface Pairing {
  readonly tables: readonly Group[];
  /** Those who sit out, because no table can be formed for them. */
  readonly byes: readonly Entrant[];
}

/** Tables that were played or are being played, in the order of the rounds. */
export type History = readonly Pairing[];

/** How many sit at a table: as many as possible at tables of `size`. */
export interface TableSize {
  readonly size: number;
  /** What the title allows. */
  readonly least: number;
  readonly most: number;
}
