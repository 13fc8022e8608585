import { lessonIn } from '@signalbox/lessons';
import { ALL_PUZZLES, puzzleOfDay, streakAfter } from '@signalbox/lessons/puzzles/catalogue.ts';
import { hintsFor } from '@signalbox/lessons/puzzles/hints.ts';
import type { Puzzle } from '@signalbox/lessons/puzzles/puzzle.ts';
import type { Subject } from '@signalbox/lessons/puzzles/subject.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { useWords } from '../text/context.ts';
import { OpenLesson } from './LessonPage.tsx';
import { today } from './learn/today.ts';
import style from './pages.module.css';

/** A puzzle at a table of its own. */
export function PuzzlePage() {
  const words = useWords();
  const { title, puzzle: id } = useParams({ from: '/puzzles/$title/$puzzle' });
  const book = usePuzzles(title);
  const puzzle = book?.puzzles.find((one) => one.id === id);
  useStreak(title, id);
  const around = useMemo(
    () => book && puzzle && aroundPuzzle(title, book.subject, puzzle),
    [title, book, puzzle],
  );
  if (book === undefined) return null;
  const lesson = book && lessonIn(book.course, id);
  if (!lesson || !around) return <p className={style.page}>{words.t('why/not-found')}</p>;
  return (
    <OpenLesson key={`${title} ${id}`} title={title} course={book.course} lesson={lesson} puzzle={around} />
  );
}

/** The puzzles of a title. Undefined while they are fetched, null if there are none. */
function usePuzzles(title: string) {
  const { data } = useQuery({
    queryKey: ['puzzles', title],
    queryFn: async () => {
      const { loadPuzzles, courseOfPuzzles } = await import('@signalbox/lessons/puzzles/load.ts');
      const book = await loadPuzzles(title);
      return book && { ...book, course: courseOfPuzzles(book) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    networkMode: 'always',
  });
  return data;
}

function aroundPuzzle(title: string, { railway }: Subject, puzzle: Puzzle) {
  const { id, company, state, misses } = puzzle;
  const at = ALL_PUZZLES.findIndex((one) => one.title === title && one.id === id);
  const following = ALL_PUZZLES[(at + 1) % ALL_PUZZLES.length]!;
  const board = railway && company ? railway.query(state, company).board : null;
  return {
    difficulty: ALL_PUZZLES[at]?.difficulty ?? 1,
    misses,
    hints: hintsFor(puzzle, board),
    next: { title: following.title, puzzle: following.id },
  };
}

/** Today's puzzle, solved, makes the streak longer. */
function useStreak(title: string, id: string): void {
  const { lessons, streak } = useSettings();
  const isSolved = lessons[`${title} ${id}`] === 'right';
  useEffect(() => {
    const day = today();
    const daily = puzzleOfDay(day);
    if (!isSolved || daily.title !== title || daily.id !== id || streak?.day === day) return;
    changeSettings({ streak: streakAfter(streak, day) });
  }, [title, id, isSolved, streak]);
}
