import type { Point } from '@signalbox/rails';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Something that a text must not cover: a box with a margin; a box without a size is a disc. */
export interface Obstacle extends Box {
  readonly at: Point;
  readonly radius: number;
}

export function disc(at: Point, radius: number): Obstacle {
  return { at, radius, width: 0, height: 0 };
}

export function boxed(at: Point, box: Box): Obstacle {
  return { at, radius: 0, ...box };
}

/** Distance from a box to an obstacle; negative where they overlap. */
export function gap([x, y]: Point, { width, height }: Box, obstacle: Obstacle): number {
  const dx = Math.abs(obstacle.at[0] - x) - (width + obstacle.width) / 2;
  const dy = Math.abs(obstacle.at[1] - y) - (height + obstacle.height) / 2;
  const between = dx < 0 && dy < 0 ? Math.max(dx, dy) : Math.hypot(Math.max(0, dx), Math.max(0, dy));
  return between - obstacle.radius;
}

/** Does a box keep this far from everything? */
export function isClear(at: Point, box: Box, obstacles: readonly Obstacle[], apart: number): boolean {
  return obstacles.every((obstacle) => gap(at, box, obstacle) >= apart);
}

/** The cheapest place that has room; null if none has. */
export function cheapest(
  places: readonly Point[],
  willDo: (at: Point) => boolean,
  cost: (at: Point) => number,
): Point | null {
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const at of places) {
    if (!willDo(at)) continue;
    const price = cost(at);
    if (price >= least) continue;
    least = price;
    best = at;
  }
  return best;
}

/** More room than this is not better, and less than this makes it illegible. */
const ENOUGH = 3;
const TOO_LITTLE = -5;

/** The place with most room around it or, if several have enough, the cheapest. */
export function roomiest(
  places: readonly Point[],
  room: (at: Point) => number,
  cost: (at: Point) => number,
): Point {
  let best = places[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const at of places) {
    const space = room(at);
    const score = Math.min(space, ENOUGH) * 10 + Math.min(0, space - TOO_LITTLE) * 50 - cost(at);
    if (score <= most) continue;
    most = score;
    best = at;
  }
  return best;
}

export function cornersOf([x, y]: Point, { width, height }: Box): Point[] {
  const [w, h] = [width / 2, height / 2];
  return [
    [x - w, y - h],
    [x + w, y - h],
    [x + w, y + h],
    [x - w, y + h],
  ];
}
