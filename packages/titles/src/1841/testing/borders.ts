import { BOARD } from '../data/board.ts';
import { bordersIn } from '../data/borders.ts';
import type { Unification } from '../options.ts';

/** How many sides of hexes are borders in a phase. */
export function activeSides(unification: Unification, phase: string): number {
  return bordersIn(BOARD, unification, Number(phase)).size / 2;
}
