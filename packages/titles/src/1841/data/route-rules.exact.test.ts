import { BOARDS, wrongBoards } from '@signalbox/rails/testing/exact.ts';
import { expect, it } from 'vitest';
import { ROUTE_RULES } from './route-rules.ts';

it(`§4.3.1: the best run equals brute force on ${BOARDS} random boards`, { timeout: 3_600_000 }, () => {
  const terrain = {
    nodes: { city: 4, town: 3, pass: 2 },
    ends: ['town', 'offboard', 'port', 'city'],
    ...{ crossings: true, forks: true, pairs: true, links: true },
  } as const;
  const trains = ['2', '3', '4', '5', '6', '8'];
  expect(wrongBoards({ rules: ROUTE_RULES, terrain, trains }, BOARDS)).toEqual([]);
});
