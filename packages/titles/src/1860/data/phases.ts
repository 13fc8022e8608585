import type { Colour } from '@signalbox/rails';
import type { Train } from './trains.ts';

interface PhaseRules {
  /** Its first purchase begins the phase. */
  readonly startedBy: Train | null;
  readonly colours: readonly Colour[];
  readonly trainLimit: number;
  /** Operating rounds after a stock round that ends in this phase. */
  readonly operatingRounds: number;
}

const YELLOW = ['yellow'] as const;
const GREEN = ['yellow', 'green'] as const;
const BROWN = ['yellow', 'green', 'brown'] as const;

/** Phases. */
export const PHASES = {
  '2': { startedBy: null, colours: YELLOW, trainLimit: 4, operatingRounds: 1 },
  '3': { startedBy: '3+2', colours: GREEN, trainLimit: 4, operatingRounds: 2 },
  '4': { startedBy: '4+2', colours: GREEN, trainLimit: 3, operatingRounds: 2 },
  '5': { startedBy: '5+3', colours: BROWN, trainLimit: 3, operatingRounds: 3 },
  '6': { startedBy: '6+3', colours: BROWN, trainLimit: 2, operatingRounds: 3 },
  '7': { startedBy: '7+4', colours: BROWN, trainLimit: 2, operatingRounds: 3 },
  '8': { startedBy: '8+4', colours: BROWN, trainLimit: 2, operatingRounds: 3 },
  '9': { startedBy: '9+5', colours: BROWN, trainLimit: 2, operatingRounds: 3 },
} as const satisfies Readonly<Record<string, PhaseRules>>;

export type Phase = keyof typeof PHASES;
export const PHASE_ORDER = Object.keys(PHASES) as readonly Phase[];

export function phaseRules(phase: Phase): PhaseRules {
  return PHASES[phase];
}
