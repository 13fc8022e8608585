export { type LearnedHabit, type Lesson, learnHabits } from './habits.ts';
export { type Generation, type LearningPlan, learn } from './learn.ts';
