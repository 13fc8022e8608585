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

it('is one run where there is nothing to trade, and none where nothing runs', () => {
  expect(bestTrades(situation(RULES, line('city20', 'city30'), ['us A1'], '2+1'))).toMatchObject([
    { revenue: 50, subsidy: 0, bound: 50 },
  ]);
  expect(bestTrades(situation(RULES, line('city20'), ['us A1'], '2+1'))).toMatchObject([{ revenue: 0 }]);
});

it('makes do with what was found where the search is broken off', () => {
  const terrain = {
    nodes: { city: 3, town: 3, halt: 3, junction: 2 },
    ends: ['city'],
    ...{ crossings: true, forks: true, pairs: false, links: false },
  } as const;
  let unproven = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const board = randomQuery(dice(seed), { rules: RULES, terrain, trains: ['2+1'], size: [5, 5] });
    const query = { ...board, trains: ['a', 'b', 'c'].map((id) => ({ id, kind: '2+1' })) };
    const best = bestTrades(query);
    for (const cap of [5, 20, 50, 200]) {
      const tired = bestTrades(query, { cap });
      unproven += tired.filter(({ proven }) => !proven).length;
      for (const run of tired) {
        expect(run.revenue).toBeLessThanOrEqual(best[0]!.revenue);
        expect(run.bound).toBeGreaterThanOrEqual(run.revenue);
        expect(checkRoutes(query, run.routes).ok).toBe(true);
      }
    }
  }
  expect(unproven).toBeGreaterThan(0);
});
