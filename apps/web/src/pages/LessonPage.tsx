import { type Course, type Lesson, lessonIn, type Progress, presented } from '@signalbox/lessons';
import { useParams } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { theEngine } from '../source/engine.ts';
import { localSource } from '../source/local-source.ts';
import type { TableSource } from '../source/table-source.ts';
import { LessonContext, type LessonContextValue } from '../table/lesson-context.ts';
import { useWords } from '../text/context.ts';
import type { Words } from '../text/words.ts';
import { useCourse } from './learn/use-course.ts';
import { OpenTable } from './OpenTable.tsx';
import style from './pages.module.css';
import { usePace } from './use-pace.ts';

const PLAYERS = 8;

/** A prepared position with a task, at a table of its own. */
export function LessonPage() {
  const words = useWords();
  const { title, lesson: id } = useParams({ from: '/learn/$title/$lesson' });
  const course = useCourse(title);
  if (course === undefined) return null;
  const lesson = course && lessonIn(course, id);
  if (!lesson) return <p className={style.page}>{words.t('why/not-found')}</p>;
  return <OpenLesson key={`${title} ${id}`} title={title} course={course} lesson={lesson} puzzle={null} />;
}

type Around = Pick<LessonContextValue, 'title' | 'course' | 'lesson' | 'puzzle'>;

/** The table of a lesson or of a puzzle. */
export function OpenLesson(around: Around) {
  const { source, tryAgain } = useAttempt(around.title, around.course, around.lesson);
  usePace();
  return (
    source && <LessonTable key={source.attempt} around={around} tryAgain={tryAgain} source={source.source} />
  );
}

function nameIn(words: Words, lesson: Lesson): string {
  const { key, details } = presented(lesson, 'name');
  return words.say(key, details);
}

/** The table of the current attempt. */
function useAttempt(title: string, course: Course, lesson: Lesson) {
  const words = useWords();
  const { name } = useSettings();
  const [attempt, setAttempt] = useState(1);
  const [source, setSource] = useState<{ source: TableSource; attempt: number } | null>(null);
  const wanted = useMemo(() => {
    // By their number, as tasks speak of the second and the third player.
    const [first, ...others] = Array.from({ length: PLAYERS }, (_, i) =>
      words.t('home/player', { number: i + 1 }),
    );
    return {
      title,
      lesson: lesson.id,
      name: nameIn(words.plus(course.messages), lesson),
      names: [name || first!, ...others],
    };
  }, [title, course, lesson, name, words]);
  useEffect(() => {
    let opened: TableSource | null = null;
    let left = false;
    void theEngine()
      .call('lesson', wanted)
      .then((made) => {
        if (left || 'why' in made) return;
        opened = localSource(made.table);
        setSource({ source: opened, attempt });
      });
    return () => {
      left = true;
      opened?.close();
    };
  }, [wanted, attempt]);
  const tryAgain = useCallback(() => setAttempt((before) => before + 1), []);
  return { source, tryAgain };
}

function LessonTable({
  around,
  source,
  tryAgain,
}: {
  around: Around;
  source: TableSource;
  tryAgain: () => void;
}) {
  const { title, course, lesson, puzzle } = around;
  const progress = useProgress(source, `${title} ${lesson.id}`);
  const [helped, setHelped] = useState(false);
  const value = useMemo(
    () => ({ title, course, lesson, puzzle, progress, tryAgain, helped, help: () => setHelped(true) }),
    [title, course, lesson, puzzle, progress, tryAgain, helped],
  );
  return (
    <LessonContext value={value}>
      <OpenTable source={source} />
    </LessonContext>
  );
}

/** How the lesson stands; the best verdict is remembered. */
function useProgress(source: TableSource, key: string): Progress | null {
  const { game } = useSyncExternalStore(source.subscribe, source.snapshot);
  const position = game?.position;
  const [progress, setProgress] = useState<Progress | null>(null);
  const { lessons } = useSettings();
  useEffect(() => {
    if (position === undefined) return;
    let current = true;
    void theEngine()
      .call('progress', null)
      .then((found) => current && setProgress(found));
    return () => {
      current = false;
    };
  }, [position]);
  const verdict = progress?.judgement?.verdict;
  useEffect(() => {
    if (verdict === undefined || lessons[key] === 'right' || lessons[key] === verdict) return;
    if (verdict === 'wrong' && lessons[key] !== undefined) return;
    changeSettings({ lessons: { ...lessons, [key]: verdict } });
  }, [verdict, lessons, key]);
  return progress;
}
