import { expect, it } from 'vitest';
import { line, plainRules, situation } from '../testing/line.ts';
import { bestTrades } from './front.ts';
import type { TrainRules } from './rules.ts';

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
