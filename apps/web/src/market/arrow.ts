import {
  type Box,
  columnsOf,
  type Disc,
  figuresOf,
  type Point,
  placeMarkers,
  type Shape,
} from './geometry.ts';
import type { MarketModel, MarketMove } from './model.ts';

/** The way of an arrow: a curve whose second point only attracts it, or straight parts. */
export interface ArrowWay {
  readonly points: readonly Point[];
  readonly curved: boolean;
}

/** Half of the width of an arrow, and how far its head reaches back from its end and to the sides. */
export const ARROW = 1;
const HEAD = { length: 8, half: 5 };

/** What an arrow should not lie on: it is drawn below, and would seem to begin or end there. */
interface Obstacles {
  readonly markers: readonly Disc[];
  readonly figures: readonly Box[];
}

/** What it costs to lead an arrow over something, in lengths of a way around it. */
const COSTS = { marker: 400, figures: 60, corners: 14 };

/** The ways of arrows for all moves of markers that lie on the market, each with its move. */
export function arrowWays(
  model: MarketModel,
  shape: Shape,
  moves: readonly MarketMove[],
): { readonly move: MarketMove; readonly way: ArrowWay }[] {
  const { markers, arriving } = placeMarkers(model, shape, moves);
  const figures = figuresOf(model, shape);
  return moves.flatMap((move) => {
    const begin = markers.find(({ company }) => company === move.company);
    const end = arriving.find(({ company }) => company === move.company);
    if (!begin || !end) return [];
    const others = markers.filter((one) => one !== begin);
    return [{ move, way: bestWay(begin, end, shape, { markers: others, figures }, columnsOf(model)) }];
  });
}

/** The shortest way that hides nothing; ways that cannot be better any more are not looked at. */
function bestWay(begin: Point, end: Point, shape: Shape, obstacles: Obstacles, columns: number): ArrowWay {
  const direct = apart(begin, end);
  const near = obstaclesNear(begin, end, shape, obstacles);
  const straight = { points: [begin, halfway(begin, end), end], curved: true };
  let best: { readonly way: ArrowWay; readonly cost: number } = {
    way: straight,
    cost: direct + costOf(straight, near),
  };
  const compare = (ways: readonly ArrowWay[], more: number) => {
    const priced = ways.map((way) => ({ way, length: lengthOf(way) })).sort((a, b) => a.length - b.length);
    for (const { way, length } of priced) {
      if (length + more >= best.cost || length > longest(direct, shape)) break;
      const cost = length + more + costOf(way, near);
      if (cost < best.cost) best = { way, cost };
    }
  };
  if (best.cost > direct) compare(curvesBetween(begin, end), 0);
  if (best.cost > direct + COSTS.corners) compare(cornersBetween(begin, end, shape, columns), COSTS.corners);
  return best.way;
}

function halfway(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** A way around must not look like another move. */
function longest(direct: number, { width }: Shape): number {
  return 1.3 * direct + width;
}

const BENDS = [6, -6, 12, -12, 18, -18, 26, -26, 36, -36, 50, -50];

/** Curves that swerve to either side, early, in the middle or late. */
function curvesBetween(begin: Point, end: Point): ArrowWay[] {
  const length = Math.max(apart(begin, end), 1);
  const [dx, dy] = [(end.x - begin.x) / length, (end.y - begin.y) / length];
  return BENDS.flatMap((bend) =>
    [0.5, 0.25, 0.75].map((part) => {
      const [along, aside] = [part * length, bend];
      const between = {
        x: begin.x + dx * along - dy * aside,
        y: begin.y + dy * along + dx * aside,
      };
      return { points: [begin, between, end], curved: true };
    }),
  );
}

/** Ways along the sides of spaces, or below the markers of a row. */
function cornersBetween(begin: Point, end: Point, { width, height }: Shape, columns: number): ArrowWay[] {
  const [left, right] = [Math.min(begin.x, end.x) - width, Math.max(begin.x, end.x) + width];
  const [top, bottom] = [Math.min(begin.y, end.y), Math.max(begin.y, end.y) + height];
  const lanes = (from: number, to: number, step: number) =>
    Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => from + i * step);
  const half = width / 2;
  const sides = lanes(Math.ceil(left / half) * half, right, half).filter(
    (x) => x >= 0 && x <= columns * width,
  );
  const across = sides.map((x) => [begin, { x, y: begin.y }, { x, y: end.y }, end]);
  const along = lanes(top, bottom, height / 8).map((y) => [begin, { x: begin.x, y }, { x: end.x, y }, end]);
  return [...across, ...along].map((all) => ({ points: all.filter(isNew), curved: false }));
}

