import { expect, it } from 'vitest';
import { dice } from '../testing/dice.ts';
import { line, plainRules, situation } from '../testing/line.ts';
import { randomQuery } from '../testing/random-query.ts';
import { bestTrades } from './front.ts';
import type { TrainRules } from './rules.ts';
import { checkRoutes } from './verify.ts';

const TRAIN: TrainRules = {
  first: 2,
  second: 1,
  stops: {
    city: { uses: 'first', factor: 1, completes: true },
    town: { uses: 'either', factor: 1, completes: true, optional: true },
    halt: { uses: 'either', factor: 0, subsidy: 10, completes: false, optional: true },
  },
};
const RULES = plainRules({ trains: { '2+1': TRAIN }, ends: { halt: 'never' } });

it('offers every run that has more revenue or more subsidy than the others', () => {
  const query = situation(RULES, line('city20', 'town10', 'halt', 'halt', 'city30'), ['us A1'], '2+1');
  const trades = bestTrades(query);
  expect(trades.map(({ revenue, subsidy, proven }) => [revenue, subsidy, proven])).toEqual([
    [60, 0, true],
    [50, 10, true],
  ]);
  expect(trades.map(({ routes }) => routes[0]!.passed)).toEqual([
    ['A5.0', 'A7.0'],
    ['A3.0', expect.stringMatching(/A5|A7/)],
  ]);
});

it('is one run if there is nothing to trade, and none if nothing runs', () => {
  expect(bestTrades(situation(RULES, line('city20', 'city30'), ['us A1'], '2+1'))).toMatchObject([
    { revenue: 50, subsidy: 0, bound: 50 },
  ]);
  expect(bestTrades(situation(RULES, line('city20'), ['us A1'], '2+1'))).toMatchObject([{ revenue: 0 }]);
});

it('skips the end of a route where that earns more', () => {
  const rules = { ...RULES, trains: { '2+2': { ...TRAIN, second: 2 } } };
  const places = line('town10', 'halt', 'city30', 'town20', 'city30');
  const found = (optionalEnds: boolean) =>
    bestTrades(situation({ ...rules, optionalEnds }, places, ['us A5'], '2+2')).map(
      ({ revenue, subsidy, proven }) => [revenue, subsidy, proven],
    );
  expect(found(false)).toEqual([
    [90, 0, true],
    [70, 10, true],
  ]);
  expect(found(true)).toEqual([
    [90, 0, true],
    [80, 10, true],
  ]);
});

it('uses what was found if the search is aborted', () => {
  const rules = { ...RULES, trains: { '4+2': { ...TRAIN, first: 4, second: 2 } } };
  const terrain = {
    nodes: { city: 3, town: 5, halt: 5, junction: 2 },
    ends: ['city'],
    ...{ crossings: true, forks: true, pairs: false, links: false },
  } as const;
  // On the board of seed 11 the route found by then does not have its best stops.
  for (const seed of [10, 11, 12]) {
    const board = randomQuery(dice(seed), { rules, terrain, trains: ['4+2'], size: [6, 6] });
    const query = { ...board, trains: ['a', 'b', 'c'].map((id) => ({ id, kind: '4+2' })) };
    for (const cap of [50, 8000]) {
      const runs = bestTrades(query, { cap });
      expect(seed !== 11 || runs.some(({ proven }) => !proven)).toBe(true);
      for (const { routes, revenue, subsidy, bound } of runs) {
        expect(checkRoutes(query, routes)).toMatchObject({ ok: true, run: { revenue, subsidy } });
        expect(revenue).toBeLessThanOrEqual(bound);
      }
    }
  }
});
