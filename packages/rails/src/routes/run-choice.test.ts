import type { Json } from '@signalbox/kernel';
import { expect, it } from 'vitest';
import { line, plainRules, situation } from '../testing/line.ts';
import { bestRoutes } from './best.ts';
import { isRunChoice, runChoice } from './run-choice.ts';

const ROUTE = { train: '2', path: ['A1.0', 'A3.0'] };
const PASSING = { ...ROUTE, passed: ['A2.0'] };

it.each<[boolean, Json]>([
  [true, { routes: [] }],
  [true, { routes: [ROUTE, PASSING] }],
  [false, null],
  [false, 'routes'],
  [false, []],
  [false, {}],
  [false, { routes: 'none' }],
  [false, { routes: [ROUTE], more: 1 }],
  [false, { routes: [ROUTE, null] }],
  [false, { routes: [ROUTE, []] }],
  [false, { routes: [{ path: ROUTE.path }] }],
  [false, { routes: [{ ...ROUTE, train: 2 }] }],
  [false, { routes: [{ train: '2' }] }],
  [false, { routes: [{ ...ROUTE, path: ['A1.0', 3] }] }],
  [false, { routes: [{ ...ROUTE, passed: 'A2.0' }] }],
  [false, { routes: [{ ...ROUTE, passed: [2, 'A2.0'] }] }],
  [false, { routes: [{ ...ROUTE, more: 1 }] }],
])('%s: %j has the shape of a run', (expected, choice) => {
  expect(isRunChoice(choice)).toBe(expected);
});

it('a run is stated by paths, and what is passed on them', () => {
  const run = bestRoutes(situation(plainRules(), line('city20', 'city30'), ['us A1'], '2'));
  expect(runChoice(run)).toStrictEqual({ routes: [{ train: '2#1', path: ['A1.0', 'A3.0'] }] });
  const passing = { ...run, routes: run.routes.map((route) => ({ ...route, passed: ['A2.0'] })) };
  expect(runChoice(passing).routes[0]).toEqual({ train: '2#1', path: ['A1.0', 'A3.0'], passed: ['A2.0'] });
});
