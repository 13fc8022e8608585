import type { RunningAuto } from '@signalbox/protocol';
import type { GameSeat } from './game.ts';

/**
 * An auto action of the first form: one per seat, a choice made whenever a decision came, until one event or unless
 * another.
 */
interface LegacyProgram {
  readonly decision: string;
  readonly choice: { readonly do?: string; readonly company?: string };
  readonly unless: readonly unknown[];
  readonly made: number;
}

/** A seat's auto actions as they were stored, in any form; those that the screen could set in the first form go on. */
export function migrateAutos(stored: unknown): GameSeat['autos'] {
  if (Array.isArray(stored)) return stored as RunningAuto[];
  const auto = stored ? fromProgram(stored as LegacyProgram) : null;
  return auto ? [{ auto, since: 0, made: (stored as LegacyProgram).made }] : [];
}

/** In the first form a seat was told of the last one only, by what it had sent: that is not told again. */
export function migrateEndedAutos(stored: unknown): GameSeat['endedAutos'] {
  return Array.isArray(stored) ? stored : [];
}

function fromProgram({ decision, choice, unless }: LegacyProgram): RunningAuto['auto'] | null {
  if (decision !== 'trade') return null;
  if (choice.do === 'pass')
    return { kind: 'pass', heed: [...(unless.length > 0 ? ['own-traded'] : []), 'round-ended'] };
  const { company } = choice;
  return choice.do === 'buy' && company ? { kind: 'buy', company, until: 'float', shares: 1 } : null;
}
