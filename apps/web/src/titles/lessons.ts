import type { Language } from '@signalbox/kernel';
import { LESSON_18FL } from './18fl/lesson.ts';
import { LESSON_UNION_STATION } from './union-station/lesson.ts';

type Text = Readonly<Record<Language, string>>;

/** What is said to somebody who plays a title for the first time. */
export interface Lesson {
  readonly introduction: readonly Text[];
  /** By decision: what it is about, and what a beginner does well to choose. */
  readonly decisions: Readonly<Record<string, Text>>;
}

export const LESSONS: Readonly<Record<string, Lesson>> = {
  '18FL': LESSON_18FL,
  'union-station': LESSON_UNION_STATION,
};
