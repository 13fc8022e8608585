import { expect, it } from 'vitest';
import { line, plainRules, situation } from '../testing/line.ts';
import { bestRoutes } from './best.ts';
import { betterLooking } from './explain.ts';
import type { RunQuery } from './query.ts';

const RULES = plainRules();
const explained = (query: RunQuery) => betterLooking(query, bestRoutes(query));

it('names the station that blocks a better route', () => {
  const query = situation(RULES, line('city20', 'city30', 'city40'), ['us A1', 'them A3'], '3');
  expect(explained(query)).toMatchObject([
    {
      assuming: 'no-other-stations',
      revenue: 90,
      objection: { why: 'routes/blocked', details: { node: 'A3.0' } },
    },
  ]);
});

it('names the track that two trains both need', () => {
  const query = situation(RULES, line('city20', 'city30', 'city40'), ['us A3'], '2', '2');
  expect(explained(query)).toMatchObject([
    { assuming: 'each-train-alone', revenue: 140, objection: { why: 'routes/track-shared' } },
  ]);
});

it('says nothing where no better run is conceivable', () => {
  // Each train alone would take the same route, but there is another that earns as much.
  expect(explained(situation(RULES, line('city20', 'city30', 'city20'), ['us A3'], '2', '2'))).toEqual([]);
  expect(explained(situation(RULES, line('city20', 'city30'), ['us A1'], '2'))).toEqual([]);
});
