import { expect, it } from 'vitest';
import { chainOfControl, closesRing, controlledBy, playerBehind } from './control.ts';

const state = { presidents: { A: 'p1', B: 'A', C: 'B', D: 'pool', E: 'D', X: 'Y', Y: 'X', Z: 'X', N: null } };

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

it('knows what a player or company controls, and when a ring would form', () => {
  expect(controlledBy(state, 'p1')).toEqual(['A', 'B', 'C']);
  expect(controlledBy(state, 'A')).toEqual(['B', 'C']);
  expect([closesRing(state, 'A', 'C'), closesRing(state, 'A', 'p2'), closesRing(state, 'D', 'C')]).toEqual([
    true,
    false,
    false,
  ]);
});
