import type { Course, Lesson, Progress } from '@signalbox/lessons';
import { createContext } from 'react';

/** The lesson at a table. */
export interface LessonContextValue {
  readonly title: string;
  readonly course: Course;
  readonly lesson: Lesson;
  readonly progress: Progress | null;
  readonly tryAgain: () => void;
  /** Is the solution shown, step by step? */
  readonly helped: boolean;
  readonly help: () => void;
}

/** Null at an ordinary table. */
export const LessonContext = createContext<LessonContextValue | null>(null);
