import { hexOf, type Point } from '@signalbox/rails';
import { BOARD } from '@signalbox/titles/1841/data/board.ts';
import { describe, expect, it } from 'vitest';
import { isReadAsOwn, leaderTo, needsLeader, stopsAround } from './belonging.ts';
import { centreOf, distance } from './hexagon.ts';
import { boxed, disc, type Obstacle } from './room.ts';

const MAP = { board: BOARD, tiles: {}, size: 15, nameOf: (hex: string) => hexOf(BOARD, hex).name };
const BOX = { width: 50, height: 12 };

const byName = (name: string) => [...BOARD.hexes.values()].find((hex) => hex.name === name)!;
const stopsOf = (name: string) => stopsAround(MAP, byName(name));

/** The middle of another hex, seen from that of a place. */
function from(name: string, other: string): Point {
  const [[x, y], [a, b]] = [
    centreOf(BOARD.layout, byName(name)),
    centreOf(BOARD.layout, hexOf(BOARD, other)),
  ];
  return [a - x, b - y];
}

describe('a name is read as that of its place', () => {
  const isRead = (name: string, at: Point) => isReadAsOwn(BOARD, stopsOf(name), at, BOX);

  it('below its stop', () => {
    expect(isRead('Verona', [0, 30])).toBe(true);
  });

  it('outside of its hex, as long as it is clearly nearest to its own stop', () => {
    expect(isRead('Verona', [0, 48])).toBe(true);
  });

  it('but not beside another named stop, in its hex or between the two', () => {
    const [x, y] = from('Verona', 'F14');
    expect(isRead('Verona', [x, y + 28])).toBe(false);
    expect(isRead('Verona', [x * 0.6, y * 0.6])).toBe(false);
  });

  it('beside any box of its off-board area, and not beside that of another', () => {
    const [x, y] = from('Roma', 'V14');
    expect(isRead('Roma', [x, y + 26])).toBe(true);
    const [a, b] = from('Siena', 'V14');
    expect(isRead('Siena', [a, b - 26])).toBe(false);
  });
});

it('a name beside the value of another stop is not read as that of its own', () => {
  const stop = (x: number, values: readonly Obstacle[]) => {
    const middle: Point = [x, 0];
    return { middle, parts: [disc(middle, 10)], values, named: true };
  };
  const isRead = (values: readonly Obstacle[]) =>
    isReadAsOwn(BOARD, { own: [stop(0, [])], others: [stop(90, values)], named: [] }, [35, 38], BOX);
  expect(isRead([])).toBe(true);
  expect(isRead([boxed([70, 30], { width: 20, height: 14 })])).toBe(false);
});

describe('a line to the stop of a name', () => {
  const AWAY: Point = [0, 60];

  it('is needed away from the stop in another hex, not beside it', () => {
    expect(needsLeader(BOARD, stopsOf('Verona'), AWAY, BOX)).toBe(true);
    expect(needsLeader(BOARD, stopsOf('Verona'), [0, 30], BOX)).toBe(false);
  });

  it('leads from the edge of the letters to that of the stop', () => {
    const [begin, end] = leaderTo(stopsOf('Verona'), [], AWAY, BOX)!;
    expect(begin).toEqual([0, 54]);
    expect(distance(end, [0, 0])).toBeCloseTo(17.5, 1);
  });

  it('crosses track, but nothing else', () => {
    const inBetween = boxed([0, 36], { width: 8, height: 6 });
    expect(leaderTo(stopsOf('Verona'), [inBetween], AWAY, BOX)).toBeNull();
    expect(leaderTo(stopsOf('Verona'), [{ ...inBetween, crossable: true }], AWAY, BOX)).not.toBeNull();
  });

  it('does not run along track', () => {
    const track = boxed([0, 36], { width: 4, height: 40 });
    expect(leaderTo(stopsOf('Verona'), [{ ...track, crossable: true }], AWAY, BOX)).toBeNull();
  });

  it('is neither too short to be seen nor too long to be followed', () => {
    expect(leaderTo(stopsOf('Verona'), [], [0, 26], BOX)).toBeNull();
    expect(leaderTo(stopsOf('Verona'), [], [0, 90], BOX)).toBeNull();
  });
});
