import type { Level } from '@signalbox/bots/levels';
import type { Course, Lesson, Progress, Said } from '@signalbox/lessons';
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
  /** For a puzzle: what a lesson does not have. */
  readonly puzzle: PuzzleAround | null;
}

export interface PuzzleAround {
  readonly difficulty: number;
  readonly misses: Readonly<Record<Level, number>>;
  readonly hints: readonly Said[];
  /** The id of the next one to solve. */
  readonly next: { readonly title: string; readonly puzzle: string };
}

/** Null at an ordinary table. */
export const LessonContext = createContext<LessonContextValue | null>(null);
