import { pending, random, sample } from '@signalbox/kernel';
import { type Course, LEARNER, type Lesson, loadCourse } from '@signalbox/lessons';
import { hintsFor } from '@signalbox/lessons/puzzles/hints.ts';
import { courseOfPuzzles, loadPuzzles } from '@signalbox/lessons/puzzles/load.ts';
import { TITLES } from '@signalbox/titles';
import { describe, expect, it } from 'vitest';
import { newLesson, OpenLesson } from '../engine/lessons.ts';
import { LocalTable } from '../engine/local-table.ts';
import { titleOf } from '../engine/titles.ts';
import { drawnLesson, drawnTable, wordsAt } from '../testing/drawn-table.tsx';
import { loadPresentation } from '../titles/index.ts';
import { choiceText } from './choice-text.ts';
import type { PuzzleAround } from './lesson-context.ts';

const LANGUAGES = ['en', 'ja'] as const;
/** More answers than a lesson takes, and more attempts than are needed to do it wrongly. */
const PATIENCE = 20;

interface Task {
  readonly id: string;
  readonly title: string;
  readonly course: Course;
  readonly lesson: Lesson;
  readonly puzzle: PuzzleAround | null;
}

const LESSONS: Task[] = [];
/** The first puzzle of each theme. */
const PUZZLES: Task[] = [];
for (const { id: title } of TITLES) {
  const course = (await loadCourse(title))!;
  for (const lesson of course.lessons)
    LESSONS.push({ id: `${title} ${lesson.id}`, title, course, lesson, puzzle: null });
  const { subject, puzzles } = (await loadPuzzles(title))!;
  const asLessons = courseOfPuzzles({ subject, puzzles });
  for (const puzzle of puzzles.filter(({ theme }, i) => puzzles.findIndex((p) => p.theme === theme) === i)) {
    const { id, company, state, misses } = puzzle;
    const board = subject.railway && company ? subject.railway.query(state, company).board : null;
    PUZZLES.push({
      id: `${title} ${id}`,
      title,
      course: asLessons,
      lesson: asLessons.lessons.find((lesson) => lesson.id === id)!,
      puzzle: { difficulty: 1, misses, hints: hintsFor(puzzle, board), next: { title, puzzle: id } },
    });
  }
}

/** An attempt at the worker's table, with what the learner sees. */
class Attempt {
  private readonly task: Task;
  private readonly table: LocalTable;
  private readonly open: OpenLesson;

  private constructor(task: Task, table: LocalTable, open: OpenLesson) {
    this.task = task;
    this.table = table;
    this.open = open;
  }

  static async at(task: Task): Promise<Attempt> {
    const { title, lesson } = task;
    const names = Array.from({ length: 8 }, (_, i) => `Player ${i + 1}`);
    const made = await newLesson({ title, lesson: lesson.id, name: 'Lesson', names }, 0);
    if ('why' in made) throw new Error(made.why);
    const table = new LocalTable(await titleOf(title), { table: made, entries: [] });
    table.followUp();
    const attempt = new Attempt(task, table, (await OpenLesson.at(table))!);
    await attempt.letOthersMove();
    return attempt;
  }

  get progress() {
    return this.open.progress();
  }

  async answer(decision: string, choice: Lesson['solution'][number]['choice']): Promise<void> {
    expect(this.table.actAsPerson(decision, choice)).toBeNull();
    await this.letOthersMove();
  }

  /** Answers by lot. */
  async draw(rng: ReturnType<typeof random>): Promise<void> {
    const { decision, offerTo } = pending(this.table.title, this.table.state)!;
    await this.answer(decision, sample(offerTo(LEARNER), rng)!);
  }

  async seeWhatHappens(): Promise<void> {
    this.open.playOn();
    await this.letOthersMove();
  }

  /** The whole page at its first question. */
  async page(): Promise<string> {
    const { presentation, snapshot, around } = await this.shown();
    return drawnTable(presentation, snapshot, 'en', around);
  }

