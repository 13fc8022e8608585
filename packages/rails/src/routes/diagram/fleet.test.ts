import { expect, it } from 'vitest';
import { fleetOf } from '../../testing/diagrams.ts';
import { line, plainRules, situation } from '../../testing/line.ts';
import { RoutePool } from '../pool.ts';
import { problemOf } from '../problem.ts';
import { meet } from './fleet.ts';

it('routes found during the search are collected, each once', () => {
  const map = line('city20', 'city30', 'city40');
  const problem = problemOf(situation(plainRules(), map, ['us A1'], '2', '3'), 'ignored');
  const fleet = fleetOf(problem);
  const met = {
    pools: problem.kinds.map(() => new RoutePool(problem.graph)),
    seen: problem.kinds.map(() => new Set<string>()),
  };
  const found = (kind: number, uses: readonly number[], value: number) =>
    meet(fleet, met, kind, { uses, value, blocked: false });
  expect([found(0, [0], 50), found(0, [0], 50), found(0, [1], 50), found(0, [0], 40)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect([found(1, [0], 50), found(1, [], 0), found(1, [0, 1], 90)]).toEqual([true, false, true]);
  const edges = (pool: RoutePool) => pool.values.map((value, route) => [value, ...pool.edges(route)]);
  const [a, b] = fleet.sweep.order;
  expect(met.pools.map(edges)).toEqual([
    [
      [50, a],
      [50, b],
      [40, a],
    ],
    [
      [50, a],
      [90, ...[a!, b!].sort()],
    ],
  ]);
});
