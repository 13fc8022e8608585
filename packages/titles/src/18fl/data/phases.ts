import type { Colour } from '@signalbox/rails';
import type { Train } from './trains.ts';

/** Shares of a company: five at first, ten after conversion. */
export type Size = 5 | 10;

interface PhaseRules {
  /** The first purchase of one of these begins the phase. */
  readonly startedBy: readonly Train[];
  readonly colours: readonly Colour[];
  /** Sizes in which a company may be founded. */
  readonly sizes: readonly Size[];
  readonly trainLimit: Readonly<Record<Size, number>>;
  /** Operating rounds in a set that begins in this phase (§4). */
  readonly operatingRounds: number;
  /** May a five-share company that has operated become a ten-share one? */
  readonly conversion: boolean;
  /** Which value of the off-board areas applies: the upper (0) or the lower (1). */
  readonly offBoard: 0 | 1;
  /** What a hotel adds to its town (§7.3.2). */
  readonly hotel: number;
}

/** The table of §2. */
export const PHASES = {
  '2': {
    startedBy: [],
    colours: ['yellow'],
    sizes: [5],
    trainLimit: { 5: 2, 10: 0 },
    operatingRounds: 1,
    conversion: false,
    offBoard: 0,
    hotel: 10,
  },
  '3': {
    startedBy: ['3'],
    colours: ['yellow', 'green'],
    sizes: [5],
    trainLimit: { 5: 2, 10: 4 },
    operatingRounds: 2,
    conversion: true,
    offBoard: 0,
    hotel: 10,
  },
  '4': {
    startedBy: ['4'],
    colours: ['yellow', 'green'],
    sizes: [5, 10],
    trainLimit: { 5: 1, 10: 3 },
    operatingRounds: 2,
    conversion: true,
    offBoard: 0,
    hotel: 10,
  },
  '5': {
    startedBy: ['5'],
    colours: ['yellow', 'green', 'brown'],
    sizes: [10],
    trainLimit: { 5: 0, 10: 2 },
    operatingRounds: 3,
    conversion: false,
    offBoard: 1,
    hotel: 20,
  },
  '6': {
    startedBy: ['6', '3E'],
    colours: ['yellow', 'green', 'brown', 'gray'],
    sizes: [10],
    trainLimit: { 5: 0, 10: 2 },
    operatingRounds: 3,
    conversion: false,
    offBoard: 1,
    hotel: 20,
  },
} as const satisfies Readonly<Record<string, PhaseRules>>;

export type Phase = keyof typeof PHASES;

export const PHASE_ORDER = ['2', '3', '4', '5', '6'] as const satisfies readonly Phase[];

export function phaseRules(phase: Phase): PhaseRules {
  return PHASES[phase];
}
