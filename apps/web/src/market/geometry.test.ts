import { defaultOptions, newGame } from '@signalbox/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPresentation } from '../titles/index.ts';
import {
  type ArrowWay,
  arrowPath,
  arrowWay,
  columnsOf,
  cornerOf,
  HIGH,
  LOW,
  NARROW,
  placeInStack,
  priceLine,
  SCROLLED,
  type Shape,
  sizeOfPrices,
} from './geometry.ts';
import { inColumns, type MarketModel } from './model.ts';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Digits are this wide at most, and this high, in parts of their size. */
const DIGIT = 0.6;
const HEIGHT = 0.75;

/** What the figures of a price cover. */
function figures(model: MarketModel, shape: Shape, space: number): Box {
  const size = sizeOfPrices(model, shape);
  const { x, y, most } = priceLine(shape, size);
  const corner = cornerOf(model, shape, space);
  const natural = String(model.spaces[space]!.price).length * DIGIT * size;
  const width = most === null ? natural : Math.min(natural, most);
  const left = corner.x + (most === null ? x : x - width / 2);
  return { left, right: left + width, top: corner.y + y - HEIGHT * size, bottom: corner.y + y };
}

/** How far a point is from a box. */
function away({ x, y }: { x: number; y: number }, { left, right, top, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** Half of the width of an arrow. */
const ARROW = 1.25;
/** Its head reaches this far back and to the sides. */
const HEAD = { length: 10, half: 6.25 };

/** Points along an arrow. */
function pointsOn({ points, curved }: ArrowWay) {
  const parts = Array.from({ length: 21 }, (_, i) => i / 20);
  if (curved) {
    const [a, b, c] = [points[0]!, points[1]!, points[2]!];
    const on = (t: number, p: number, q: number, r: number) =>
      (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t ** 2 * r;
    return parts.map((t) => ({ x: on(t, a.x, b.x, c.x), y: on(t, a.y, b.y, c.y) }));
  }
  return points.slice(1).flatMap((end, i) => {
    const from = points[i]!;
    return parts.map((t) => ({ x: from.x + (end.x - from.x) * t, y: from.y + (end.y - from.y) * t }));
  });
}

/** The corners of an arrow's head, which points along the last part of its way. */
function headOf({ points }: ArrowWay) {
  const [before, end] = [points.at(-2)!, points.at(-1)!];
  const length = Math.hypot(end.x - before.x, end.y - before.y);
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  return [-1, -0.5, 0.5, 1].map((side) => ({
    x: end.x - dx * HEAD.length - dy * HEAD.half * side,
    y: end.y - dy * HEAD.length + dx * HEAD.half * side,
  }));
}

const TITLES = ['18FL', 'union-station', '1860', '1841'];

describe.each(TITLES)('the market of %s', (id) => {
  let drawings: { readonly model: MarketModel; readonly shape: Shape }[];

  beforeAll(async () => {
    const { title, market } = (await loadPresentation(id))!;
    const model = market(newGame(title, { players: 3, options: defaultOptions(title.options) }) as never);
    const shapes = model.low ? [LOW] : columnsOf(model) > 14 ? [NARROW, SCROLLED] : [HIGH];
    drawings = shapes.map((shape) => ({ model, shape }));
    if (id === '18FL') drawings.push({ model: inColumns(model, 5), shape: HIGH });
  });

  it('has no marker on the figures of a price, however many there are', () => {
    for (const { model, shape } of drawings)
      for (const [space] of model.spaces.entries())
        for (const count of [1, 2, 3, 6])
          for (let depth = 0; depth < count; depth++) {
            const { x, y } = cornerOf(model, shape, space);
            const middle = { x: x + placeInStack(shape, depth, count), y: y + shape.marker.y };
            expect(away(middle, figures(model, shape, space))).toBeGreaterThanOrEqual(shape.marker.radius);
          }
  });

  it('has no arrow on the figures of a price, wherever a marker moves', () => {
    for (const { model, shape } of drawings) {
      const hidden = moves(model).filter(([from, to]) => {
        const way = arrowWay(model, shape, from, to);
        const boxes = between(model, from, to).map((space) => figures(model, shape, space));
        const isOn = (apart: number) => (at: { x: number; y: number }) =>
          boxes.some((box) => away(at, box) < apart);
        return pointsOn(way).some(isOn(ARROW)) || headOf(way).some(isOn(0.01));
      });
      expect(hidden).toEqual([]);
    }
  });
});

/** From spaces to others in the same row or in the next one. */
function moves({ spaces }: MarketModel): [from: number, to: number][] {
  return spaces.flatMap((a, from) =>
    spaces.flatMap((b, to): [number, number][] => {
      const isNear = Math.abs(a.row - b.row) < 1.5 && Math.abs(a.column - b.column) <= 3;
      return from !== to && isNear ? [[from, to]] : [];
    }),
  );
}

/** The spaces around the way from one to another. */
function between({ spaces }: MarketModel, from: number, to: number): number[] {
  const [a, b] = [spaces[from]!, spaces[to]!];
  const isWithin = (one: number, two: number, three: number) =>
    one >= Math.min(two, three) - 1 && one <= Math.max(two, three) + 1;
  return spaces.flatMap(({ row, column }, i) =>
    isWithin(row, a.row, b.row) && isWithin(column, a.column, b.column) ? [i] : [],
  );
}

it('an arrow has rounded corners', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
    { x: 20, y: 40 },
    { x: 30, y: 40 },
  ];
  expect(arrowPath({ points: way, curved: false })).toBe('M0 0L14 0Q20 0 20 6L20 34Q20 40 25 40L30 40');
});
