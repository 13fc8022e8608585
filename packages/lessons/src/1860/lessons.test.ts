import { type AnyTitle, type Json, PASS } from '@signalbox/kernel';
import { eighteenSixty } from '@signalbox/titles/1860/index.ts';
import { invariants } from '@signalbox/titles/1860/invariants.ts';
import { COWES_TO_NEWPORT, HALTS } from '@signalbox/titles/1860/positions/line.ts';
import type { State } from '@signalbox/titles/1860/state.ts';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../lesson.ts';
import { goalOf } from '../puzzles/goals.ts';
import { solve } from '../puzzles/solve.ts';
import { loadSubject } from '../puzzles/subjects/index.ts';
import { playedOn, tryLesson } from '../testing/try-lesson.ts';
import { COURSE } from './index.ts';
import { halts, insolvency, rust, track } from './operating.ts';
import { par, presidency, redZone } from './shares.ts';
import { britishRail, receivership, solvent } from './trouble.ts';

const SUBJECT = await loadSubject('1860');
const TITLE = eighteenSixty as AnyTitle;
const tried = (lesson: Lesson<State>, answers: readonly Json[]) =>
  tryLesson(TITLE, lesson as unknown as Lesson, answers);

it.each(COURSE.lessons)('$id is a possible position', (lesson) => {
  expect(invariants(lesson.position() as State)).toEqual([]);
});

it('the lesson about track knows the most that can be earned', () => {
  const start = track.position();
  const solved = solve(SUBJECT.title, start, goalOf(SUBJECT, 'track', 'C&N', start), 10_000)!;
  expect(solved).toMatchObject({ best: 60, next: 30 });
  expect(solved.answers).toEqual([track.solution.map(({ choice }) => choice)]);
});

it('the lesson about the red zone knows the most that can be kept', () => {
  const start = redZone.position();
  const details = (state: unknown) =>
    redZone.judge({ start, state: state as State, answers: [] }).said.details as Record<string, number>;
  const solved = solve(
    SUBJECT.title,
    start,
    {
      isDone: (state) => redZone.isDone({ start, state: state as State, answers: [] }),
      value: (state) => (details(state).cash! < 320 ? 0 : details(state).worth!),
    },
    100_000,
  )!;
  expect(solved.best).toBe(1296);
  expect(solved.next).toBeLessThan(1296);
});

describe('the answer fits what was done', () => {
  const start = (price: number) => ({ do: 'start', company: 'C&N', par: price });
  const ipo = { do: 'buy', company: 'C&N', from: 'ipo' };
  const sell = (company: string, count: number) => ({ do: 'sell', company, count });
  const buy = (train: string) => ({ do: 'buy', from: 'bank', train });
  const pool = (company: string) => ({ do: 'buy', company, from: 'pool' });
  const longest = {
    routes: [
      {
        train: '3+2-1',
        path: [...COWES_TO_NEWPORT, ...HALTS, 'J4.0'],
        passed: ['F4.0', ...HALTS],
      },
    ],
  };
  it.each<[string, Lesson<State>, Json[], string]>([
    ['a low par', par, [start(74), ipo, ipo, ipo], 'lesson/par/nearly'],
    ['a par that is too high', par, [start(100), ipo, ipo, PASS], 'lesson/par/wrong'],
    ['no company', par, [PASS], 'lesson/par/idle'],
    ['no track', track, [PASS], 'lesson/track/nearly'],
    ['no sale', presidency, [PASS], 'lesson/presidency/wrong'],
    ['one train', rust, [buy('3+2'), PASS], 'lesson/rust/one-more'],
    ['no train', rust, [PASS], 'lesson/rust/idle'],
    ['a dividend', insolvency, ['pay', PASS], 'lesson/insolvency/paid'],
    ['money without a train', insolvency, ['withhold', PASS], 'lesson/insolvency/not-bought'],
    ['two of one company', redZone, [sell('C&N', 2), PASS], 'lesson/red-zone/nearly'],
    ['one share', redZone, [sell('C&N', 1), PASS], 'lesson/red-zone/wrong'],
    ['the longest run', halts, [longest, 'pay', PASS], 'lesson/halts/wrong'],
    ['all revenue withheld', halts, [longest, 'withhold', buy('4+2')], 'lesson/halts/nearly'],
    ['no deal', solvent, [PASS], 'lesson/solvent/wrong'],
    ['another share', receivership, [pool('C&N')], 'lesson/receivership/wrong'],
    ['a company that stops', britishRail, [pool('IOW')], 'lesson/british-rail/nearly'],
    ['a company without a route', britishRail, [pool('FYN')], 'lesson/british-rail/wrong'],
    ['nothing', britishRail, [PASS], 'lesson/british-rail/idle'],
  ])('%s', async (_, lesson, answers, key) => {
    expect((await tried(lesson, answers)).progress.judgement?.said.key).toBe(key);
  });

  it('shows that a company without a train becomes insolvent', async () => {
    const { progress } = await playedOn(TITLE, insolvency as unknown as Lesson, ['pay', PASS]);
    expect(progress.outcome?.key).toBe('lesson/outcome/insolvent');
  });

  it('shows that the share that was called best earns most until the end', async () => {
    const worthWith = async (answer: Json) => {
      // A right answer has no sequel: the game is played on as after a mistake.
      const lesson = { ...britishRail, judge: () => ({ verdict: 'wrong' as const, said: { key: '' } }) };
      const { progress } = await playedOn(TITLE, lesson as unknown as Lesson, [answer]);
      return Number(progress.outcome!.details!.worth);
    };
    const [best, next, worst, none] = await Promise.all(
      [pool('C&N'), pool('IOW'), pool('FYN'), PASS].map(worthWith),
    );
    expect(best).toBeGreaterThan(next!);
    expect(next).toBeGreaterThan(Math.max(worst!, none!));
  });
});
