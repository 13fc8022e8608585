import type { MarketModel, MarketMove } from './model.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The size of a space, and where in it a single marker lies. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly marker: Point & { readonly radius: number };
  /** The corner from which several of them fill the space: they leave the price free. */
  readonly pile: Point;
  /** How far two markers of a pile are apart at least, in radii, if not as usual. */
  readonly apart?: number;
}

export const HIGH: Shape = {
  ...{ width: 44, height: 50, marker: { x: 17, y: 31, radius: 11 }, pile: { x: 0, y: 18 } },
};
/** The markers leave room for the price before them; of each in a pile the letters are seen. */
export const LOW: Shape = {
  ...{ width: 56, height: 27, marker: { x: 36, y: 14, radius: 11 }, pile: { x: 18, y: 0 }, apart: 1.85 },
};
/** Of a market that is scrolled more rows are to be seen at once. */
export const SCROLLED: Shape = {
  ...{ width: 44, height: 41, marker: { x: 17, y: 29.5, radius: 10 }, pile: { x: 0, y: 18 } },
};
/** Just wide enough for a price of three digits, so that a wide market is visible as a whole beside the companies. */
export const NARROW: Shape = {
  ...{ width: 19, height: 27, marker: { x: 9, y: 18.5, radius: 8 }, pile: { x: 0, y: 10 } },
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

/** A disc: the middle of a marker and its radius. */
export interface Disc extends Point {
  readonly radius: number;
}

/**
 * How far two markers of a pile are apart at least, in radii: what covers one leaves its letters, which are wider than
 * high. In a narrow space they would be too small for that side by side.
 */
const BESIDE_EACH_OTHER = 1.8;
const BESIDE_IN_NARROW = 1.4;
const BELOW_EACH_OTHER = 1.5;

/** How many markers of a pile lie side by side, and how large they are. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly radius: number;
}

/** The arrangement of a pile in which its markers are largest; side by side rather than one below another. */
function gridOf(shape: Shape, count: number): Grid {
  const { width, height, marker, pile } = shape;
  const beside = shape.apart ?? (shape === NARROW ? BESIDE_IN_NARROW : BESIDE_EACH_OTHER);
  const most = (length: number, lines: number, apart: number) => length / (2 + apart * (lines - 1));
  const grids = Array.from({ length: count }, (_, i): Grid => {
    const [rows, columns] = [i + 1, Math.ceil(count / (i + 1))];
    const radius = Math.min(
      marker.radius,
      most(width - pile.x, columns, beside),
      most(height - pile.y, rows, shape.apart ?? BELOW_EACH_OTHER),
    );
    return { columns, rows, radius };
  });
  return grids.reduce((best, grid) => (grid.radius > best.radius + 0.01 ? grid : best));
}

/** Where a marker lies in the pile of its space, from the corner of the space. The first one, which operates first, is on top. */
export function placeInPile(shape: Shape, depth: number, count: number): Disc {
  if (count === 1) return shape.marker;
  const { width, height, marker, pile } = shape;
  const { columns, rows, radius } = gridOf(shape, count);
  const along = (length: number, lines: number, line: number) =>
    radius + (lines === 1 ? 0 : line * Math.min(2 * radius, (length - 2 * radius) / (lines - 1)));
  return {
    x: pile.x + along(width - pile.x, columns, depth % columns),
    y: rows === 1 ? marker.y : pile.y + along(height - pile.y, rows, Math.floor(depth / columns)),
    radius,
  };
}

/** The upper left corner of a space. */
export function cornerOf(model: MarketModel, shape: Shape, space: number): Point {
  const { row, column } = model.spaces[space]!;
  return { x: column * shape.width, y: row * shape.height };
}

/** A marker where it is drawn. */
export interface PlacedMarker extends Disc {
  readonly company: string;
  readonly space: number;
  readonly depth: number;
}

/** All markers, and the free places for those that would arrive: the last ones in the piles of their new spaces. */
export function placeMarkers(
  model: MarketModel,
  shape: Shape,
  moves: readonly MarketMove[] = [],
): { readonly markers: readonly PlacedMarker[]; readonly arriving: readonly PlacedMarker[] } {
  const lying = model.markers.map(({ company, space }) => ({ company, space, arrives: false }));
  const coming = moves.map(({ company, to }) => ({ company, space: to, arrives: true }));
  const all = [...lying, ...coming];
  const placed = all.map(({ company, space, arrives }, i) => {
    const inPile = all.flatMap((one, k) => (one.space === space ? [k] : []));
    const depth = inPile.indexOf(i);
    const { x, y } = cornerOf(model, shape, space);
    const disc = placeInPile(shape, depth, inPile.length);
    return { company, space, depth, arrives, x: x + disc.x, y: y + disc.y, radius: disc.radius };
  });
  return {
    markers: placed.filter(({ arrives }) => !arrives),
    arriving: placed.filter(({ arrives }) => arrives),
  };
}

/** Digits are this wide at most, and this high, in parts of their size. */
const DIGIT = 0.6;
const HEIGHT = 0.75;

/** What the figures of each price cover. */
export function figuresOf(model: MarketModel, shape: Shape): Box[] {
  const size = sizeOfPrices(model, shape);
  const { x, y, most } = priceLine(shape, size);
  return model.spaces.map(({ price }, space) => {
    const corner = cornerOf(model, shape, space);
    const natural = String(price).length * DIGIT * size;
    const width = most === null ? natural : Math.min(natural, most);
    const left = corner.x + (most === null ? x : x - width / 2);
    return { left, right: left + width, top: corner.y + y - HEIGHT * size, bottom: corner.y + y };
  });
}
