export { EXPORTERS, type Exported, type ExportOptions, exportGame } from './export/export.ts';
export { type RoundTrip, roundTrip } from './export/round-trip.ts';
export type { SiteGame } from './export/site-game.ts';
export type { ChatMessage } from './recording/chat.ts';
export { effectiveActions } from './recording/effective.ts';
export { readFileText, sizeObjection } from './recording/read-file.ts';
export { decodeRecording, type RecordedAction, type Recording } from './recording/recording.ts';
export {
  type FileDifference,
  type Imported,
  importGame,
  importText,
  type ReplayReport,
  replay,
} from './replay.ts';
export { type BestRunThere, bestRuns, type Where } from './runs/best-runs.ts';
export { withMarkedRuns } from './runs/marked-runs.ts';
export { type RecordedRun, recordedRuns } from './runs/recorded-runs.ts';
export type { Shortfall } from './runs/shortfall.ts';
export { isTrace, type Trace } from './runs/trace.ts';
export { type Judgement, judge } from './site/judgement.ts';
export { siteRules, siteSetup } from './site-rules.ts';
