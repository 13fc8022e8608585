export { type Generation, type LearningPlan, learn } from './learn.ts';
