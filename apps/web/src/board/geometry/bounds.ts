import { type Board, hexOf } from '@signalbox/rails';
import { centreOf, SIDE } from './hexagon.ts';

const MARGIN = SIDE * 1.12;

/** The part of the plane that a board covers, or some of its hexes, as an SVG view box. */
export function viewBox(board: Board, hexes: Iterable<string> = board.hexes.keys()) {
  const centres = [...hexes].map((id) => centreOf(board.layout, hexOf(board, id)));
  const xs = centres.map(([x]) => x);
  const ys = centres.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x: left, y: top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
}
