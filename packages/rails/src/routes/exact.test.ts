import { expect, it } from 'vitest';
import { wrongBoards } from '../testing/exact.ts';
import { plainRules } from '../testing/line.ts';
import type { Sample } from '../testing/random-query.ts';
import type { RunQuery } from './query.ts';
import type { RouteRules } from './rules.ts';

const PLAIN = plainRules();
const stop = { factor: 1, completes: true } as const;
const town = { ...stop, uses: 'either', optional: true } as const;
const halt = { uses: 'either', factor: 0, subsidy: 10, completes: false, optional: true } as const;
const train = (first: number, second: number) => ({
  first,
  second,
  stops: { ...PLAIN.trains[3]!.stops, town, halt },
});

/** Rules as far from each other as those of the titles, and a little further. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  'trains that meet, one of which passes a full city; hexes entered once, and subsidies': {
    rules: plainRules({
      trains: { '2+1': train(2, 1), '3+2': train(3, 2) },
      ends: { offboard: 'must', halt: 'never' },
      hexTwice: false,
      blockedPasses: 1,
      meeting: ['city'],
    }),
    terrain: {
      nodes: { city: 4, town: 3, halt: 3 },
      ends: ['town', 'city', 'offboard'],
      ...{ crossings: true, forks: false, pairs: true, links: true },
    },
    trains: ['2+1', '3+2'],
  },
  'towns that cost no stop and may be left out, at the ends too': {
    rules: plainRules({
      trains: {
        '3': { ...PLAIN.trains[3]!, stops: { ...PLAIN.trains[3]!.stops, town: { ...town, uses: 'none' } } },
      },
      optionalEnds: true,
    }),
    terrain: {
      nodes: { city: 2, town: 5 },
      ends: ['town', 'city'],
      ...{ crossings: true, forks: true, pairs: true, links: true },
    },
    trains: ['3'],
  },
  'forks, junctions and areas off the board; hexes entered again': {
    rules: plainRules({ ends: { offboard: 'must' }, hexTwice: true, sharedJunctions: false }),
    terrain: {
      nodes: { city: 3, town: 3, junction: 3 },
      ends: ['offboard', 'offboard', 'town', 'city'],
      ...{ crossings: true, forks: true, pairs: true, links: true },
    },
    trains: ['2', '3', '4'],
    bonuses: true,
  },
};

it.each(Object.entries(SAMPLES))('best runs equal brute force: %s', (_, sample) => {
  expect(wrongBoards(sample, 30)).toEqual([]);
});

const withRules = (changes: Partial<RouteRules>) => (query: RunQuery) => ({
  ...query,
  rules: { ...query.rules, ...changes },
});

it.each<[string, Partial<RouteRules>]>([
  ['one full city may be passed', { blockedPasses: 0 }],
  ['routes have to meet', { meeting: null }],
  ['a hex is entered once', { hexTwice: true }],
])('the same on boards where it matters that %s', (_, otherwise) => {
  const sample = Object.values(SAMPLES)[0]!;
  expect(wrongBoards(sample, 8, 1, withRules(otherwise))).toEqual([]);
});
