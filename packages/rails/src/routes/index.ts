export {
  type BestRun,
  bestRevenue,
  bestRoutes,
  bestRoutesStepwise,
  type Limits,
} from './best.ts';
export { type BetterLooking, betterLooking } from './explain.ts';
export { bestTrades, bestTradesStepwise } from './front.ts';
export { inSlices } from './in-slices.ts';
export { bestRun, checkedRun } from './known-runs.ts';
export type { Bonus, GivenRoute, Run, RunQuery, RunRoute, Stop, TrackPiece, Train } from './query.ts';
export type { RouteRules, StopKind, StopRule, TrainRules } from './rules.ts';
export * from './run-choice.ts';
export * from './run-for-highest-revenue.ts';
export { canRunOver } from './run-over.ts';
export { withBestStops } from './stops.ts';
export { nextStops, runBetween, runThrough, type StopsOfTrain } from './through.ts';
export { type Checked, checkRoutes, routeObjection } from './verify.ts';
