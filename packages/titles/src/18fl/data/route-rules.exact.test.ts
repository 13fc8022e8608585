import { BOARDS, wrongBoards } from '@signalbox/rails/testing/exact.ts';
import { expect, it } from 'vitest';
import { ROUTE_RULES } from './route-rules.ts';

it(`§7.4: the best run equals brute force on ${BOARDS} random boards`, { timeout: 3_600_000 }, () => {
  const terrain = {
    nodes: { city: 4, town: 4, junction: 4 },
    ends: ['town', 'offboard', 'city'],
    ...{ crossings: false, forks: false, pairs: true, links: false },
  } as const;
  const trains = ['2', '3', '4', '5', '6', '3E'];
  expect(wrongBoards({ rules: ROUTE_RULES, terrain, trains, bonuses: true }, BOARDS)).toEqual([]);
});
