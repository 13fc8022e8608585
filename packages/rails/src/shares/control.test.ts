import { expect, it } from 'vitest';
import { chainOfControl, closesRing, companiesLed, playerBehind } from './control.ts';

const state = { presidents: { A: 'p1', B: 'A', C: 'B', D: 'pool', E: 'D', X: 'Y', Y: 'X', Z: 'X', N: null } };

it('a player leads the companies behind whose presidents they stand, or of which they hold the most', () => {
  expect(companiesLed(state, 'p1')).toEqual(['A', 'B', 'C']);
  expect(companiesLed(state, 'p2')).toEqual([]);
  const shares = { A: { p1: 3, p2: 2, pool: 5 }, B: { p1: 2, p2: 2 }, C: { pool: 4 } };
  expect(companiesLed({ shares }, 'p1')).toEqual(['A']);
  expect(companiesLed({}, 'p1')).toEqual([]);
});

it('follows the presidents up to a player, to the pool, or round a ring', () => {
  expect(chainOfControl(state, 'C')).toEqual({ companies: ['C', 'B', 'A'], top: 'p1', circular: false });
  expect(chainOfControl(state, 'E')).toEqual({ companies: ['E', 'D'], top: 'pool', circular: false });
  expect(chainOfControl(state, 'X')).toMatchObject({ top: null, circular: true });
  expect(['C', 'E', 'Z', 'N'].map((company) => playerBehind(state, company))).toEqual([
    'p1',
    null,
    null,
    null,
  ]);
});

it('finds the player behind a chain of any length, and none behind a ring', () => {
  const presidents: Record<string, string> = { A: 'p1', B: 'A', C: 'B', D: 'C', E: 'D', F: 'E', P: 'pool' };
  for (const company of 'ABCDEF') expect(playerBehind({ presidents }, company)).toBe('p1');
  expect(playerBehind({ presidents: { ...presidents, A: 'F' } }, 'C')).toBeNull();
  expect(playerBehind({ presidents: { ...presidents, A: 'P' } }, 'F')).toBeNull();
});

it('knows when a ring would form', () => {
  expect([closesRing(state, 'A', 'C'), closesRing(state, 'A', 'p2'), closesRing(state, 'D', 'C')]).toEqual([
    true,
    false,
    false,
  ]);
});
