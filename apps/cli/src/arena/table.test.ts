import { expect, test } from 'vitest';
import { progressLine } from './progress.ts';
import type { SavedArena } from './results.ts';
import { strengthTables, withTables } from './table.ts';

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

test('tables replace the previous ones and leave the rest of the document unchanged', () => {
  const once = withTables('# Bots\n\nWords.\n', 'old');
  expect(withTables(once, 'new')).toBe(once.replace('old', 'new'));
  expect(once).toMatch(/^# Bots\n\nWords\.\n/);
});

test('the progress bar says how long it will take', () => {
  expect(progressLine(5, 10, 70_000)).toBe('[===============               ] 5 of 10 games, 1 min 10 s left');
});
