import { type AnyTitle, choices, enclosing, type Json, pending, playInPlace } from '@signalbox/kernel';
import { actorFor } from '@signalbox/titles/1841/control.ts';
import { PROCEDURES } from '@signalbox/titles/1841/exports.ts';
import { eighteenFortyOne } from '@signalbox/titles/1841/index.ts';
import { inOperatingOrder, type State } from '@signalbox/titles/1841/state.ts';
import { describe, expect, it } from 'vitest';
import { type Judgement, LEARNER, type Lesson } from '../lesson.ts';
import { playedOn, tryLesson } from '../testing/try-lesson.ts';
import { control, merge } from './finance.ts';
import { COURSE } from './index.ts';
import { emergency, train } from './operating-round.ts';
import { concession, found, frozen, lastPrice, leadIn } from './stock-round.ts';

const TITLE = eighteenFortyOne as AnyTitle;
const tried = (lesson: Lesson<State>, answers: readonly Json[]) =>
  tryLesson(TITLE, lesson as unknown as Lesson, answers);

it.each(COURSE.lessons)('$id begins with a position that the rules allow', (lesson) => {
  expect(eighteenFortyOne.invariants(lesson.position() as State)).toEqual([]);
});

it.each(COURSE.lessons)('$id begins after the turns of all that operate earlier in the round', (lesson) => {
  const state = lesson.position() as State;
  const company = enclosing(state, PROCEDURES.companyTurn)?.vars.company;
  if (!company) return;
  const order = inOperatingOrder(state);
  const waiting = order.slice(0, order.indexOf(company)).filter((one) => !state.round.operated.includes(one));
  expect(waiting).toEqual([]);
});

it('calls the learner ahead where the game can be ended by a price (5)', () => {
  expect(leadIn(lastPrice.position())).toBeGreaterThan(0);
});

/** What is said after everything that may be chosen; `skip` leaves out what only repeats another choice. */
function everyJudgement(lesson: Lesson<State>, skip: (choice: Json, state: State) => boolean): Judgement[] {
  const start = lesson.position();
  const found: Judgement[] = [];
  const visit = (state: State) => {
    if (lesson.isDone({ start, state, answers: [] })) {
      found.push(lesson.judge({ start, state, answers: [] }));
      return;
    }
    const { decision, offerTo } = pending(eighteenFortyOne, state)!;
    for (const choice of choices(offerTo(LEARNER))) {
      if (skip(choice, state)) continue;
      const next = structuredClone(state);
      expect(playInPlace(eighteenFortyOne, next, { seat: LEARNER, decision, choice })).toBeNull();
      visit(next);
    }
  };
  visit(start);
  return found;
}

const parts = (choice: Json) => choice as { do?: string; company?: string };

describe('found', () => {
  it('calls the fullest treasury right and one that pays for a train nearly right', () => {
    // All majors are alike, and so are all minors; second homes and further tokens only cost more.
    const all = everyJudgement(found, (choice, state) => {
      const { do: what, company } = parts(choice);
      if (what === 'found') return company !== 'CGTF' && company !== 'FTP';
      const hasHome = enclosing(state, PROCEDURES.founding)?.vars.homes.length === 1;
      return what === 'deal' || (hasHome && what !== 'pass' && choice !== 1 && choice !== 2);
    }).filter(({ said }) => said.key !== 'lesson/found/idle');
    const cash = all.map(({ said }) => Number(said.details!.cash));
    expect(all[0]!.said.details!.best).toBe(Math.max(...cash));
    for (const { verdict, said } of all) {
      const left = Number(said.details!.cash);
      expect(verdict).toBe(left === Math.max(...cash) ? 'right' : left >= 200 ? 'nearly' : 'wrong');
    }
    expect(new Set(all.map(({ verdict }) => verdict)).size).toBe(3);
  });
});

describe('emergency', () => {
  it('calls only the sale right that leaves the learner worth most', () => {
    const all = everyJudgement(emergency, (choice) => parts(choice).do === 'deal');
    const worth = all.map(({ said }) => Number(said.details!.worth));
    for (const { verdict, said } of all)
      expect(verdict).toBe(said.details!.worth === Math.max(...worth) ? 'right' : 'nearly');
    expect(new Set(worth).size).toBeGreaterThan(1);
  });
});

describe('the answer fits what was done', () => {
  const bid = (amount: number) => ({ do: 'bid', amount });
  const pass = { do: 'pass' };
  const merging = (partner: string, odd: string): Json[] => [
    partner,
    'AFI',
    odd,
    { hexes: ['H4', 'J6'], charter: 1 },
  ];
  it.each<[string, Lesson<State>, Json[], string]>([
    ['a bid that is too high', concession, ['SFTG', bid(170)], 'concession/too-much'],
    ['a bid above the least', concession, ['SFTG', bid(160)], 'concession/nearly'],
    ['a bid that is overbid', concession, ['SFTG', bid(20), pass], 'concession/lost'],
    ['nothing put up', concession, [pass], 'concession/lost'],
    ['no company', found, [pass], 'found/idle'],
    ['a dividend', train, ['pay', pass], 'train/paid'],
    ['no train', train, ['withhold', pass], 'train/not-bought'],
    [
      'a share of another company',
      control,
      [pass, { do: 'buy', company: 'AFI', from: 'pool' }],
      'control/wrong',
    ],
    ['the partner that takes control', merge, merging('CGTF', 'share'), 'merge/wrong'],
    ['an odd share cashed in', merge, merging('SFTN', 'cash'), 'merge/wrong'],
    ['no merger', merge, [pass], 'merge/idle'],
    ['an ordinary share', frozen, [{ do: 'buy', company: 'CGTF', from: 'pool' }], 'frozen/wrong'],
    ['nothing', lastPrice, [pass], 'last-price/wrong'],
  ])('%s', async (_, lesson, answers, key) => {
    const { progress } = await tried(lesson, answers);
    expect(progress.judgement?.said.key).toBe(`lesson/${key}`);
  });
});

describe('playing on', () => {
  it('shows that the president pays for the train that the treasury cannot', async () => {
    const answers = ['pay', { do: 'pass' }];
    const { states, progress } = await playedOn(TITLE, train as unknown as Lesson, answers);
    expect(progress.outcome?.key).toBe('lesson/outcome/trains');
    const [before, after] = [states[0], states.at(-1)] as State[];
    expect(after!.companies.SFTG.trains).toEqual(['4']);
    expect(after!.cash[LEARNER]!).toBeLessThan(before!.cash[LEARNER]!);
  });

  it('shows that somebody else takes what was left', async () => {
    const share = { do: 'buy', company: 'CGTF', from: 'pool' };
    const { states } = await playedOn(TITLE, frozen as unknown as Lesson, [share]);
    expect(actorFor(states.at(-1) as State, 'CGTF')).toBe('p3');
  });
});
