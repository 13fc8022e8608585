import type { Program } from '@signalbox/protocol';
import type { MemoryTable } from '../memory-table.ts';
import { lotsTable } from './lots-table.ts';

/** A table of two at which some seats have a program from the beginning. */
export function programmed(
  seats: readonly string[],
  program: Pick<Program, 'decision' | 'choice'> & Partial<Program>,
): { readonly table: MemoryTable } {
  const whole: Program = { until: [], unless: [], times: 50, ...program };
  const { game } = lotsTable(2);
  const seated = game.seats.map((seat) =>
    seats.includes(seat.seat) ? { ...seat, program: { ...whole, made: 0 } } : seat,
  );
  const table = lotsTable(2, { seats: seated });
  table.goOn();
  return { table };
}
