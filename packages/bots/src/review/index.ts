export { JUDGING_VERSION, type Judgement } from './judge.ts';
export { judgeFor, reviewerFor, seedAt } from './judge-for.ts';
export { type SureLoss, sureLossOf } from './sure-loss.ts';
export { type DecisionThemes, type Judged, TURNING_POINTS, turningPoints } from './turning-points.ts';
