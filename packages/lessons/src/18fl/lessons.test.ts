import { type AnyTitle, choices, type Json, pending, playInPlace } from '@signalbox/kernel';
import { sentencesOf } from '@signalbox/text';
import { eighteenFL } from '@signalbox/titles/18fl/index.ts';
import { invariants } from '@signalbox/titles/18fl/invariants.ts';
import type { State } from '@signalbox/titles/18fl/state.ts';
import { describe, expect, it } from 'vitest';
import { LEARNER, type Lesson } from '../lesson.ts';
import { playedOn, tryLesson } from '../testing/try-lesson.ts';
import { MESSAGES } from './messages.ts';
import { firstTrack, secondStation, upgrade } from './running.ts';
import { dump, float, rescue } from './shares.ts';
import { convert, rust, withhold } from './trains.ts';

const TITLE = eighteenFL as AnyTitle;
const PASS = { do: 'pass' };
const buy = (train: string) => ({ do: 'buy', from: 'bank', train });
const lay = (hex: string, tile: string, rotation: number) => ({ do: 'lay', hex, tile, rotation });

const saidTo = async (lesson: Lesson<State>, answers: readonly Json[]) =>
  (await tryLesson(TITLE, lesson as unknown as Lesson, answers)).progress.judgement?.said.key;

/** Every judgement that the learner can get without a train deal. */
function everyJudgement(lesson: Lesson<State>) {
  const start = lesson.position();
  const found: { verdict: string; details: Readonly<Record<string, Json>> }[] = [];
  const visit = (state: State) => {
    const attempt = { start, state, answers: [] };
    if (state !== start && lesson.isDone(attempt)) {
      const { verdict, said } = lesson.judge(attempt);
      found.push({ verdict, details: said.details ?? {} });
      return;
    }
    const { decision, offerTo } = pending(eighteenFL, state)!;
    for (const choice of choices(offerTo(LEARNER))) {
      if (typeof choice === 'object' && choice !== null && 'do' in choice && choice.do === 'deal') continue;
      const next = structuredClone(state);
      expect(playInPlace(eighteenFL, next, { seat: LEARNER, decision, choice })).toBeNull();
      visit(next);
    }
  };
  visit(start);
  return found;
}

describe.each([firstTrack, secondStation, upgrade])('$id', (lesson) => {
  it('calls the highest revenue right, the next one nearly right, and no other', () => {
    const all = everyJudgement(lesson);
    const revenues = [...new Set(all.map(({ details }) => Number(details.revenue)))].sort((a, b) => b - a);
    expect(all[0]!.details.best).toBe(revenues[0]);
    for (const { verdict, details } of all) {
      const place = revenues.indexOf(Number(details.revenue));
      expect(verdict).toBe(place === 0 ? 'right' : place === 1 ? 'nearly' : 'wrong');
    }
  });
});

describe('rescue', () => {
  it('calls only the sale right that leaves the learner worth most', () => {
    const all = everyJudgement(rescue);
    const most = Math.max(...all.map(({ details }) => Number(details.worth)));
    expect(all.filter(({ verdict }) => verdict === 'right').map(({ details }) => details.worth)).toEqual([
      most,
    ]);
    expect(all.filter(({ verdict }) => verdict === 'nearly').length).toBe(all.length - 1);
  });
});

describe('the answer fits what was done', () => {
  const start = (price: number) => ({ do: 'start', company: 'ACL', price, size: 5 });
  it.each<[string, Lesson<State>, Json[], string]>([
    ['a par price that is too high', float, [start(100), PASS], 'lesson/float/too-expensive'],
    ['no third share', float, [start(80), PASS], 'lesson/float/not-bought'],
    [
      'a low par price',
      float,
      [start(70), { do: 'buy', company: 'ACL', from: 'ipo' }],
      'lesson/float/nearly',
    ],
    ['no company', float, [PASS], 'lesson/float/idle'],
    ['a town', firstTrack, [lay('H21', '9', 2), lay('I22', '3', 2)], 'lesson/first-track/nearly'],
    ['a hotel', secondStation, [{ do: 'hotel', hex: 'D25', node: 0 }], 'lesson/second-station/nearly'],
    ['a city where one train stops', upgrade, [lay('G20', '405', 4)], 'lesson/upgrade/nearly'],
    ['a dividend', withhold, ['pay', PASS], 'lesson/withhold/paid'],
    ['no train', withhold, ['withhold', PASS], 'lesson/withhold/not-bought'],
    ['one train', rust, [buy('3'), PASS], 'lesson/rust/one-more'],
    ['no purchase', rust, [PASS], 'lesson/rust/idle'],
    ['two shares', dump, [{ do: 'sell', company: 'FEC', count: 2 }, PASS], 'lesson/dump/too-few'],
    ['nothing', dump, [PASS], 'lesson/dump/kept'],
  ])('%s', async (_, lesson, answers, key) => {
    expect(await saidTo(lesson, answers)).toBe(key);
  });
});

describe('playing on', () => {
  it('shows that the president pays for the train that the treasury cannot', async () => {
    const { states, progress } = await playedOn(TITLE, withhold as unknown as Lesson, ['pay', PASS]);
    expect(progress.outcome?.key).toBe('lesson/outcome');
    const [before, after] = [states[0], states.at(-1)] as State[];
    expect(after!.companies.ACL.trains).toEqual(['4']);
    expect(after!.cash[LEARNER]!).toBeLessThan(before!.cash[LEARNER]!);
  });

  it('mentions what the learner was worth before only if that has changed', () => {
    const { sentence } = sentencesOf({ ...eighteenFL.messages, ...MESSAGES }, 'en');
    const outcome = (worth: number, before: number) =>
      sentence('lesson/outcome/no-train', {
        company: 'ACL',
        price: 90,
        worth,
        before,
        moved: worth - before,
      });
    expect(outcome(80, 80)).toMatch(/your net worth is \$80\.$/);
    expect(outcome(80, 95)).toMatch(/your net worth is \$80; right after your answer it was \$95\.$/);
  });
});

it.each([float, firstTrack, secondStation, upgrade, withhold, convert, rust, dump, rescue])(
  '$id begins with a position that the rules allow',
  (lesson) => {
    expect(invariants(lesson.position())).toEqual([]);
  },
);
