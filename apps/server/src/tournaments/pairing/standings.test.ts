import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byePoints, pointsOf, type Result, standingsOf } from './standings.ts';

const game = (...worths: [string, number][]): Result =>
  worths.map(([entrant, worth]) => ({
    entrant,
    worth,
    rank: 1 + worths.filter(([, other]) => other > worth).length,
  }));

describe('points', () => {
  const result = game(['a', 500], ['b', 300], ['c', 200], ['d', 0]);

  it('by rank: the share of the others that one is ahead of', () => {
    expect(['a', 'b', 'c', 'd'].map((one) => pointsOf(result, one, 'rank'))).toEqual([100, 66.67, 33.33, 0]);
    expect(pointsOf(game(['a', 5], ['b', 5], ['c', 1]), 'a', 'rank')).toBe(75);
  });

  it('by share of worth', () => {
    expect(['a', 'b', 'c', 'd'].map((one) => pointsOf(result, one, 'worth'))).toEqual([50, 30, 20, 0]);
    expect(pointsOf(game(['a', -10], ['b', 0]), 'a', 'worth')).toBe(50);
  });

  it('every table distributes the same for each person, whatever its size and its ties', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 2, maxLength: 6 }), (worths) => {
        const table = game(...worths.map((worth, i): [string, number] => [`e${i}`, worth]));
        for (const rule of ['rank', 'worth'] as const) {
          const sum = table.reduce((total, { entrant }) => total + pointsOf(table, entrant, rule), 0);
          const expected = rule === 'rank' ? 50 * table.length : 100;
          expect(Math.abs(sum - expected)).toBeLessThan(0.05);
          expect(byePoints(rule, table.length) * table.length).toBeCloseTo(expected, 0);
        }
      }),
    );
  });
});

describe('standings', () => {
  it('are by points, then games won, then the opponents’ points, then the share of worth', () => {
    const table = standingsOf(
      ['a', 'b', 'c', 'd'],
      [game(['a', 9], ['b', 1]), game(['c', 6], ['d', 4]), game(['a', 5], ['c', 5])],
      [],
      'rank',
      2,
    );
    expect(table.map(({ entrant, rank, points, wins }) => [entrant, rank, points, wins])).toEqual([
      ['a', 1, 150, 2],
      ['c', 2, 150, 2],
      ['d', 3, 0, 0],
      ['b', 4, 0, 0],
    ]);
  });

  it('share a rank if nothing separates them, and count byes', () => {
    const table = standingsOf(['a', 'b', 'c'], [game(['a', 1], ['b', 1])], ['c'], 'rank', 2);
    expect(table.map(({ entrant, rank, points }) => [entrant, rank, points])).toEqual([
      ['a', 1, 50],
      ['b', 1, 50],
      ['c', 3, 50],
    ]);
  });
});
