import type { GameState, Title } from '@signalbox/kernel';
import { TITLES } from '@signalbox/titles';
import { expect, test } from 'vitest';
import type { Heuristics } from '../heuristics.ts';
import { defaultSetup } from '../testing/positions.ts';
import { heuristicsFor } from '../titles/index.ts';
import { pairsOfGame } from './pairs.ts';

const title = TITLES.find(({ id }) => id === 'union-station') as Title<GameState>;
const known = heuristicsFor(title);
const dividends = (state: GameState) => (state as GameState & { dividends: number }).dividends;

/** The dividends after which a pair of choices was valued, if a round lasts until the next dividend. */
function valuedAfter(changed: Partial<Heuristics>, seed: number): number[] {
  const valued = new Set<number>();
  const worth: Heuristics['worth'] = (state) => {
    valued.add(dividends(state));
    return 0;
  };
  const heuristics: Heuristics = { ...known, round: dividends, ...changed, worth };
  const long = { ...heuristics, conductor: { ...known.conductor, horizon: 1_000 } };
  pairsOfGame(title, long, { setup: defaultSetup(title, 3), seed, pairsPerGame: 1 });
  return [...valued];
}

/** A game in which the pair is drawn early enough. */
const EARLY = 5;

test.each([1, 2])('the result is measured %i rounds after the end of a simulated game', (learningRounds) => {
  const [end = 0, ...later] = valuedAfter({ learningRounds }, EARLY);
  expect(end).toBeGreaterThan(0);
  expect(later).toEqual([end + learningRounds]);
});

test('without a number of rounds the result is that of the game', () => {
  const [end = 0, ...later] = valuedAfter({}, EARLY);
  expect(end).toBeGreaterThan(0);
  expect(later).toEqual([]);
});

test('choices that lead to the same are no pair', () => {
  const plan = { setup: defaultSetup(title, 3), seed: 1, pairsPerGame: 6 };
  expect(pairsOfGame(title, known, plan)).not.toEqual([]);
  expect(pairsOfGame(title, { ...known, features: [{ name: 'none', of: () => 5 }] }, plan)).toEqual([]);
});
