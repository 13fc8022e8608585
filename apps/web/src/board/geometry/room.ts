import type { Point } from '@signalbox/rails';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Something that a text must not cover: a box with a margin; a box without a size is a disc. */
export interface Obstacle extends Box {
  readonly at: Point;
  readonly radius: number;
  /** How much of its rim is only a pale edge, which a text may touch where there is hardly any room. */
  readonly edge: number;
  /** Track: a thin line may cross it. */
  readonly crossable?: true;
}

export function disc(at: Point, radius: number, edge = 0): Obstacle {
  return { at, radius, edge, width: 0, height: 0 };
}

export function boxed(at: Point, box: Box): Obstacle {
  return { at, radius: 0, edge: 0, ...box };
}

/** Distance from a box to an obstacle; negative where they overlap. */
export function gap(at: Point, { width, height }: Box, obstacle: Obstacle): number {
  const dx = Math.abs(obstacle.at[0] - at[0]) - (width + obstacle.width) / 2;
  const dy = Math.abs(obstacle.at[1] - at[1]) - (height + obstacle.height) / 2;
  const between = dx < 0 && dy < 0 ? Math.max(dx, dy) : Math.hypot(Math.max(0, dx), Math.max(0, dy));
  return between - obstacle.radius;
}

/**
 * The distance from a box to the nearest of these obstacles, if that is less than `most`; otherwise `most`. As soon as it
 * is known not to be above `least`, how far below no longer matters.
 */
export function nearestGap(
  at: Point,
  box: Box,
  obstacles: readonly Obstacle[],
  { least, most }: { readonly least: number; readonly most: number },
): number {
  let nearest = most;
  for (const obstacle of obstacles) {
    if (nearest <= least) break;
    if (isWithin(at, box, obstacle, nearest)) nearest = Math.min(nearest, gap(at, box, obstacle));
  }
  return nearest;
}

function isWithin(at: Point, box: Box, obstacle: Obstacle, apart: number): boolean {
  const far = obstacle.radius + apart;
  const dx = Math.abs(obstacle.at[0] - at[0]) - (box.width + obstacle.width) / 2;
  if (dx >= far) return false;
  const dy = Math.abs(obstacle.at[1] - at[1]) - (box.height + obstacle.height) / 2;
  if (dy >= far) return false;
  return dx <= 0 || dy <= 0 || dx * dx + dy * dy < far * far;
}

/** How many numbers there are for one obstacle: its middle, its size, and how far from it a box has to stay. */
const NUMBERS = 5;

/**
 * Does a box keep this far from everything? Asked of thousands of places, so the obstacles are laid out as numbers: to
 * look each of them up takes three times as long.
 */
export function clearOf(obstacles: readonly Obstacle[], apart: number): (at: Point, box: Box) => boolean {
  const numbers = new Float64Array(obstacles.length * NUMBERS);
  for (const [i, { at, width, height, radius }] of obstacles.entries())
    numbers.set([at[0], at[1], width, height, radius + apart], i * NUMBERS);
  const isWithinOf = (i: number, x: number, y: number, width: number, height: number) => {
    const far = numbers[i + 4]!;
    const dx = Math.abs(numbers[i]! - x) - (width + numbers[i + 2]!) / 2;
    if (dx >= far) return false;
    const dy = Math.abs(numbers[i + 1]! - y) - (height + numbers[i + 3]!) / 2;
    if (dy >= far) return false;
    return dx <= 0 || dy <= 0 || dx * dx + dy * dy < far * far;
  };
  // What was in the way at the last place is usually in the way at the next one.
  let last = -1;
  return (at, { width, height }) => {
    const x = at[0];
    const y = at[1];
    if (last >= 0 && isWithinOf(last, x, y, width, height)) return false;
    for (let i = 0; i < numbers.length; i += NUMBERS)
      if (isWithinOf(i, x, y, width, height)) {
        last = i;
        return false;
      }
    last = -1;
    return true;
  };
}

/** The same obstacles without their pale edges. */
export function withoutEdges(obstacles: readonly Obstacle[]): readonly Obstacle[] {
  return obstacles.map((obstacle) => ({ ...obstacle, radius: obstacle.radius - obstacle.edge }));
}

/** A place with its cost as far as that depends on the place alone. */
export interface PricedPlace {
  readonly at: Point;
  readonly least: number;
}

/**
 * The cheapest place that has room, if it costs less than `most`; null if none does. Places come in the order of their own
 * cost, to which more is added.
 */
export function cheapest(
  places: readonly PricedPlace[],
  willDo: (at: Point) => boolean,
  added: (at: Point) => number,
  most = Number.POSITIVE_INFINITY,
): { readonly at: Point; readonly price: number } | null {
  let best: { readonly at: Point; readonly price: number } | null = null;
  let lowest = most;
  for (const { at, least } of places) {
    if (least >= lowest) break;
    if (!willDo(at)) continue;
    const price = least + added(at);
    if (price >= lowest) continue;
    lowest = price;
    best = { at, price };
  }
  return best;
}

/** More room than this is not better, and less than this makes it illegible. */
const ENOUGH = 3;
export const TOO_LITTLE = -5;

const ROOM = 10;
const ILLEGIBLE = 50;

function worthOf(space: number): number {
  return Math.min(space, ENOUGH) * ROOM + Math.min(0, space - TOO_LITTLE) * ILLEGIBLE;
}

/** With this much space or less, a place is worth less than this. */
function spaceBelow(worth: number): number {
  const legible = worth / ROOM;
  const space = legible >= TOO_LITTLE ? legible : (worth + TOO_LITTLE * ILLEGIBLE) / (ROOM + ILLEGIBLE);
  // Rounding must not rule out a place that is a little better.
  return space - 1e-6;
}

/**
 * The place with most room around it or, if several have enough, the cheapest. The room has to be exact only if it is
 * more than `least`.
 */
export function roomiest(
  places: readonly Point[],
  room: (at: Point, least: number) => number,
  cost: (at: Point) => number,
): Point {
  let best = places[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const at of places) {
    const price = cost(at);
    if (worthOf(ENOUGH) - price <= most) continue;
    const score = worthOf(room(at, spaceBelow(most + price))) - price;
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
