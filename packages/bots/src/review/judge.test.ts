import type { Json } from '@signalbox/kernel';
import { bestRun } from '@signalbox/rails';
import { eighteenFL } from '@signalbox/titles';
import { DECISIONS } from '@signalbox/titles/18fl/exports.ts';
import {
  COAST_LINE,
  cash,
  closeAllPrivates,
  company,
  operate,
  playTo,
  sinkingCompany,
  table,
  tiles,
} from '@signalbox/titles/18fl/position.ts';
import { runQuery } from '@signalbox/titles/18fl/running.ts';
import type { State } from '@signalbox/titles/18fl/state.ts';
import { expect, test } from 'vitest';
import { heuristicsFor } from '../titles/index.ts';
import { chancesIn } from './chances.ts';
import { type Judgement, judging } from './judge.ts';
import { byTheme, isMistake, themesIn, turningPoints } from './turning-points.ts';

const heuristics = heuristicsFor(eighteenFL);

function judge(state: State, choice: Json, seed = 1): Judgement | null {
  const thinking = judging<State>(eighteenFL, heuristics, state, 'p1', choice, { seed });
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  return step.value;
}

/** FEC has neither a train nor money, and p1 little more. */
function sinking(): State {
  const state = sinkingCompany({ p1: 5, p2: 3 });
  cash(state, { p1: 60, p2: 430, p3: 200 });
  return state;
}

test('to keep a company that will ask its president for a train is a mistake', () => {
  const state = sinking();
  const judgement = judge(state, { do: 'pass' })!;
  expect(isMistake(judgement)).toBe(true);
  expect(judgement.better?.choice).toMatchObject({ do: 'sell', company: 'FEC' });
  expect(judgement.worth!.mean).toBeLessThan(0);
  expect(isMistake(judge(state, judgement.better!.choice)!)).toBe(false);
});

test('the same seed gives the same judgement, and nothing is changed', () => {
  const state = sinking();
  const before = JSON.stringify(state);
  expect(judge(state, { do: 'pass' }, 7)).toEqual(judge(state, { do: 'pass' }, 7));
  expect(JSON.stringify(state)).toBe(before);
});

test('who had no choice is not judged', () => {
  const state = table(3);
  cash(state, { p1: 10 });
  expect(judge(state, { do: 'pass' })).toBeNull();
});

test('a run that earns less than the best one is a sure loss', () => {
  const state = table(3, { anyRun: true });
  closeAllPrivates(state);
  tiles(state, COAST_LINE);
  company(state, 'ACL', { trains: ['2'], cash: 100 });
  operate(state);
  playTo(state, DECISIONS.runTrains.name, 'ACL');
  const sure = judge(state, { routes: [] })!.sure!;
  expect(sure).toEqual({ kind: 'revenue', made: 0, best: bestRun(runQuery(state, 'ACL')).revenue });
});

test('chances add up to 1, say less of an early lead, and in a finished game the winners have won', () => {
  const state = sinking();
  const chances = chancesIn(heuristics, state, state.seats);
  expect(Object.values(chances).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(chances.p3).toBeGreaterThan(chances.p1!);
  const early = chancesIn(heuristics, state, state.seats, 1);
  expect(Object.values(early).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(early.p3).toBeLessThan(chances.p3!);
  expect(early.p3).toBeGreaterThan(1 / 3);
  const outcome = { reason: 'bank', scores: { p1: 5, p2: 9, p3: 9 }, winners: ['p2', 'p3'] };
  expect(chancesIn(heuristics, { ...state, outcome }, state.seats)).toEqual({ p1: 0, p2: 0.5, p3: 0.5 });
});

test('turning points are mistakes, the most costly first; themes add them up', () => {
  const judged = (at: number, decision: { name: string }, mean: number, high: number) => ({
    at,
    judgement: {
      decision: decision.name,
      better: { choice: 0, because: { key: '', details: {} } },
      chance: { mean, low: mean - 0.1, high },
      worth: null,
      sure: null,
    },
  });
  const all = [
    judged(3, DECISIONS.trade, -0.1, -0.05),
    judged(5, DECISIONS.trade, -0.2, 0.1),
    judged(9, DECISIONS.buyTrain, -0.3, -0.1),
  ];
  expect(turningPoints(all).map(({ at }) => at)).toEqual([9, 3]);
  const [track, trains, shares] = byTheme(themesIn(heuristics), all);
  expect(track).toMatchObject({ theme: 'track', decisions: 0, mistakes: 0, lost: 0 });
  expect(trains).toMatchObject({ theme: 'trains', decisions: 1, mistakes: 1, lost: 0.3 });
  expect(shares).toMatchObject({ theme: 'shares', decisions: 2, mistakes: 1, lost: 0.1 });
});
