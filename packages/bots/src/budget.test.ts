import { expect, test } from 'vitest';
import { Budget, thinkingMs } from './budget.ts';

test('time: thinking ends before the budget does', () => {
  let clock = 1_000;
  const budget = new Budget({ budgetMs: 100, now: () => clock });
  for (clock = 1_000; clock < 1_075; clock += 5) expect(budget.exhausted).toBe(false);
  expect(budget.exhausted).toBe(true);
});

test('time: no step is begun that could exceed the budget', () => {
  let clock = 0;
  const budget = new Budget({ budgetMs: 100, now: () => clock });
  clock = 45;
  expect(budget.exhausted).toBe(false);
  clock = 60;
  expect(budget.exhausted).toBe(true);
});

test('work: a fixed number of simulated actions, whatever the time', () => {
  let clock = 0;
  const budget = new Budget({ nodes: 2, now: () => clock });
  clock = 1_000_000;
  expect(budget.exhausted).toBe(false);
  budget.spend();
  expect(budget.exhausted).toBe(false);
  budget.spend();
  expect(budget.exhausted).toBe(true);
});

test('work that is owed is done although the time is over, unless it is called off', () => {
  let clock = 0;
  const controller = new AbortController();
  const limits = { budgetMs: 100, atLeast: 2, now: () => clock };
  const [budget, aborted] = [new Budget(limits), new Budget({ ...limits, signal: controller.signal })];
  clock = 1_000;
  expect(budget.exhausted).toBe(false);
  budget.spend(2);
  expect(budget.exhausted).toBe(true);
  controller.abort();
  expect(aborted.exhausted).toBe(true);
});

test('a signal aborts thinking', () => {
  const controller = new AbortController();
  const budget = new Budget({ nodes: 1_000, signal: controller.signal });
  controller.abort();
  expect(budget.exhausted).toBe(true);
});

test('only barons think longer where the table allows it', () => {
  expect([thinkingMs('baron', true), thinkingMs('baron', false)]).toEqual([3_000, 700]);
  expect([thinkingMs('conductor', true), thinkingMs('apprentice', true)]).toEqual([700, 700]);
});
