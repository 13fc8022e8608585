import type { Colour } from '@signalbox/rails';
import type { CompanyClass } from './companies.ts';
import type { Train } from './trains.ts';

/** Phases are named after the train whose first purchase begins them. */
export type Phase = Train;

export interface PhaseRules {
  readonly colours: readonly Colour[];
  /** Operating rounds in the next set (§4.6). */
  readonly operatingRounds: number;
  readonly trainLimit: Readonly<Record<CompanyClass, number>>;
  /** Tiles that a major may lay: one per station in a city, up to this many (§4.1.2). */
  readonly tiles: number;
  /** Which value of an off-board area applies (§4.3.2). */
  readonly offBoard: number;
}

/** The squares in which the values of off-board areas are printed (§4.3.2): they do not change with the tiles. */
export const OFF_BOARD_COLOURS: readonly string[] = ['white', 'gray', 'black'];

const YELLOW: readonly Colour[] = ['yellow'];
const GREEN: readonly Colour[] = ['yellow', 'green'];
const BROWN: readonly Colour[] = ['yellow', 'green', 'brown'];
const limit = (minor: number, major: number) => ({ minor, major });

/** §4.6.1–§4.6.7. */
const PHASES: Readonly<Record<Phase, PhaseRules>> = {
  '2': {
    colours: YELLOW,
    operatingRounds: 1,
    trainLimit: limit(2, 4),
    tiles: Number.POSITIVE_INFINITY,
    offBoard: 0,
  },
  '3': { colours: GREEN, operatingRounds: 2, trainLimit: limit(2, 4), tiles: 2, offBoard: 0 },
  '4': { colours: GREEN, operatingRounds: 2, trainLimit: limit(2, 3), tiles: 2, offBoard: 1 },
  '5': { colours: BROWN, operatingRounds: 3, trainLimit: limit(2, 3), tiles: 1, offBoard: 1 },
  '6': { colours: BROWN, operatingRounds: 3, trainLimit: limit(1, 2), tiles: 1, offBoard: 2 },
  '7': { colours: BROWN, operatingRounds: 3, trainLimit: limit(1, 2), tiles: 1, offBoard: 2 },
  '8': { colours: BROWN, operatingRounds: 3, trainLimit: limit(1, 2), tiles: 1, offBoard: 2 },
};

export function phaseRules(phase: Phase): PhaseRules {
  return PHASES[phase];
}

/** Phases are compared by number. */
export function isFrom(phase: Phase, first: number): boolean {
  return Number(phase) >= first;
}
