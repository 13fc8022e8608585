import type { Course, Lesson } from './lesson.ts';

export { type Move, type Progress, progressOf } from './judging.ts';
export {
  type Course,
  type Judgement,
  LEARNER,
  type Lesson,
  presented,
  type Said,
  type Verdict,
} from './lesson.ts';

/** Each title's course is fetched when somebody opens it. */
const COURSES: Readonly<Record<string, () => Promise<Course>>> = {
  '1841': async () => (await import('./1841/index.ts')).COURSE,
  '18FL': async () => (await import('./18fl/index.ts')).COURSE,
  '1860': async () => (await import('./1860/index.ts')).COURSE,
  'union-station': async () => (await import('./union-station/index.ts')).COURSE,
};

/** Null for a title without lessons. */
export async function loadCourse(title: string): Promise<Course | null> {
  return (await COURSES[title]?.()) ?? null;
}

/** A lesson of a title's course, or one of its puzzles. */
export async function findLesson(title: string, id: string): Promise<Lesson | null> {
  const course = await loadCourse(title);
  const lesson = course && lessonIn(course, id);
  if (lesson) return lesson;
  const { loadPuzzles, courseOfPuzzles } = await import('./puzzles/load.ts');
  const book = await loadPuzzles(title);
  return book && lessonIn(courseOfPuzzles(book), id);
}

export function lessonIn({ lessons }: Course, id: string): Lesson | null {
  return lessons.find((lesson) => lesson.id === id) ?? null;
}
