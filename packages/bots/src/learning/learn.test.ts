import { type GameState, random, type Title } from '@signalbox/kernel';
import { TITLES } from '@signalbox/titles';
import { expect, test } from 'vitest';
import { defaultSetup } from '../testing/positions.ts';
import { challenged, fit, learn } from './learn.ts';
import type { Pair } from './pairs.ts';

/** Pairs in which the estimate misses half of the first feature, and nothing of the second. */
function pairs(count: number, missed: number): Pair[] {
  const rng = random(5);
  const any = () => rng.below(2_001) - 1_000;
  return Array.from({ length: count }, (_, game) => {
    const features = [any(), any()];
    const estimate = any();
    return { game, estimate, features, final: estimate + missed * features[0]! + any() };
  });
}

test('what the estimate misses is learned', () => {
  const { penalty, coefficients, before, after } = fit(pairs(400, 0.5));
  expect(penalty).not.toBeNull();
  expect(after).toBeGreaterThan(before);
  expect(coefficients[0]).toBeGreaterThan(0.3);
  expect(Math.abs(coefficients[1]!)).toBeLessThan(0.1);
});

test('nothing is learned where the estimate misses nothing', () => {
  const { penalty, coefficients, before, after } = fit(pairs(400, 0));
  expect(penalty).toBeNull();
  expect(coefficients).toEqual([]);
  expect(after).toBe(before);
});

test('learning is repeated exactly with the same seed', () => {
  const title = TITLES.find(({ id }) => id === 'union-station') as Title<GameState>;
  const plan = {
    setup: defaultSetup(title, 3),
    seed: 1,
    generations: 2,
    games: 6,
    pairsPerGame: 3,
    contests: 2,
  };
  const first = [...learn(title, plan)];
  expect(first[0]!.pairs).toBe(12);
  expect([...learn(title, plan)]).toEqual(first);
  expect([...learn(title, { ...plan, seed: 2 })]).not.toEqual(first);
});

test('a generation that has not won its share after half of the games plays no more', () => {
  const plan = { contests: 40, setup: { players: 4, options: {} } };
  expect(challenged(plan, (game) => (game % 5 === 0 ? 1 : 0))).toEqual({ wins: 4, contests: 20 });
  expect(challenged(plan, (game) => (game % 4 === 0 ? 1 : 0))).toEqual({ wins: 10, contests: 40 });
});
