import type { AnyTitle, Json } from '@signalbox/kernel';
import { unionStation } from '@signalbox/titles/union-station/index.ts';
import { invariants } from '@signalbox/titles/union-station/invariants.ts';
import type { State } from '@signalbox/titles/union-station/state.ts';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../lesson.ts';
import { goalOf } from '../puzzles/goals.ts';
import { solve } from '../puzzles/solve.ts';
import { loadSubject } from '../puzzles/subjects/index.ts';
import { playedOn, tryLesson } from '../testing/try-lesson.ts';
import { bidForShare, lastDividend } from './rounds.ts';
import { destination, dilute, dragDown, goldSquare, leadIn, stationCompany } from './turns.ts';

const SUBJECT = await loadSubject('union-station');
const TITLE = unionStation as AnyTitle;
const judged = async (lesson: Lesson<State>, answers: readonly Json[]) =>
  (await tryLesson(TITLE, lesson as unknown as Lesson, answers)).progress.judgement;

const TURNS = [goldSquare, destination, dilute, dragDown, stationCompany];

describe.each([...TURNS, bidForShare, lastDividend])('$id', (lesson) => {
  it('is a position that can come about', () => {
    expect(invariants(lesson.position())).toEqual([]);
  });
});

describe.each(TURNS)('$id', (lesson) => {
  it('calls only the best of all possible turns right', async () => {
    const start = lesson.position();
    const solved = solve(SUBJECT.title, start, goalOf(SUBJECT, 'turn', null, start), 100_000)!;
    const solution = lesson.solution.map(({ choice }) => choice);
    expect(solved.answers).toEqual([solution]);
    const judgement = await judged(lesson, solution);
    expect(judgement).toMatchObject({
      verdict: 'right',
      said: { details: { gain: solved.best - leadIn(start) } },
    });
  });
});

it('is a game to end while ahead, but not with any dividend (END-b)', async () => {
  expect(leadIn(lastDividend.position())).toBeGreaterThan(0);
  const toTheTown = [{ do: 'lay', railroad: 'PRR' }, 'D11', 'C12'];
  expect((await judged(lastDividend, toTheTown))?.said.key).toBe('lesson/last-dividend/lost');
});

describe('the answer fits what was done', () => {
  const bid = (amount: number) => ({ do: 'bid', amount });
  it.each<[string, Lesson<State>, Json[], string]>([
    ['a bid that is too high', bidForShare, [bid(20)], 'nearly'],
    ['a pass', bidForShare, [{ do: 'pass' }], 'wrong'],
    ['raising step by step', bidForShare, [bid(5), bid(7), bid(9), bid(10)], 'right'],
    ['a dividend without a purchase', dilute, [{ do: 'sell', railroad: 'PRR' }], 'nearly'],
    ['the destination first', destination, [{ do: 'lay', railroad: 'PRR' }, 'G28'], 'nearly'],
    ['selling one’s best', dragDown, [{ do: 'sell', railroad: 'CBQ' }], 'wrong'],
  ])('%s', async (_, lesson, answers, verdict) => {
    expect((await judged(lesson, answers))?.verdict).toBe(verdict);
  });

  it('shows who ends the game, if the learner does not', async () => {
    const { progress } = await playedOn(TITLE, lastDividend as unknown as Lesson, [{ do: 'buy', space: 1 }]);
    expect(progress.judgement?.said.key).toBe('lesson/last-dividend/goes-on');
    expect(progress.outcome?.key).toMatch(/still-won|lost-later/);
  });
});
