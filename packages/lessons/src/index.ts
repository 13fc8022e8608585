import type { Course, Lesson } from './lesson.ts';

export { type Move, type Progress, progressOf } from './judging.ts';
export {
  type Course,
  type Judgement,
  LEARNER,
  type Lesson,
  messageKey,
  type Said,
  type Verdict,
} from './lesson.ts';

/** Each title's course is fetched when somebody opens it. */
const COURSES: Readonly<Record<string, () => Promise<Course>>> = {
  '18FL': async () => (await import('./18fl/index.ts')).COURSE,
};

/** Null for a title without lessons. */
export async function loadCourse(title: string): Promise<Course | null> {
  return (await COURSES[title]?.()) ?? null;
}

export function lessonIn({ lessons }: Course, id: string): Lesson | null {
  return lessons.find((lesson) => lesson.id === id) ?? null;
}
