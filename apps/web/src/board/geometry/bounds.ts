import type { Board } from '@signalbox/rails';
import { centreOf, SIDE } from './hexagon.ts';

const MARGIN = SIDE * 1.12;

/** The part of the plane that a board covers, as an SVG view box. */
export function viewBox(board: Board): { x: number; y: number; width: number; height: number } {
  const centres = [...board.hexes.values()].map((hex) => centreOf(board.layout, hex));
  const xs = centres.map(([x]) => x);
  const ys = centres.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x: left, y: top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
}
