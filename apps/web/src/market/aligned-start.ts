/** From where to where something lies, in pixels from the visible beginning of what scrolls. */
export type Span = readonly [from: number, to: number];

/** Measured positions differ from each other by parts of a pixel. */
const NEARLY = 1;

/**
 * How far to scroll, so that something can be seen and nothing is cut at the beginning: 24 would be read for 224. The
 * beginnings of rows or columns are `edges`. Does not move if all is well; otherwise what is to be seen is in the middle.
 */
export function alignedStart([from, to]: Span, size: number, edges: readonly number[]): number {
  const isSeen = from >= -NEARLY && to <= size + NEARLY;
  const wanted = isSeen ? 0 : (from + to - size) / 2;
  // Before the first one nothing is cut.
  if (edges.every((edge) => edge > wanted - NEARLY)) return wanted;
  const showing = edges.filter((edge) => from >= edge - NEARLY && to <= edge + size + NEARLY);
  const possible = showing.length > 0 || isSeen ? showing : edges;
  const nearest = possible.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
  return nearest ?? wanted;
}

/** Of several things that do not fit together, as many as do; all of them if not even one fits. */
export function fullestSpan(spans: readonly Span[], size: number): Span {
  const windows = spans.map(([begin]) =>
    spans.filter(([from, to]) => from >= begin - NEARLY && to <= begin + size),
  );
  const [fullest = []] = windows.toSorted((a, b) => b.length - a.length);
  const seen = fullest.length > 0 ? fullest : spans;
  return [Math.min(...seen.map(([from]) => from)), Math.max(...seen.map(([, to]) => to))];
}
