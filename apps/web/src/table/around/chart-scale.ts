export interface Scale {
  readonly x: (position: number) => number;
  readonly y: (value: number) => number;
  readonly ticks: readonly number[];
  /** Moves that are written below. */
  readonly moves: readonly number[];
}

/** Round numbers up to the greatest value. */
export function chartScale(
  at: readonly number[],
  lines: readonly (readonly (number | null)[])[],
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
export function linePath(at: readonly number[], points: readonly (number | null)[], { x, y }: Scale): string {
  const places = points.flatMap((point, i) =>
    point === null ? [] : [`${x(at[i]!).toFixed(1)} ${y(point).toFixed(1)}`],
  );
  return places.length === 0 ? '' : `M${places.join('L')}`;
}
