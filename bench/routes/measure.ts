import { type BestRun, bestRoutes, type RunQuery } from '@signalbox/rails';

export interface Spread {
  readonly runs: number;
  readonly median: number;
  readonly p99: number;
  readonly worst: number;
}

export function spread(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { runs: sorted.length, median: at(0.5), p99: at(0.99), worst: sorted.at(-1) ?? 0 };
}

export interface Timed {
  readonly best: BestRun;
  readonly milliseconds: number;
}

/** One call as for a new map: the tiles are a new object, so nothing compiled from them is cached. */
export function once(query: RunQuery): Timed {
  const fresh = { ...query, tiles: { ...query.tiles } };
  const start = performance.now();
  const best = bestRoutes(fresh);
  return { best, milliseconds: performance.now() - start };
}

/** The median of several calls, so that other load on the machine matters less. */
export function repeated(query: RunQuery, times: number): Timed {
  const calls = Array.from({ length: times }, () => once(query));
  calls.sort((a, b) => a.milliseconds - b.milliseconds);
  return calls[calls.length >> 1]!;
}
