import { centre, edgeMiddle, type Layout, type Point } from '@signalbox/rails';

/** Length of a hex's side on the drawing. */
export const SIDE = 50;

export const CENTRE: Point = [0, 0];

export function centreOf(layout: Layout, at: { readonly x: number; readonly y: number }): Point {
  return scaled(centre(layout, at), SIDE);
}

/** Middle of an edge, seen from the hex's centre; halves lie towards a corner. */
export function edgePoint(layout: Layout, edge: number): Point {
  return scaled(edgeMiddle(layout, edge), SIDE);
}

/** The corner between an edge and the next one clockwise. */
export function cornerAfter(layout: Layout, edge: number): Point {
  return scaled(edgeMiddle(layout, edge + 0.5), (SIDE * 2) / Math.sqrt(3));
}

function corners(layout: Layout): readonly Point[] {
  return EDGES.map((edge) => cornerAfter(layout, edge));
}

export const EDGES = [0, 1, 2, 3, 4, 5] as const;

/** The outline of a hex, or one within it at that distance from its sides. */
export function hexPath(layout: Layout, within = 0): string {
  const size = 1 - within / APOTHEM;
  return `M${corners(layout)
    .map((corner) => pair(scaled(corner, size)))
    .join('L')}Z`;
}

/** The two ends of an edge. */
export function edgeEnds(layout: Layout, edge: number): readonly [Point, Point] {
  return [cornerAfter(layout, edge + 5), cornerAfter(layout, edge)];
}

const APOTHEM = (SIDE * Math.sqrt(3)) / 2;

const directions = (layout: Layout): readonly Point[] =>
  EDGES.map((edge) => scaled(edgeMiddle(layout, edge), SIDE / APOTHEM));

/** The directions of the sides, of length 1. */
const DIRECTIONS: Readonly<Record<Layout, readonly Point[]>> = {
  flat: directions('flat'),
  pointy: directions('pointy'),
};

/** Distance from a point inside to the nearest side; negative outside. */
export function clearanceInside(layout: Layout, [x, y]: Point): number {
  let most = 0;
  for (const [dx, dy] of DIRECTIONS[layout]) most = Math.max(most, x * dx + y * dy);
  return APOTHEM - most;
}

/** The same for that corner of a box around a point which is nearest to a side or furthest outside. */
export function clearanceOfBox(
  layout: Layout,
  [x, y]: Point,
  box: { readonly width: number; readonly height: number },
): number {
  const [w, h] = [box.width / 2, box.height / 2];
  let most = 0;
  for (const [dx, dy] of DIRECTIONS[layout])
    most = Math.max(most, (dx < 0 ? x - w : x + w) * dx + (dy < 0 ? y - h : y + h) * dy);
  return APOTHEM - most;
}

export function scaled([x, y]: Point, factor: number): Point {
  return [x * factor, y * factor];
}

export function plus([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}

export function distance([x, y]: Point, [a, b]: Point): number {
  return Math.hypot(x - a, y - b);
}

const round = (n: number) => Math.round(n * 100) / 100;

export function pair([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}
