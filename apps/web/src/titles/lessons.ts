import { LESSON_18FL } from './18fl/lesson.ts';
import type { Lesson } from './texts.ts';
import { LESSON_UNION_STATION } from './union-station/lesson.ts';

export const LESSONS: Readonly<Record<string, Lesson>> = {
  '18FL': LESSON_18FL,
  'union-station': LESSON_UNION_STATION,
};
