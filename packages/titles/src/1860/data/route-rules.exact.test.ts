import { BOARDS, wrongBoards } from '@signalbox/rails/testing/exact.ts';
import { expect, it } from 'vitest';
import { leasedKind, routeRules } from './route-rules.ts';

const TERRAIN = {
  nodes: { city: 4, town: 3, halt: 3 },
  ends: ['town', 'city', 'offboard'],
  ...{ crossings: true, forks: false, pairs: true, links: true },
} as const;
const TRAINS = ['2+1', '3+2', '4+2', '5+3', '6+3'];

it.each([
  ['the rules as they are', {}, TRAINS],
  ['towns skipped', { skipTowns: true }, TRAINS],
  ['hexes entered again', { reenterHexes: true }, TRAINS],
  ['towns skipped, hexes entered again', { skipTowns: true, reenterHexes: true }, TRAINS],
  ['trains on lease', { skipTowns: true }, ['4+2', '5+3'].map(leasedKind)],
  ['towns left out at the ends', { skipTowns: true, skipEndTowns: true }, TRAINS],
  [
    'towns left out at the ends by trains on lease',
    { skipTowns: true, skipEndTowns: true },
    ['4+2', '5+3'].map(leasedKind),
  ],
  ['halts ignored', { southern: true }, TRAINS],
  ['British Rail', { southern: true, nationalised: true }, TRAINS],
] as const)(
  `Running trains, %s: best runs and trades equal brute force on ${BOARDS} random boards`,
  { timeout: 3_600_000 },
  (_, options, trains) => {
    expect(wrongBoards({ rules: routeRules(options), terrain: TERRAIN, trains }, BOARDS)).toEqual([]);
  },
);

// A route can be complete while a station inside it still has track to come: another train may meet it there.
it.each([
  ['on lease', 14119, { skipTowns: true }, ['4+2', '5+3'].map(leasedKind)],
  ['of British Rail', 2582, { southern: true, nationalised: true }, TRAINS],
] as const)(
  'Running trains: routes %s that meet inside each other are found',
  (_, board, options, trains) => {
    expect(wrongBoards({ rules: routeRules(options), terrain: TERRAIN, trains }, 1, board)).toEqual([]);
  },
);
