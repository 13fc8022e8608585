import type { Layout, Point } from '@signalbox/rails';
import { clearanceInside, SIDE } from './hexagon.ts';

/** Something that a text must not cover. */
export interface Obstacle {
  readonly at: Point;
  readonly radius: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

const ANGLES = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12);
const RADII = [0, 0.3, 0.45, 0.56, 0.66];
const ANYWHERE: readonly Point[] = RADII.flatMap((radius) =>
  ANGLES.slice(0, radius === 0 ? 1 : undefined).map(
    (angle): Point => [Math.cos(angle) * radius * SIDE, Math.sin(angle) * radius * SIDE],
  ),
);
const CENTRED: readonly Point[] = Array.from({ length: 15 }, (_, i): Point => [0, (i - 7) * SIDE * 0.1]);

/** More room than this is not better. */
const ENOUGH = 3;

/**
 * Where a box fits best in a hex: clear of the obstacles and inside, and of several such places the one nearest to
 * where it would like to be.
 */
export function roomFor(
  layout: Layout,
  box: Box,
  obstacles: readonly Obstacle[],
  wish: Point,
  centred = false,
): Point {
  let best: Point = wish;
  let most = Number.NEGATIVE_INFINITY;
  for (const at of centred ? [...CENTRED, ...ANYWHERE] : ANYWHERE) {
    const inside = Math.min(...cornersOf(at, box).map((corner) => clearanceInside(layout, corner)));
    // A name may reach over the edge a little, as on printed maps.
    const clear = Math.min(
      inside + (centred ? 4 : -1),
      ...obstacles.map((obstacle) => gap(at, box, obstacle)),
    );
    const off = Math.hypot(at[0] - wish[0], at[1] - wish[1]);
    const score = Math.min(clear, ENOUGH) * 10 - off * 0.12 - (centred ? Math.abs(at[0]) * 0.25 : 0);
    if (score > most) {
      most = score;
      best = at;
    }
  }
  return best;
}

/** Distance from a box to an obstacle; negative where they overlap. */
function gap([x, y]: Point, { width, height }: Box, { at, radius }: Obstacle): number {
  const dx = Math.max(0, Math.abs(at[0] - x) - width / 2);
  const dy = Math.max(0, Math.abs(at[1] - y) - height / 2);
  return Math.hypot(dx, dy) - radius;
}

function cornersOf([x, y]: Point, { width, height }: Box): Point[] {
  const [w, h] = [width / 2, height / 2];
  return [
    [x - w, y - h],
    [x + w, y - h],
    [x + w, y + h],
    [x - w, y + h],
  ];
}
