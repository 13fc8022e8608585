import {
  type GameState,
  type Language,
  type Messages,
  pending,
  playInPlace,
  random,
} from '@signalbox/kernel';
import { sentencesOf } from '@signalbox/text';
import { describe, expect, it } from 'vitest';
import { firstTrack } from '../18fl/running.ts';
import { rescue } from '../18fl/shares.ts';
import { type Answer, LEARNER, presented, type Said } from '../lesson.ts';
import { tryLesson } from '../testing/try-lesson.ts';
import { puzzleLesson } from './as-lesson.ts';
import { ALL_PUZZLES } from './catalogue.ts';
import { goalOf } from './goals.ts';
import { hintsFor } from './hints.ts';
import { loadPuzzles, PUZZLE_TITLES, type PuzzleBook } from './load.ts';
import { PUZZLE_MESSAGES } from './messages.ts';
import { difficultyOf, type Puzzle } from './puzzle.ts';
import { solve } from './solve.ts';
import type { Subject } from './subject.ts';
import { loadSubject } from './subjects/index.ts';
import { problemsOf } from './verify.ts';

const LANGUAGES: readonly Language[] = ['en', 'ja'];

const BOOKS = (await Promise.all(PUZZLE_TITLES.map(loadPuzzles))) as PuzzleBook[];

const ALL = BOOKS.flatMap(({ subject, puzzles }) =>
  puzzles.map((puzzle) => ({ name: `${subject.title.id} ${puzzle.id}`, subject, puzzle })),
);

/** Some are played at a table. */
const PLAYED = 12;

function drawn(): typeof ALL {
  const rng = random(Number(process.env.SIGNALBOX_SEED ?? 1));
  const left = [...ALL];
  return Array.from({ length: PLAYED }, () => left.splice(rng.below(left.length), 1)[0]!);
}

function sentences(messages: Messages, { key, details }: Said): (string | null)[] {
  return LANGUAGES.map((language) => sentencesOf(messages, language).sentence(key, details));
}

const boardOf = ({ railway }: Subject, { state, company }: Puzzle) =>
  railway && company ? railway.query(state, company).board : null;

describe('the puzzles that are shipped', () => {
  it('are many, of all titles and themes, and listed', () => {
    expect(ALL.length).toBeGreaterThanOrEqual(120);
    expect(ALL_PUZZLES.map(({ title, id, difficulty }) => `${title} ${id} ${difficulty}`)).toEqual(
      ALL.map(({ name, puzzle }) => `${name} ${difficultyOf(puzzle)}`),
    );
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
    for (const { subject, puzzles } of BOOKS)
      expect(
        [...new Set(puzzles.map(({ theme }) => theme))].every((theme) => subject.themes.includes(theme)),
      ).toBe(true);
  });

  it.each(ALL)('$name is proved', ({ subject, puzzle }) => {
    expect(problemsOf(subject, puzzle)).toEqual([]);
  });

  it('ask the learner, and say everything in both languages', () => {
    for (const { name, subject, puzzle } of ALL) {
      const messages = { ...subject.title.messages, ...PUZZLE_MESSAGES };
      const lesson = puzzleLesson(subject, puzzle);
      expect(pending(subject.title, puzzle.state)?.seats, name).toEqual([LEARNER]);
      expect(subject.title.rulebook.sections).toHaveProperty([lesson.rule]);
      for (const part of ['name', 'story', 'task'] as const)
        expect(sentences(messages, presented(lesson, part)), name).not.toContain(null);
      for (const hint of hintsFor(puzzle, boardOf(subject, puzzle)))
        expect(sentences(messages, hint), `${name} ${hint.key}`).not.toContain(null);
    }
  });

  it.each(drawn())('$name is solved by its solution at a table', async ({ subject, puzzle }) => {
    const lesson = puzzleLesson(subject, puzzle);
    const { progress } = await tryLesson(
      subject.title,
      lesson,
      lesson.solution.map(({ choice }) => choice),
    );
    expect(progress.judgement?.verdict).toBe('right');
    expect(
      sentences({ ...subject.title.messages, ...PUZZLE_MESSAGES }, progress.judgement!.said),
    ).not.toContain(null);
  });
});

function afterAnswer({ title }: Subject, state: GameState, answer: Answer): GameState {
  expect(playInPlace(title, state, { seat: LEARNER, ...answer })).toBeNull();
  return state;
}

describe('a proof', () => {
  it('fails for a puzzle with a wrong value or a wrong answer', () => {
    const track = ALL.find(({ puzzle }) => puzzle.theme === 'track')!;
    const run = ALL.find(({ puzzle }) => puzzle.theme === 'run')!;
    for (const { subject, puzzle } of [track, run])
      expect(problemsOf(subject, { ...puzzle, best: puzzle.best + 10 })).not.toEqual([]);
    const idle = [{ do: 'pass' }];
    expect(problemsOf(track.subject, { ...track.puzzle, answers: [idle] })).not.toEqual([]);
  });

  it.each([
    ['track', 'ACL', firstTrack, 50],
    ['rescue', 'FEC', rescue, 530],
  ] as const)('finds what a lesson knows about %s', async (theme, company, lesson, best) => {
    const subject = await loadSubject('18FL');
    const state = lesson.position();
    const { solution } = lesson;
    // The lesson about emergency money begins with the choice of a train.
    const begun = theme === 'rescue' ? afterAnswer(subject, state, solution[0]!) : state;
    const solved = solve(subject.title, begun, goalOf(subject, theme, company, begun), 20_000)!;
    expect(solved.best).toBe(best);
    expect(solved.next).toBeLessThan(best);
    expect(solved.answers).toContainEqual(
      solution.slice(theme === 'rescue' ? 1 : 0).map(({ choice }) => choice),
    );
  });

  it('is not claimed where somebody else has to choose, or where there is too much to try', async () => {
    const subject = await loadSubject('18FL');
    const state = firstTrack.position();
    const goal = goalOf(subject, 'track', 'ACL', state);
    expect(solve(subject.title, state, goal, 3)).toBeNull();
    expect(solve(subject.title, state, { ...goal, isDone: () => false }, 3_000)).toBeNull();
  });
});
