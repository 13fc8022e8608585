import { type AnyTitle, type Language, type Messages, pending, random, sample } from '@signalbox/kernel';
import { sentencesOf } from '@signalbox/text';
import { TITLES } from '@signalbox/titles';
import { describe, expect, it } from 'vitest';
import { loadCourse } from './index.ts';
import { LEARNER, type Lesson, presented, type Said } from './lesson.ts';
import { attempt, playOn, tryLesson } from './testing/try-lesson.ts';

const LANGUAGES: readonly Language[] = ['en', 'ja'];
const ATTEMPTS = 12;
/** More answers than a lesson takes. */
const PATIENCE = 20;

const COURSES = (
  await Promise.all(TITLES.map(async (title) => ({ title, course: await loadCourse(title.id) })))
).flatMap(({ title, course }) => (course ? [{ title: title as AnyTitle, course }] : []));

const ALL = COURSES.flatMap(({ title, course }) =>
  course.lessons.map((lesson) => ({ id: `${title.id} ${lesson.id}`, title, lesson, words: course.messages })),
);

/** What a learner reads, in both languages; a missing detail or message is null. */
function reader({ messages }: AnyTitle, words: Messages): (said: Said) => (string | null)[] {
  const all = LANGUAGES.map((language) => sentencesOf({ ...messages, ...words }, language));
  return ({ key, details }) => all.map(({ sentence }) => sentence(key, details));
}

/** Answers drawn at random until the lesson is judged. */
async function drawnAttempt(title: AnyTitle, lesson: Lesson, seed: number) {
  const rng = random(seed);
  let left = PATIENCE;
  return attempt(title, lesson, (state) =>
    left-- > 0 ? sample(pending(title, state)!.offerTo(LEARNER), rng)! : undefined,
  );
}

describe.each(ALL)('$id', ({ title, lesson, words }) => {
  const sentences = reader(title, words);

  it('has a name, a story and a task', () => {
    for (const part of ['name', 'story', 'task'] as const) {
      expect(sentences(presented(lesson, part))).not.toContain(null);
    }
    expect(title.rulebook.sections).toHaveProperty([lesson.rule]);
  });

  it('begins with a question to the learner', () => {
    expect(pending(title, lesson.position())?.seats).toEqual([LEARNER]);
  });

  it('is solved by its solution', async () => {
    const choices = lesson.solution.map(({ choice }) => choice);
    const { progress, moves } = await tryLesson(title, lesson, choices);
    expect(progress.judgement?.verdict).toBe('right');
    const own = moves
      .filter(({ by }) => by === 'learner')
      .map(({ decision, choice }) => ({ decision, choice }));
    expect(own).toEqual(lesson.solution);
  });

  it('has an answer to whatever is done, and shows what a mistake leads to', async () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= ATTEMPTS; seed++) {
      const tried = await drawnAttempt(title, lesson, seed);
      const { judgement, hasSequel } = tried.progress;
      expect(judgement, `${JSON.stringify(tried.moves)} is judged`).not.toBeNull();
      expect(sentences(judgement!.said)).not.toContain(null);
      if (seen.has(judgement!.said.key) || !hasSequel) continue;
      seen.add(judgement!.said.key);
      const { progress } = await playOn(title, lesson, tried);
      expect(progress.judgement).toEqual(judgement);
      expect(sentences(progress.outcome!)).not.toContain(null);
    }
  });
});
