import { describe, expect, test } from 'vitest';
import type { Level } from '../levels.ts';
import { type PoolGame, poolRatings, poolSeating } from './pool.ts';

describe('seats of a pool', () => {
  const tables = Array.from({ length: 60 }, (_, seed) => poolSeating({ players: [2, 4] }, seed));

  test('numbers of players take turns, and every level gets to play', () => {
    expect(tables.slice(0, 4).map((seats) => seats.length)).toEqual([2, 3, 4, 2]);
    expect(new Set(tables.flat()).size).toBe(4);
  });

  test('at least two levels meet, and at most one player is random', () => {
    for (const seats of tables) {
      expect(new Set(seats).size).toBeGreaterThan(1);
      expect(seats.filter((level) => level === 'random').length).toBeLessThan(2);
    }
  });

  test('the same seed gives the same table', () => {
    expect(poolSeating({ players: [3, 8] }, 5)).toEqual(poolSeating({ players: [3, 8] }, 5));
  });
});

describe('ratings of a pool', () => {
  /** The first of these wins, in this many games out of a hundred. */
  const hundred = (first: Level, second: Level, wins: number): PoolGame[] =>
    Array.from({ length: 100 }, (_, i) => ({
      seed: i,
      levels: [first, second],
      scores: i < wins ? [2, 1] : [1, 2],
      wins: i < wins ? [1, 0] : [0, 1],
      ending: 'bank',
      actions: 1,
      refused: [],
    }));

  test('levels that never met are compared through those that they both met', () => {
    const games = [...hundred('conductor', 'apprentice', 75), ...hundred('baron', 'conductor', 75)];
    const [apprentice, conductor, baron] = poolRatings(games);
    expect(conductor).toMatchObject({ level: 'conductor', seats: 200, rating: 1500 });
    expect(baron!.rating - apprentice!.rating).toBeGreaterThan(360);
    expect(baron!.rating - apprentice!.rating).toBeLessThan(400);
  });

  test('the interval contains the rating, and more games make it narrower', () => {
    const some = [...hundred('conductor', 'apprentice', 60), ...hundred('baron', 'conductor', 60)];
    const width = (games: readonly PoolGame[]) => {
      const { rating, interval } = poolRatings(games).find(({ level }) => level === 'baron')!;
      expect(interval[0]).toBeLessThan(rating);
      expect(interval[1]).toBeGreaterThan(rating);
      return interval[1] - interval[0];
    };
    expect(width([...some, ...some, ...some, ...some])).toBeLessThan(0.7 * width(some));
  });
});
