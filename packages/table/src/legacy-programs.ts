import type { RunningAuto } from '@signalbox/protocol';
import type { GameSeat } from './game.ts';

/**
 * An auto action in the first format: one per seat, which made the same choice at a decision until one event, and
 * stopped at another.
 */
interface LegacyProgram {
  readonly decision: string;
  readonly choice: { readonly do?: string; readonly company?: string };
  readonly unless: readonly unknown[];
  readonly made: number;
}

/** A seat's stored auto actions of any format; of the first format, those that the screen could set continue. */
export function migrateAutos(stored: unknown): GameSeat['autos'] {
  if (Array.isArray(stored)) return stored as RunningAuto[];
  const auto = stored ? fromProgram(stored as LegacyProgram) : null;
  return auto ? [{ auto, since: 0, made: (stored as LegacyProgram).made }] : [];
}

/** Ended auto actions; notices in the first format are dropped. */
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
