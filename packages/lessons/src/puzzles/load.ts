import { type Json, migrate } from '@signalbox/kernel';
import type { Course } from '../lesson.ts';
import { puzzleLesson } from './as-lesson.ts';
import { PUZZLE_MESSAGES } from './messages.ts';
import type { Puzzle } from './puzzle.ts';
import type { Subject } from './subject.ts';
import { loadSubject } from './subjects/index.ts';

/** Puzzles are fetched for one title at a time. */
const LINES: Readonly<Record<string, () => Promise<{ readonly LINES: string }>>> = {
  '18FL': () => import('./data/18fl.ts'),
  '1841': () => import('./data/1841.ts'),
  '1860': () => import('./data/1860.ts'),
  'union-station': () => import('./data/union-station.ts'),
};

/** The titles that have puzzles. */
export const PUZZLE_TITLES: readonly string[] = Object.keys(LINES);

/** All puzzles of a title. */
export interface PuzzleBook {
  readonly subject: Subject;
  readonly puzzles: readonly Puzzle[];
}

/** Null for a title without puzzles. */
export async function loadPuzzles(title: string): Promise<PuzzleBook | null> {
  const load = LINES[title];
  if (!load) return null;
  const [subject, { LINES: text }] = await Promise.all([loadSubject(title), load()]);
  const puzzles = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Omit<Puzzle, 'state'> & { readonly state: Json })
    .map((puzzle) => ({ ...puzzle, state: migrate(subject.title, puzzle.state) }));
  return { subject, puzzles };
}

/** The puzzles of a title as lessons, in the order of the book. */
export function courseOfPuzzles({ subject, puzzles }: PuzzleBook): Course {
  return { lessons: puzzles.map((puzzle) => puzzleLesson(subject, puzzle)), messages: PUZZLE_MESSAGES };
}
