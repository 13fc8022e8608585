import type { Layout, Point } from '@signalbox/rails';
import { cornerAfter, edgePoint, pair, SIDE, scaled } from './hexagon.ts';

/** Track from one edge to another as on a printed tile: it leaves both at a right angle. */
export interface Curve {
  /** The point at 0 (first edge) to 1 (second edge). */
  readonly at: (t: number) => Point;
  /** Direction of the track there, in degrees. */
  readonly tangent: (t: number) => number;
  /** SVG path between two places of the curve. */
  readonly path: (from: number, to: number) => string;
}

export function curve(layout: Layout, a: number, b: number): Curve {
  const turn = (b - a + 6) % 6;
  if (turn === 3) return straight(edgePoint(layout, a), edgePoint(layout, b));
  if (turn === 1) return arc(layout, a, b, cornerAfter(layout, a), SIDE / 2, 0);
  if (turn === 5) return arc(layout, a, b, cornerAfter(layout, b), SIDE / 2, 1);
  const middle = turn === 2 ? a + 1 : b + 1;
  return arc(layout, a, b, scaled(edgePoint(layout, middle), 2), SIDE * 1.5, turn === 2 ? 0 : 1);
}

export function straight(from: Point, to: Point): Curve {
  const at = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  return {
    at,
    tangent: () => degrees(Math.atan2(to[1] - from[1], to[0] - from[0])),
    path: (t, u) => `M${pair(at(t))}L${pair(at(u))}`,
  };
}

function arc(layout: Layout, a: number, b: number, middle: Point, radius: number, sweep: 0 | 1): Curve {
  const start = angleFrom(middle, edgePoint(layout, a));
  const end = angleFrom(middle, edgePoint(layout, b));
  const span = shortest(end - start);
  const angle = (t: number) => start + span * t;
  const at = (t: number): Point => [
    middle[0] + Math.cos(angle(t)) * radius,
    middle[1] + Math.sin(angle(t)) * radius,
  ];
  return {
    at,
    tangent: (t) => degrees(angle(t)) + 90,
    path: (t, u) => `M${pair(at(t))}A${radius} ${radius} 0 0 ${t < u ? sweep : 1 - sweep} ${pair(at(u))}`,
  };
}

/** From an edge to a place inside that is on no curve: straight at first, then towards the place. */
export function bend(layout: Layout, edge: number, to: Point): Pick<Curve, 'at' | 'path'> {
  const from = edgePoint(layout, edge);
  if (Math.hypot(...to) < 1) return straight(from, to);
  const by = scaled(from, 0.45);
  const at = (t: number): Point => {
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [a * from[0] + b * by[0] + c * to[0], a * from[1] + b * by[1] + c * to[1]];
  };
  return { at, path: () => `M${pair(from)}Q${pair(by)} ${pair(to)}` };
}

function angleFrom([x, y]: Point, [a, b]: Point): number {
  return Math.atan2(b - y, a - x);
}

function shortest(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
