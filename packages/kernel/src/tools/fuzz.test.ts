import { expect, test } from 'vitest';
import { type LotsState, lots } from '../testing/lots.ts';
import type { Title } from '../title.ts';
import { fuzz, fuzzGame, mergeReports, randomSetup } from './fuzz.ts';

const setup = { players: 3, options: { 'no-bell': false, purse: 'ten' } };
const broken = (change: Partial<Title<LotsState>>): Title<LotsState> => ({ ...lots, ...change });

test('random games reach every ending, and the same ones with the same seed', () => {
  const report = fuzz(lots, { games: 60, seed: 1, setup });
  expect(report).toMatchObject({ games: 60, failure: null });
  expect(Object.keys(report.endings).sort()).toEqual(['bell', 'last-lot']);
  expect(Object.values(report.endings).reduce((sum, n) => sum + n)).toBe(60);
  const happened = Object.values(report.happened);
  expect(happened.length).toBeGreaterThan(1);
  expect(happened.every((games) => games >= 1 && games <= 60)).toBe(true);
  expect(fuzz(lots, { games: 60, seed: 1, setup })).toEqual(report);
});

test('each game may have options of its own', () => {
  const drawn = Array.from({ length: 20 }, (_, seed) =>
    JSON.stringify(randomSetup(lots, setup, seed).options),
  );
  expect(new Set(drawn).size).toBeGreaterThan(1);
  expect(fuzz(lots, { games: 20, seed: 1, setup, randomOptions: true }).failure).toBeNull();
});

test('options of imported games are not drawn: no table has them', () => {
  const imported = { rule: '1', default: false, importOnly: true } as const;
  const title = { ...lots, options: { ...lots.options, imported } };
  const drawn = Array.from({ length: 20 }, (_, seed) => randomSetup(title, setup, seed).options.imported);
  expect(new Set(drawn)).toEqual(new Set([false]));
});

test('workers share the games out and their reports add up', () => {
  const whole = fuzz(lots, { games: 20, seed: 5, setup });
  const halves = [0, 1].map((i) => fuzz(lots, { games: 20 - i, seed: 5 + i, stride: 2, setup }));
  expect(mergeReports(halves[0]!, halves[1]!)).toEqual(whole);
});

test('hostile play leaves no mark', () => {
  expect(fuzz(lots, { games: 20, seed: 3, setup, hostile: true }).failure).toBeNull();
});

test('a broken invariant ends the run with the seed and the last actions', () => {
  const title = broken({ invariants: (state) => (state.bag.length < 4 ? ['few lots'] : []) });
  const { failure } = fuzz(title, { games: 99, seed: 7, setup });
  expect(failure).toMatchObject({ message: 'few lots' });
  expect(failure!.last.length).toBeGreaterThan(0);
  expect(fuzzGame(title, setup, failure!.seed)).toEqual(failure);
});

test('an endless game is cut off', () => {
  expect(fuzzGame(lots, setup, 1, { maxActions: 3 })).toMatchObject({
    message: expect.stringContaining('3'),
  });
});

test('an exception in the rules is reported, not thrown', () => {
  const title = broken({
    invariants: () => {
      throw new Error('oops');
    },
  });
  expect(fuzzGame(title, setup, 1)).toMatchObject({ message: expect.stringContaining('oops'), actions: 0 });
});
