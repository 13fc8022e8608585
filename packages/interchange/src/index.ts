export { effectiveActions } from './recording/effective.ts';
export { decodeRecording, type RecordedAction, type Recording } from './recording/recording.ts';
export { type Imported, importGame, type ReplayReport, replay } from './replay.ts';
export { type BestRunThere, bestRuns, type Where } from './runs/best-runs.ts';
export { type RecordedRun, recordedRuns } from './runs/recorded-runs.ts';
export type { Trace } from './runs/trace.ts';
