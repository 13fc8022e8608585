export { type MatchPlan, type MatchResult, playMatch } from './match.ts';
export { type PlantedGame, plantedGame } from './planted.ts';
export { type PoolGame, type PoolRating, poolRatings, poolSeating } from './pool.ts';
export { seating } from './seating.ts';
export { wilson } from './statistics.ts';
export { duelsOf, type LevelSummary, type Summary, summarize } from './summary.ts';
export { addTrading, NO_TRADING } from './trading.ts';
export { DEFAULT_WORK } from './work.ts';
