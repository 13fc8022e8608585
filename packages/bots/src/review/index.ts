export { chancesIn } from './chances.ts';
export type { Estimate } from './estimate.ts';
export { isMistake, type Judgement, type JudgeOptions } from './judge.ts';
export { judgeFor } from './judge-for.ts';
export type { SureLoss } from './sure-loss.ts';
export { byTheme, type Judged, type ThemeSummary, TURNING_POINTS, turningPoints } from './turning-points.ts';
