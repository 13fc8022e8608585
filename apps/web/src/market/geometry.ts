import type { MarketModel } from './model.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The size of a space, where in it a marker lies, and from where to where several of them do. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly marker: Point & { readonly radius: number };
  readonly several: readonly [from: number, to: number];
  /** Where in it arrows begin and end, and by how much those along a row are bent: away from the prices. */
  readonly arrow: Point & { readonly bend: number };
}

export const HIGH: Shape = {
  ...{ width: 44, height: 50, marker: { x: 17, y: 31, radius: 11 }, several: [11, 33] },
  arrow: { x: 22, y: 31, bend: -18 },
};
/** The markers leave room for the price before them. */
export const LOW: Shape = {
  ...{ width: 56, height: 27, marker: { x: 36, y: 14, radius: 11 }, several: [36, 45] },
  arrow: { x: 36, y: 18.5, bend: 6 },
};
/** Of a market that is scrolled more rows are to be seen at once. */
export const SCROLLED: Shape = {
  ...{ width: 44, height: 41, marker: { x: 17, y: 29.5, radius: 10 }, several: [11, 33] },
  arrow: { x: 22, y: 29.5, bend: -14 },
};
/** Just wide enough for a price of three digits, so that a wide market is visible as a whole beside the companies. */
export const NARROW: Shape = {
  ...{ width: 19, height: 27, marker: { x: 9, y: 18.5, radius: 8 }, several: [7, 15] },
  arrow: { x: 9.5, y: 18.5, bend: 0 },
};

/** The smallest text, and the width of the column beside the companies, in pixels. */
const SMALL = 11;
const BESIDE = 350;

export function columnsOf({ spaces }: MarketModel): number {
  return Math.max(...spaces.map(({ column }) => column)) + 1;
}

/** The size of prices: in the column beside the companies they are legible. */
export function sizeOfPrices(model: MarketModel, shape: Shape): number {
  if (shape === NARROW || model.low) return SMALL;
  return Math.max(SMALL, Math.min(15, (SMALL * columnsOf(model) * shape.width) / BESIDE));
}

/** Where the line of a price begins, or where its middle is in a narrow space, and how wide it is at most. */
export function priceLine(shape: Shape, size: number): Point & { readonly most: number | null } {
  if (shape === NARROW) return { x: shape.width / 2, y: 9.5, most: shape.width - 3 };
  return { x: 4, y: size + 1, most: null };
}

/** Where the markers of a space lie: side by side where it is wide enough; else the first, which operates first, is on top. */
export function placeInStack(
  { marker: { x, radius }, several: [from, to] }: Shape,
  depth: number,
  count: number,
): number {
  if (count === 1) return x;
  return from + depth * Math.min(2 * radius, (to - from) / (count - 1));
}

/** The upper left corner of a space. */
export function cornerOf(model: MarketModel, shape: Shape, space: number): Point {
  const { row, column } = model.spaces[space]!;
  return { x: column * shape.width, y: row * shape.height };
}

/** The way of an arrow: a curve whose second point only attracts it, or straight parts. */
export interface ArrowWay {
  readonly points: readonly Point[];
  readonly curved: boolean;
}

/**
 * The way of an arrow from one space to another. It crosses rows along the side of a space, and columns below the prices,
 * so it hides none of them. The side is that of the lower space, because prices are above the markers.
 */
export function arrowWay(model: MarketModel, shape: Shape, from: number, to: number): ArrowWay {
  const [a, b] = [cornerOf(model, shape, from), cornerOf(model, shape, to)];
  const middle = ({ x, y }: Point): Point => ({ x: x + shape.arrow.x, y: y + shape.arrow.y });
  const [begin, end] = [middle(a), middle(b)];
  if (a.y === b.y) {
    const between = { x: (begin.x + end.x) / 2, y: begin.y + shape.arrow.bend };
    return { points: [begin, between, end], curved: true };
  }
  const [lower, other] = a.y > b.y ? [a, b] : [b, a];
  const side = other.x < lower.x ? lower.x : lower.x + shape.width;
  const all = [begin, { x: side, y: begin.y }, { x: side, y: end.y }, end];
  const isNew = ({ x, y }: Point, i: number) => x !== all[i - 1]?.x || y !== all[i - 1]?.y;
  return { points: all.filter(isNew), curved: false };
}

const ROUNDED = 6;

/** An arrow's way as SVG writes it, with rounded corners. */
export function arrowPath({ points, curved }: ArrowWay): string {
  const at = ({ x, y }: Point) => `${x} ${y}`;
  const [begin, end] = [points[0]!, points.at(-1)!];
  if (curved) return `M${at(begin)}Q${at(points[1]!)} ${at(end)}`;
  const corners = points.slice(1, -1).map((corner, i) => {
    const [before, after] = [points[i]!, points[i + 2]!];
    return `L${at(towards(corner, before))}Q${at(corner)} ${at(towards(corner, after))}`;
  });
  return `M${at(begin)}${corners.join('')}L${at(end)}`;
}

/** A point a little away from a corner, at most half of the way to the next one. */
function towards(corner: Point, next: Point): Point {
  const length = Math.hypot(next.x - corner.x, next.y - corner.y);
  const part = Math.min(ROUNDED / length, 0.5);
  return { x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part };
}
