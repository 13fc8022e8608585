export { type RecordedRun, recordedRuns } from './runs/recorded-runs.ts';
export type { Trace } from './runs/trace.ts';
