import type { Colour } from '../map/face.ts';

/** A kind of train card. */
export interface TrainCard {
  /** What may be bought with this card: one kind, or several of which the buyer chooses one for good. */
  readonly kinds: readonly string[];
  readonly price: number;
  /** Infinity: unlimited. */
  readonly count: number;
  /** The phase in which it rusts. */
  readonly rustsIn?: string;
  /** The phase that begins when the first one is bought. */
  readonly starts?: string;
}

/** A card of the roster with how many are left, and what its first purchase triggers. */
export interface RosterLine {
  readonly kinds: readonly string[];
  readonly price: number;
  /** Null: unlimited. */
  readonly left: number | null;
  /** The phase that the next purchase of it begins; null if that has begun. */
  readonly begins: string | null;
  /** Trains that rust then. */
  readonly rusts: readonly string[];
  readonly operatingRounds: number;
  /** The train limit from then on, by kind of company, smallest first; empty if there is none. */
  readonly trainLimits: readonly number[];
  /** Colours of the tiles that may be laid from then on. */
  readonly colours: readonly Colour[];
  /** What else happens then, by names of the title. */
  readonly events: readonly string[];
  /** The events and the figures above in the order in which they take effect, where that is not the usual one. */
  readonly order?: readonly string[];
}

/** The figures of a line that may change with its phase, in the order that holds where a title has none of its own. */
export const ROSTER_FIGURES = ['rusts', 'colours', 'operatingRounds', 'trainLimits'] as const;

/** Trains not yet bought, in the order of the roster, and discarded trains, in the pool. */
export interface TrainSupply {
  /** How many of each card are left, by index in the roster; null means unlimited (JSON has no Infinity). */
  depot: (number | null)[];
  discarded: string[];
}

export function newSupply(roster: readonly TrainCard[]): TrainSupply {
  return { depot: roster.map(({ count }) => (Number.isFinite(count) ? count : null)), discarded: [] };
}

/** The card for sale: each kind has to be sold out before the next appears. */
export function currentCard(roster: readonly TrainCard[], supply: TrainSupply): TrainCard | null {
  return roster[supply.depot.findIndex((left) => left !== 0)] ?? null;
}

export function cardOf(roster: readonly TrainCard[], kind: string): TrainCard {
  const card = roster.find(({ kinds }) => kinds.includes(kind));
  if (!card) throw new Error(`There is no train ${kind}.`);
  return card;
}

/** Takes one of the current card from the depot. */
export function takeFromDepot(roster: readonly TrainCard[], supply: TrainSupply, kind: string): void {
  const index = roster.indexOf(cardOf(roster, kind));
  const left = supply.depot[index];
  if (left === 0 || left === undefined) throw new Error(`The depot has no train ${kind}.`);
  if (left !== null) supply.depot[index] = left - 1;
}

/** A list of trains after one of a kind was taken. */
export function withoutTrain<Train extends string>(trains: readonly Train[], kind: string): Train[] {
  const index = (trains as readonly string[]).indexOf(kind);
  if (index < 0) throw new Error(`There is no train ${kind} to take.`);
  return trains.toSpliced(index, 1);
}