function isNew({ x, y }: Point, i: number, all: readonly Point[]): boolean {
  return x !== all[i - 1]?.x || y !== all[i - 1]?.y;
}

/** What lies around a way. */
function obstaclesNear(begin: Point, end: Point, shape: Shape, { markers, figures }: Obstacles): Obstacles {
  const [left, right] = [Math.min(begin.x, end.x) - shape.width, Math.max(begin.x, end.x) + shape.width];
  const [top, bottom] = [Math.min(begin.y, end.y) - shape.height, Math.max(begin.y, end.y) + shape.height];
  return {
    markers: markers.filter(({ x, y }) => x > left && x < right && y > top && y < bottom),
    figures: figures.filter(
      (box) => box.right > left && box.left < right && box.bottom > top && box.top < bottom,
    ),
  };
}

/** What a way hides, or what would hide it. */
function costOf(way: ArrowWay, { markers, figures }: Obstacles): number {
  const points = pointsOn(way);
  const head = headOf(way);
  const hidden = figures.filter(
    (box) =>
      points.some((at) => awayFrom(box, at) < ARROW + 0.2) || head.some((at) => awayFrom(box, at) < 0.2),
  );
  const closeness = markers.map((disc) => {
    const nearest = points.reduce((least, at) => Math.min(least, apart(at, disc)), disc.radius + ARROW);
    return Math.max(0, 1 - nearest / (disc.radius + ARROW));
  });
  return COSTS.figures * hidden.length + COSTS.marker * closeness.reduce((sum, one) => sum + one, 0);
}

/** Points along an arrow, a few units apart. */
export function pointsOn({ points, curved }: ArrowWay): Point[] {
  const parts = (length: number) => {
    const count = Math.max(8, Math.ceil(length / 3));
    return Array.from({ length: count + 1 }, (_, i) => i / count);
  };
  if (curved) {
    const [a, b, c] = [points[0]!, points[1]!, points[2]!];
    const on = (t: number, p: number, q: number, r: number) =>
      (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t ** 2 * r;
    return parts(apart(a, b) + apart(b, c)).map((t) => ({
      x: on(t, a.x, b.x, c.x),
      y: on(t, a.y, b.y, c.y),
    }));
  }
  return points.slice(1).flatMap((end, i) => {
    const from = points[i]!;
    return parts(apart(from, end)).map((t) => ({
      x: from.x + (end.x - from.x) * t,
      y: from.y + (end.y - from.y) * t,
    }));
  });
}

/** The corners of an arrow's head, which points along the last part of its way. */
export function headOf({ points }: ArrowWay): Point[] {
  const [before, end] = [points.at(-2)!, points.at(-1)!];
  const length = Math.max(apart(before, end), 0.01);
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  return [-1, -0.5, 0.5, 1].map((side) => ({
    x: end.x - dx * HEAD.length - dy * HEAD.half * side,
    y: end.y - dy * HEAD.length + dx * HEAD.half * side,
  }));
}

/** The length of a way; of a curve nearly. */
export function lengthOf({ points, curved }: ArrowWay): number {
  const around = points.slice(1).reduce((sum, at, i) => sum + apart(at, points[i]!), 0);
  return curved ? (2 * apart(points[0]!, points.at(-1)!) + around) / 3 : around;
}

function apart(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}

/** How far a point is from a box. */
export function awayFrom({ left, right, top, bottom }: Box, { x, y }: Point): number {
  const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
  return Math.sqrt(dx * dx + dy * dy);
}

const ROUNDED = 6;

/** An arrow's way as SVG writes it, with rounded corners. */
export function arrowPath({ points, curved }: ArrowWay): string {
  const at = ({ x, y }: Point) => `${x} ${y}`;
  const [begin, end] = [points[0]!, points.at(-1)!];
  if (curved) return `M${at(begin)}Q${at(bent(begin, points[1]!, end))} ${at(end)}`;
  const corners = points.slice(1, -1).map((corner, i) => {
    const [before, after] = [points[i]!, points[i + 2]!];
    return `L${at(towards(corner, before))}Q${at(corner)} ${at(towards(corner, after))}`;
  });
  return `M${at(begin)}${corners.join('')}L${at(end)}`;
}

/** Level lines are slightly bent: a browser takes what has no height for empty. */
function bent(begin: Point, middle: Point, end: Point): Point {
  return begin.y === middle.y && middle.y === end.y ? { x: middle.x, y: middle.y - 1 } : middle;
}

/** A point a little away from a corner, at most half of the way to the next one. */
function towards(corner: Point, next: Point): Point {
  const length = apart(next, corner);
  const part = Math.min(ROUNDED / length, 0.5);
  return { x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part };
}
