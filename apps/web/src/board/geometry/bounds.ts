import { type Board, hexOf, type Point } from '@signalbox/rails';
import { centreOf, SIDE } from './hexagon.ts';

const MARGIN = SIDE * 1.12;

/** A part of the plane, as SVG writes it. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the plane that a board covers, or some of its hexes, as an SVG view box. */
export function viewBox(board: Board, hexes: Iterable<string> = board.hexes.keys()): Area {
  const centres = [...hexes].map((id) => centreOf(board.layout, hexOf(board, id)));
  const xs = centres.map(([x]) => x);
  const ys = centres.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x: left, y: top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
}

/** The same with a margin on the left and on the right. */
export function widened({ x, y, width, height }: Area, margin: number): Area {
  return { x: x - margin, y, width: width + 2 * margin, height };
}

/** So much of the plane that one hex is seen with its neighbours. */
const AROUND = 6 * MARGIN;

/** The part of the plane to look at when some hexes are to be chosen from. */
export function surroundings(board: Board, hexes: Iterable<string>): Area {
  const { x, y, width, height } = viewBox(board, hexes);
  const [wide, high] = [Math.max(width, AROUND), Math.max(height, AROUND)];
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}

/**
 * What a frame shows that zooms in on a part of the whole: a window of the whole's proportions around the part. Near an
 * edge it does not extend beyond the whole, so it shows more of the map instead of the sea around it.
 */
export function windowOn(whole: Area, part: Area, closest: number): Area {
  const scale = Math.min(closest, whole.width / part.width, whole.height / part.height);
  const [width, height] = [whole.width / scale, whole.height / scale];
  const x = within(part.x + (part.width - width) / 2, whole.x, whole.x + whole.width - width);
  const y = within(part.y + (part.height - height) / 2, whole.y, whole.y + whole.height - height);
  return { x, y, width, height };
}

function within(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(Math.max(value, least), most);
}

/** In the order in which they are tried. */
const CORNERS = ['bottom-left', 'bottom-right', 'top-right', 'top-left'] as const;
export type Corner = (typeof CORNERS)[number];

/** A corner of the frame in which something of this size covers neither a hex nor what is printed beside the map. */
export function freeCorner(
  board: Board,
  frame: Area,
  size: Pick<Area, 'width' | 'height'>,
  printed: Area | null,
): Corner | null {
  const centres = [...board.hexes.values()].map((hex) => centreOf(board.layout, hex));
  const isFree = (corner: Corner) => {
    const [vertical, horizontal] = corner.split('-');
    const area: Area = {
      ...size,
      x: horizontal === 'left' ? frame.x : frame.x + frame.width - size.width,
      y: vertical === 'top' ? frame.y : frame.y + frame.height - size.height,
    };
    const clear = ([x, y]: Point) =>
      Math.hypot(outside(x, area.x, area.width), outside(y, area.y, area.height)) >= SIDE * 0.96;
    return centres.every(clear) && !(printed && overlap(area, printed));
  };
  return CORNERS.find(isFree) ?? null;
}

/** How far a number is outside a range. */
function outside(at: number, from: number, length: number): number {
  return Math.max(0, from - at, at - from - length);
}

function overlap(a: Area, b: Area): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
