import type { PoolGame } from '@signalbox/bots/arena';
import { expect, test } from 'vitest';
import { readText } from '../files.ts';
import { withPart } from './markdown.ts';
import { type SavedPool, savedPools } from './pool.ts';
import { progressLine } from './progress.ts';
import { LEVEL_RATINGS_FILE, ratingsModule, ratingTable } from './ratings.ts';
import type { SavedArena } from './results.ts';
import { salesTable } from './sales.ts';
import { stepsTable } from './steps.ts';
import { strengthTables } from './table.ts';

const arena: SavedArena = {
  title: 'lots',
  players: 2,
  bots: ['apprentice', 'random'],
  budgetMs: null,
  work: null,
  results: [
    {
      seed: 1,
      levels: ['apprentice', 'random'],
      scores: [12, 8],
      wins: [1, 0],
      ending: 'bell',
      actions: 20,
      times: { apprentice: { '1': 3 }, random: { '0.1': 3 } },
      overBudget: 0,
      refused: [],
    },
  ],
};

test('a row for every level, with its interval', () => {
  const tables = strengthTables([arena]);
  expect(tables).toContain('| lots | 2 | 1 | apprentice | 1 | 100.0% | 20.7% to 100.0% | 50.0% |');
  expect(tables).toContain(
    '| lots | 2 | apprentice, random | fixed work | random | 3 | 0.10 | 0.10 | 0.10 |',
  );
  expect(tables).toContain('bell 1');
});

test('steps between levels are counted over arenas and pools, by number of players', () => {
  const game: PoolGame = {
    ...{ seed: 1, levels: ['baron', 'conductor', 'conductor'], scores: [5, 5, 4], wins: [0.5, 0.5, 0] },
    ...{ ending: 'bell', actions: 20, refused: [] },
  };
  const [, , two, three] = stepsTable([arena], [{ title: 'lots', games: [game] }]).split('\n');
  expect(two).toBe('| lots | 2 | 1 | 100% of 1 | – | – |');
  expect(three).toBe('| lots | 3 | 1 | – | – | 75% of 2 |');
});

test('sales are counted over arenas and pools, in games that were saved with them', () => {
  const trading = { baron: { sharesSold: 6, sales: 4, boughtBack: 1 } };
  const game: PoolGame = {
    ...{ seed: 1, levels: ['baron', 'random', 'baron'], scores: [5, 5, 4], wins: [0.5, 0.5, 0] },
    ...{ ending: 'bell', actions: 20, refused: [], trading },
  };
  const [, , ...rows] = salesTable([arena], [{ title: 'lots', games: [game, game] }]).split('\n');
  expect(rows).toEqual(['| lots | baron | 2 | 3.0 | 8 | 2 (25.0%) |']);
});

test('tables replace the previous ones and leave the rest of the document unchanged', () => {
  const once = withPart(withPart('# Bots\n\nWords.\n', 'arena tables', 'old'), 'ratings', 'other');
  expect(withPart(once, 'arena tables', 'new')).toBe(once.replace('old', 'new'));
  expect(once).toMatch(/^# Bots\n\nWords\.\n/);
});

test('the progress bar says how long it will take', () => {
  expect(progressLine(5, 10, 70_000)).toBe('[===============               ] 5 of 10 games, 1 min 10 s left');
});

test('people are shown ratings of pools with enough games', () => {
  const game = (seed: number): PoolGame => ({
    ...{ seed, levels: ['baron', 'apprentice'], scores: seed % 4 === 0 ? [1, 2] : [2, 1], wins: [1, 0] },
    ...{ ending: 'bell', actions: 20, refused: [] },
  });
  const pool = (title: string, games: number): SavedPool => ({
    title,
    games: Array.from({ length: games }, (_, seed) => game(seed)),
  });
  const pools = [pool('18FL', 120), pool('1841', 99)];
  expect(ratingTable(pools)).toMatch(/\| 1841 \| 99 \| baron \| 99 \| 1\d{3} \| 1\d{3} to 1\d{3} \|/);
  expect(ratingsModule(pools)).toMatch(/'18FL': \{ apprentice: 1\d{3}, baron: 1\d{3} \}/);
  expect(ratingsModule(pools)).not.toContain('1841');
});

test('the ratings that people are shown are those of the saved pools', () => {
  expect(ratingsModule(savedPools())).toBe(readText(LEVEL_RATINGS_FILE));
});
