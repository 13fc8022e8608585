export { type BestRun, bestRoutes, bestRoutesStepwise, type Limits } from './best.ts';
export { type BetterLooking, betterLooking } from './explain.ts';
export { bestTrades, bestTradesStepwise } from './front.ts';
export type { Bonus, GivenRoute, Run, RunQuery, RunRoute, Stop, TrackPiece, Train } from './query.ts';
export type { RouteRules, StopKind, StopRule, TrainRules } from './rules.ts';
export * from './run-choice.ts';
export { withBestStops } from './stops.ts';
export { unhurried } from './unhurried.ts';
export { type Checked, checkRoutes, routeObjection } from './verify.ts';
