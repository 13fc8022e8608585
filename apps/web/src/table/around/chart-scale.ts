export interface Scale {
  readonly x: (position: number) => number;
  readonly y: (value: number) => number;
  readonly ticks: readonly number[];
  /** Moves that are written below. */
  readonly moves: readonly number[];
}

/** The values of a line; none before it begins. */
type Points = readonly (number | null)[];

/** Round numbers up to the greatest value. */
export function chartScale(
  at: readonly number[],
  lines: readonly Points[],
  width: number,
  height: number,
): Scale {
  const most = Math.max(1, ...lines.flat().map((value) => value ?? 0));
  const last = Math.max(1, at.at(-1) ?? 1);
  const step = roundStep(most / 4);
  const stride = roundStep(last / 6);
  const top = Math.ceil(most / step) * step;
  return {
    x: (position) => (position / last) * width,
    y: (value) => height - (value / top) * height,
    ticks: Array.from({ length: Math.round(top / step) + 1 }, (_, i) => i * step),
    moves: Array.from({ length: Math.floor(last / stride) + 1 }, (_, i) => i * stride),
  };
}

/** 1, 2 or 5 times a power of ten. */
function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, wanted)));
  return power * ([1, 2, 5].find((factor) => factor * power >= wanted) ?? 10);
}

/** A path through the points that exist. */
export function linePath(at: readonly number[], points: Points, { x, y }: Scale): string {
  const places = points.flatMap((point, i) =>
    point === null ? [] : [`${x(at[i]!).toFixed(1)} ${y(point).toFixed(1)}`],
  );
  return places.length === 0 ? '' : `M${places.join('L')}`;
}

/** From one name to the next. */
const LINE = 13;

/**
 * The heights of names at the ends of their lines: without overlaps, as close to the lines as possible, and in the order
 * in which the lines arrive there. Lines that end at one value keep the order of the last move at which they differ.
 */
export function labelPlaces(lines: readonly Points[], { y }: Pick<Scale, 'y'>): number[] {
  const ends = lines.map((points) => y(points.findLast((point) => point !== null) ?? 0));
  const higherFirst = (a: number, b: number) => ends[a]! - ends[b]! || lead(lines[b]!, lines[a]!);
  const places = [...ends];
  let last = Number.NEGATIVE_INFINITY;
  for (const i of [...ends.keys()].sort(higherFirst)) {
    places[i] = Math.max(ends[i]!, last + LINE);
    last = places[i]!;
  }
  return places;
}

/** By how much one line was above another when they last differed. */
function lead(one: Points, other: Points): number {
  const at = one.findLastIndex((point, i) => (point ?? 0) !== (other[i] ?? 0));
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
