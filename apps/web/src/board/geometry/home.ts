import { type Board, type Hex, hexOf, type Point } from '@signalbox/rails';
import { centreOf, clearanceInside, SIDE } from './hexagon.ts';
import { nearTo } from './map-obstacles.ts';
import type { Box } from './room.ts';

/** How much of a name may be in other hexes. */
const ELSEWHERE = 0.45;
const ACROSS_BOX = [-0.45, -0.25, 0, 0.25, 0.45];
const DOWN_BOX = [-0.4, 0, 0.4];

/** Is most of a box in its own hex, or outside of all? */
export function isAtHome(board: Board, hex: Hex, at: Point, box: Box): boolean {
  return !isAway(board, hex, at, box, ELSEWHERE);
}

/** A name of which so much is in other hexes looks as if it belonged there. */
const WHOLLY = 0.85;

/** Is nearly all of a box in other hexes? */
export function isAbroad(board: Board, hex: Hex, at: Point, box: Box): boolean {
  return isAway(board, hex, at, box, WHOLLY);
}

/** Is more than this part of a box in other hexes? */
function isAway(board: Board, hex: Hex, [x, y]: Point, { width, height }: Box, part: number): boolean {
  let left = part * ACROSS_BOX.length * DOWN_BOX.length;
  for (const across of ACROSS_BOX)
    for (const down of DOWN_BOX) {
      if (isElsewhere(board, hex, [x + across * width, y + down * height])) left -= 1;
      if (left < 0) return true;
    }
  return false;
}

const middles = new WeakMap<Hex, readonly Point[]>();

/** The middles of the hexes around one, seen from it. */
function middlesAround(board: Board, hex: Hex): readonly Point[] {
  let found = middles.get(hex);
  if (!found) {
    const [x, y] = centreOf(board.layout, hex);
    const others = nearTo(board, hex).things.filter((id) => id !== hex.id);
    found = others.map((id) => centreOf(board.layout, hexOf(board, id))).map(([a, b]) => [a - x, b - y]);
    middles.set(hex, found);
  }
  return found;
}

/** Is a point, seen from the middle of a hex, in another one? */
export function isElsewhere(board: Board, hex: Hex, [x, y]: Point): boolean {
  if (clearanceInside(board.layout, [x, y]) >= 0) return false;
  return middlesAround(board, hex).some(
    ([a, b]) =>
      Math.abs(x - a) < SIDE && Math.abs(y - b) < SIDE && clearanceInside(board.layout, [x - a, y - b]) > 0,
  );
}