  /** What is said about the lesson in both languages, each with its words. */
  async boxes() {
    const { presentation, snapshot, around } = await this.shown();
    const names = Object.fromEntries(snapshot.table.seats.map(({ seat, name }) => [seat, name]));
    return Promise.all(
      LANGUAGES.map(async (language) => {
        const markup = await drawnLesson(presentation, snapshot, language, around);
        expect(markup).toContain(`data-lesson="${this.task.lesson.id}"`);
        expect(markup).not.toMatch(/NaN|undefined|\[object/);
        return { box: textOf(markup), markup, words: wordsAt(presentation, language, names) };
      }),
    );
  }

  private async shown() {
    const { task, table, progress } = this;
    return {
      presentation: (await loadPresentation(task.title))!,
      snapshot: { table: table.info(), game: table.gameView(), entries: table.wireEntries(table.entries) },
      around: { ...task, progress, tryAgain: () => {}, helped: true, help: () => {} },
    };
  }

  private async letOthersMove(): Promise<void> {
    for (let move = await this.open.nextMove(); move; move = await this.open.nextMove()) {
      this.table.actAsPlanned(move);
      this.table.followUp();
    }
  }
}

/** What can be read. */
function textOf(markup: string): string {
  const text = markup.replace(/<[^>]*>/g, '');
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', '’').replaceAll('&quot;', '"');
}

/** Shows every step of the solution, takes it, and is right in the end. */
async function takeAdvice(task: Task): Promise<Attempt> {
  const attempt = await Attempt.at(task);
  const page = await attempt.page();
  expect(page).toContain(`data-lesson="${task.lesson.id}"`);
  expect(page).toContain(`data-panel="${task.lesson.solution[0]!.decision}"`);
  for (const { decision, choice } of task.lesson.solution) {
    for (const { box, words } of await attempt.boxes()) {
      expect(box).toContain(words.t('hint/advice', { choice: choiceText(words, decision, choice) }));
      expect(box).toContain(words.t('hint/do'));
    }
    await attempt.answer(decision, choice);
  }
  expect(attempt.progress.judgement?.verdict).toBe('right');
  return attempt;
}

describe.each(LESSONS)('$id', (task) => {
  const { course, lesson } = task;
  const isLast = course.lessons.at(-1) === lesson;

  it('shows its solution step by step, and leads on', async () => {
    const attempt = await takeAdvice(task);
    for (const { box, markup, words } of await attempt.boxes()) {
      expect(markup).toContain('data-verdict="right"');
      expect(box.includes(words.t('learn/next'))).toBe(!isLast);
      expect(box).toContain(words.t('learn/all'));
      expect(markup).not.toContain(`${words.t('learn/try-again')}</button>`);
    }
  });

  it('answers what was done wrongly, shows what happens then, and can be tried again', async () => {
    let attempt = await Attempt.at(task);
    for (let seed = 1; seed <= PATIENCE; seed++) {
      attempt = await Attempt.at(task);
      const rng = random(seed);
      for (let i = 0; i < PATIENCE && !attempt.progress.judgement; i++) await attempt.draw(rng);
      if (attempt.progress.judgement?.verdict !== 'right') break;
    }
    const { judgement, hasSequel } = attempt.progress;
    for (const { box, markup, words } of await attempt.boxes()) {
      expect(markup).toContain(`data-verdict="${judgement!.verdict}"`);
      expect(judgement!.verdict).not.toBe('right');
      expect(markup).toContain(`${words.t('learn/try-again')}</button>`);
      expect(box.includes(words.t('learn/play-on'))).toBe(hasSequel);
    }
    if (!hasSequel) return;
    await attempt.seeWhatHappens();
    const { key, details } = attempt.progress.outcome!;
    for (const { box, words } of await attempt.boxes()) {
      expect(box).toContain(words.plus(course.messages).say(key, details));
      expect(box).not.toContain(words.t('learn/play-on'));
    }
  });
});

describe.each(PUZZLES)('the puzzle $id', (task) => {
  it('offers its hints and shows its solution step by step', async () => {
    for (const { box, words } of await (await Attempt.at(task)).boxes())
      expect(box).toContain(words.t('puzzles/hint', { number: 1 }));
    const solved = await takeAdvice(task);
    for (const { box, markup, words } of await solved.boxes()) {
      expect(markup).toContain('data-verdict="right"');
      expect(box).toContain(words.t('puzzles/misses'));
      expect(box).toContain(words.t('puzzles/all'));
    }
  });
});
