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
  /** Processor time of all threads of the process: on a busy machine wall-clock time says little. */
  readonly cpu: number;
}

/** One call as for a new map: the tiles are a new object, so nothing compiled from them is cached. */
export function once(query: RunQuery): Timed {
  const fresh = { ...query, tiles: { ...query.tiles } };
  const before = process.cpuUsage();
  const start = performance.now();
  const best = bestRoutes(fresh);
  const milliseconds = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  return { best, milliseconds, cpu: (user + system) / 1_000 };
}

/** Several calls with one query. */
export function calls(query: RunQuery, times: number): Timed[] {
  return Array.from({ length: times }, () => once(query));
}

/** The median of several calls, so that other load on the machine matters less. */
export function repeated(query: RunQuery, times: number): Timed {
  const sorted = calls(query, times).sort((a, b) => a.milliseconds - b.milliseconds);
  return sorted[sorted.length >> 1]!;
}
