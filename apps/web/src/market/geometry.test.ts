import { defaultOptions, newGame } from '@signalbox/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPresentation } from '../titles/index.ts';
import { ARROW, type ArrowWay, arrowPath, arrowWays, awayFrom, headOf, lengthOf, pointsOn } from './arrow.ts';
import {
  type Box,
  columnsOf,
  cornerOf,
  figuresOf,
  HIGH,
  LOW,
  NARROW,
  type Point,
  placeInPile,
  placeMarkers,
  SCROLLED,
  type Shape,
} from './geometry.ts';
import { inColumns, type MarketModel, type MarketMove } from './model.ts';

const TITLES = ['18FL', 'union-station', '1860', '1841'];

describe.each(TITLES)('the market of %s', (id) => {
  let drawings: { readonly model: MarketModel; readonly shape: Shape; readonly figures: readonly Box[] }[];

  beforeAll(async () => {
    const { title, market } = (await loadPresentation(id))!;
    const model = market(newGame(title, { players: 3, options: defaultOptions(title.options) }) as never);
    const shapes = model.low ? [LOW] : columnsOf(model) > 14 ? [NARROW, SCROLLED] : [HIGH];
    const all = shapes.map((shape) => ({ model, shape }));
    if (id === '18FL') all.push({ model: inColumns(model, 5), shape: HIGH });
    drawings = all.map((one) => ({ ...one, figures: figuresOf(one.model, one.shape) }));
  });

  it('has no marker on the figures of a price, however many there are', () => {
    for (const { model, shape, figures } of drawings)
      for (const [space] of model.spaces.entries())
        for (const count of [1, 2, 3, 6])
          for (let depth = 0; depth < count; depth++) {
            const corner = cornerOf(model, shape, space);
            const { x, y, radius } = placeInPile(shape, depth, count);
            const middle = { x: corner.x + x, y: corner.y + y };
            expect(awayFrom(figures[space]!, middle)).toBeGreaterThanOrEqual(radius);
          }
  });

  it('shows the letters of each marker in a pile, within its space', () => {
    for (const { shape } of drawings)
      for (const count of [2, 3, 4, 6]) {
        const discs = Array.from({ length: count }, (_, depth) => placeInPile(shape, depth, count));
        for (const [i, { x, y, radius }] of discs.entries()) {
          for (const other of discs.slice(0, i)) {
            const [beside, below] = [Math.abs(x - other.x) / radius, Math.abs(y - other.y) / radius];
            expect(beside > (shape === NARROW ? 1.39 : 1.79) || below > 1.49).toBe(true);
          }
          expect(Math.min(x, y, shape.width - x, shape.height - y)).toBeGreaterThan(0.99 * radius);
          expect(radius).toBeGreaterThan(count === 2 ? 0.68 * shape.marker.radius : 3);
        }
      }
  });

  it('shows the letters of each marker on a low space', () => {
    for (const { shape } of drawings.filter(({ model }) => model.low))
      for (const count of [2, 3, 4, 5]) {
        const discs = Array.from({ length: count }, (_, depth) => placeInPile(shape, depth, count));
        for (const [i, { x, y, radius }] of discs.entries())
          for (const other of discs.slice(0, i))
            expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(1.84 * radius);
      }
  });

  it('has no arrow on the figures of a price, wherever a marker moves', () => {
    for (const { model, shape, figures } of drawings) {
      const hidden = moves(model).filter(([from, to]) => {
        const way = wayOf({ ...model, markers: [{ company: 'A', space: from }] }, shape, 'A', to);
        const boxes = between(model, from, to).map((space) => figures[space]!);
        const isOn = (apart: number) => (at: Point) => boxes.some((box) => awayFrom(box, at) < apart);
        return pointsOn(way).some(isOn(ARROW)) || headOf(way).some(isOn(0.01));
      });
      expect(hidden).toEqual([]);
    }
  });

  it('has arrows that begin at the marker that moves, go a short way and strike through no other one', () => {
    for (const { model, shape } of drawings) {
      const all = [...moves(model), ...farMoves(model)];
      const some = all.filter((_, i) => i % Math.ceil(all.length / 80) === 0);
      const flaws = some.flatMap(([from, to]) =>
        ['A', 'B', 'C'].flatMap((company) => flawsOf(piled(model, from, to), shape, { company, from, to })),
      );
      expect(flaws).toEqual([]);
    }
  });
});

/** What misleads about the arrow of a move. */
function flawsOf(model: MarketModel, shape: Shape, move: MarketMove): string[] {
  const { markers, arriving } = placeMarkers(model, shape, [move]);
  const own = markers.find(({ company }) => company === move.company)!;
  const way = wayOf(model, shape, move.company, move.to);
  const isAt = (at: Point, { x, y }: Point) => at.x === x && at.y === y;
  const direct = Math.hypot(own.x - arriving[0]!.x, own.y - arriving[0]!.y);
  const struck = markers.filter(
    (one) =>
      one !== own && pointsOn(way).some(({ x, y }) => Math.hypot(x - one.x, y - one.y) < 0.4 * one.radius),
  );
  return [
    isAt(way.points[0]!, own) || 'begins elsewhere',
    isAt(way.points.at(-1)!, arriving[0]!) || 'ends elsewhere',
    lengthOf(way) <= 1.3 * direct + shape.width || 'goes a long way',
    struck.length === 0 || `strikes through ${struck.map(({ company }) => company)}`,
  ].flatMap((flaw) => (flaw === true ? [] : [`${move.company} ${move.from}-${move.to} ${flaw}`]));
}

function wayOf(model: MarketModel, shape: Shape, company: string, to: number): ArrowWay {
  const from = model.markers.find((one) => one.company === company)!.space;
  return arrowWays(model, shape, [{ company, from, to }])[0]!.way;
}

/** Three markers where one of them moves away, and two where it goes. */
function piled(model: MarketModel, from: number, to: number): MarketModel {
  const lie = (companies: string, space: number) => [...companies].map((company) => ({ company, space }));
  return { ...model, markers: [...lie('ABC', from), ...lie('DE', to)] };
}

/** From the end of a row to the beginning of the next one, and over half of the market. */
function farMoves({ spaces }: MarketModel): [from: number, to: number][] {
  return spaces.flatMap((_, from): [number, number][] =>
    [5, 11, 17].flatMap((steps): [number, number][] =>
      from + steps < spaces.length
        ? [
            [from, from + steps],
            [from + steps, from],
          ]
        : [],
    ),
  );
}

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

it('a level arrow has some height, or a browser would take it for empty', () => {
  const level = [0, 10, 20].map((x) => ({ x, y: 5 }));
  expect(arrowPath({ points: level, curved: true })).toBe('M0 5Q10 4 20 5');
});
