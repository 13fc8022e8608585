import type { AnyTitle } from '@signalbox/kernel';
import { TITLES } from '@signalbox/titles';
import { expect, test } from 'vitest';
import type { Limits } from '../budget.ts';
import type { Level } from '../levels.ts';
import { defaultSetup } from '../testing/positions.ts';
import { type MatchResult, playMatch } from './match.ts';
import { seating } from './seating.ts';
import { summarize } from './summary.ts';

const LITTLE: Readonly<Record<Level, Limits>> = {
  random: { nodes: 1 },
  apprentice: { nodes: 60 },
  conductor: { nodes: 60 },
  baron: { nodes: 80 },
};

const HARDLY_ANY: Readonly<Record<Level, Limits>> = {
  random: { nodes: 1 },
  apprentice: { nodes: 20 },
  conductor: { nodes: 20 },
  baron: { nodes: 20 },
};

function play(
  id: string,
  bots: readonly Level[],
  players: number,
  games: number,
  limits = LITTLE,
): MatchResult[] {
  const title: AnyTitle = TITLES.find((known) => known.id === id)!;
  return Array.from({ length: games }, (_, game) =>
    playMatch(title, {
      setup: defaultSetup(title, players),
      seed: 40 + game,
      levels: seating(bots, players, game),
      limits,
    }),
  );
}

test.each([3, 4, 5])('Union Station, %i players of all levels: no choice is refused', (players) => {
  const { refused, games } = summarize(
    play('union-station', ['baron', 'conductor', 'apprentice', 'random'], players, 2),
  );
  expect({ refused, games }).toEqual({ refused: 0, games: 2 });
});

test.each([
  ['18FL', 2],
  ['1860', 3],
  ['1841', 3],
])('%s, %i players of all levels: the game ends, and no choice is refused', (id, players) => {
  const bots = ['conductor', 'apprentice', 'baron', 'random'] as const;
  const [result] = play(id, bots, players, 1, HARDLY_ANY);
  expect(result!.refused).toEqual([]);
  expect(result!.scores).toHaveLength(players);
});

test('an apprentice beats random players clearly in Union Station', () => {
  const [wins] = summarize(play('union-station', ['apprentice', 'random'], 4, 20)).levels.filter(
    ({ level }) => level === 'apprentice',
  );
  expect(wins!.winRate).toBeGreaterThan(0.9);
});

test('the same seed and the same work play the same game', () => {
  const [a] = play('union-station', ['conductor', 'apprentice'], 3, 1);
  const [b] = play('union-station', ['conductor', 'apprentice'], 3, 1);
  expect({ ...a, times: null }).toEqual({ ...b, times: null });
});

test('a summary says how much each level sold, and nothing for games saved without it', () => {
  const results = play('union-station', ['conductor', 'random'], 3, 2);
  const random = summarize(results).levels.find(({ level }) => level === 'random')!;
  expect(random.trading!.sales).toBeGreaterThan(0);
  expect(random.trading!.sharesSold).toBeGreaterThanOrEqual(random.trading!.sales);
  const saved = results.map(({ trading: _, ...result }) => result);
  expect(summarize(saved).levels.map(({ trading }) => trading)).toEqual([null, null]);
});

test('every bot moves by one seat from game to game', () => {
  expect(seating(['baron', 'random'], 3, 0)).toEqual(['baron', 'random', 'random']);
  expect(seating(['baron', 'random'], 3, 2)).toEqual(['random', 'baron', 'random']);
  expect(seating(['baron', 'conductor', 'random'], 2, 1)).toEqual(['conductor', 'random']);
});
