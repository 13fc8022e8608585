import { brokenInvariants, type Must } from '@signalbox/kernel';
import { describe, expect, it } from 'vitest';
import {
  companyInvariants,
  limitInvariant,
  mapInvariants,
  moneyInvariant,
  shareInvariant,
  trainInvariants,
} from './invariants.ts';
import { board } from './map/board.ts';
import { stationsAt } from './testing/line.ts';

const broken = (check: (must: Must) => void) => brokenInvariants(check);

describe('money', () => {
  const check = (cash: Record<string, number>, all: number, owners?: string[]) =>
    broken((must) => moneyInvariant({ cash }, all, must, owners));

  it('is neither made nor lost', () => {
    expect(check({ bank: 70, p0: 30 }, 100)).toEqual([]);
    expect(check({ bank: 70, p0: 31 }, 100)).toEqual(['all money together is 100, not 101']);
    expect(check({ bank: 70, p0: 30, credits: 5 }, 100, ['bank', 'p0'])).toEqual([]);
  });

  it('is below zero only where it never runs out', () => {
    expect(check({ bank: -10, credits: -20, p0: 0, FEC: 130 }, 100)).toEqual([]);
    expect(check({ bank: 10, p0: -1, FEC: -2 }, 7)).toEqual(['p0 has -1', 'FEC has -2']);
  });
});

describe('shares', () => {
  const check = (holdings: Record<string, number>) =>
    broken((must) => shareInvariant({ shares: { FEC: holdings } }, 'FEC', 10, must));

  it('are all there, and nobody owes any', () => {
    expect(check({ ipo: 7, p0: 3, p1: 0 })).toEqual([]);
    expect(check({ ipo: 7, p0: 2 })).toEqual(['FEC has 10 shares']);
    expect(check({ ipo: 11, p0: -1 })).toEqual(['p0 has -1 shares of FEC']);
    expect(broken((must) => shareInvariant({ shares: {} }, 'FEC', 0, must))).toEqual([]);
  });
});

describe('a company', () => {
  const MARKER = { cell: 0, arrival: 1 };
  interface Changes {
    readonly started?: boolean;
    readonly hasMarker?: boolean;
    readonly rivals?: readonly string[] | null;
    readonly tokens?: string;
  }
  const check = (holdings: Record<string, number>, president: string | null, changes: Changes = {}) => {
    const { started = true, rivals = ['p0', 'p1'], tokens = 'FEC A1 A3' } = changes;
    const { hasMarker = started } = changes;
    const state = {
      shares: { FEC: holdings },
      presidents: { FEC: president },
      markers: { LN: MARKER, ...(hasMarker && { FEC: MARKER }) },
      arrivals: 0,
      stations: [...stationsAt(tokens), ...stationsAt('LN A1')],
    };
    return broken((must) => companyInvariants(state, 'FEC', { size: 5, started, rivals }, must));
  };

  it('has a president and a marker once it is started, not before', () => {
    expect(check({ p0: 5 }, 'p0')).toEqual([]);
    expect(check({ ipo: 5 }, null, { started: false })).toEqual([]);
    expect(check({ ipo: 5 }, null)).toEqual(["FEC has a president's certificate somewhere once started"]);
    expect(check({ p0: 5 }, 'p0', { hasMarker: false })).toEqual(['FEC has a marker once started']);
    expect(check({ p0: 5 }, 'p0', { started: false })).toHaveLength(1);
    expect(check({ ipo: 5 }, null, { started: false, hasMarker: true })).toEqual([
      'FEC has a marker once started',
    ]);
    expect(check({ p0: 4 }, 'p0')).toEqual(['FEC has 5 shares']);
  });

  it('has the president with the most shares, and two', () => {
    expect(check({ p0: 2, p1: 2, ipo: 1 }, 'p0')).toEqual([]);
    expect(check({ p0: 2, p1: 3 }, 'p0')).toEqual(['nobody has more of FEC than its president']);
    expect(check({ p0: 1, p1: 1, ipo: 3 }, 'p0')).toEqual(['the president of FEC has two shares']);
    expect(check({ p0: 1, p1: 4 }, 'p0', { rivals: null })).toEqual([]);
  });

  it('has its certificate in the pool only if nobody could take it', () => {
    expect(check({ pool: 2, p0: 1, p1: 1, ipo: 1 }, 'pool')).toEqual([]);
    expect(check({ pool: 5 }, 'pool', { rivals: [] })).toEqual([]);
    expect(check({ pool: 1, p0: 1, ipo: 3 }, 'pool')).toEqual(['the pool has the certificate of FEC']);
    expect(check({ pool: 3, p0: 2 }, 'pool')).toEqual([
      'nobody has two shares of FEC while its certificate is in the pool',
    ]);
  });

  it('has one token in a hex', () => {
    expect(check({ p0: 5 }, 'p0', { tokens: 'FEC A1 A1.1' })).toEqual(['FEC has one token in a hex']);
  });
});

it('who buys stays within the certificate limit', () => {
  const after = (type: string, seat: string) =>
    broken((must) =>
      limitInvariant(
        [{ type, seat }],
        { purchases: ['bought'], limit: 3, certificates: (each) => (each === 'p0' ? 3 : 4) },
        must,
      ),
    );
  expect([after('bought', 'p0'), after('sold', 'p1')]).toEqual([[], []]);
  expect(after('bought', 'p1')).toEqual(['p1 buys within the certificate limit']);
});

it('tiles exist, and tokens are in cities with room', () => {
  const map = board({
    layout: 'flat',
    across: 'letter',
    tiles: '9 x1 yellow 0-3',
    hexes: 'A1 city20\nA3\nA5\nA7 town10',
  });
  const check = (tiles: Record<string, string>, ...tokens: string[]) =>
    broken((must) => mapInvariants(map, { tiles, stations: tokens.flatMap(stationsAt) }, ['city'], must));
  expect(check({ A3: '9/0' }, 'FEC A1')).toEqual([]);
  expect(check({ A3: '9/0', A5: '9/0' })).toEqual(['there are enough tiles 9']);
  expect(check({}, 'FEC A7')).toEqual(['the tokens of A7 are in cities', 'the tokens of A7 have room']);
  expect(check({}, 'FEC A1.1')).toEqual(['the tokens of A1 are in cities']);
  expect(new Set(check({}, 'FEC A1', 'LN A1'))).toEqual(new Set(['the tokens of A1 have room']));
});

describe('trains', () => {
  const roster = [
    { kinds: ['2'], price: 80, count: 3 },
    { kinds: ['3', '3E'], price: 180, count: 2 },
    { kinds: ['D'], price: 900, count: Number.POSITIVE_INFINITY },
  ];
  const check = (
    depot: (number | null)[],
    begun: string[],
    { owned = [] as string[], discarded = [] as string[] } = {},
  ) => {
    const rustsIn = (train: string) => (train === '2' ? '4' : null);
    const state = { depot, discarded, companies: { FEC: { trains: owned }, LN: { trains: [] } } };
    return broken((must) => trainInvariants(state, { roster, begun, rustsIn }, must));
  };

  it('are no more than there are cards', () => {
    expect(check([1, 2, null], ['2'], { owned: ['2'], discarded: ['2'] })).toEqual([]);
    expect(check([2, 2, null], ['2'], { owned: ['2'], discarded: ['2'] })).toEqual(['there are 3 trains 2']);
    expect(check([0, 1, null], ['2', '3'], { owned: ['3', '3E'] })).toEqual(['there are 2 trains 3/3E']);
    expect(check([0, 0, null], ['2', '3', 'D'], { owned: ['D', 'D'] })).toEqual([]);
  });

  it('are gone once they have rusted', () => {
    expect(check([0, 1, null], ['2', '3'], { owned: ['2', '3'] })).toEqual([]);
    expect(check([0, 0, null], ['2', '3', '4'], { owned: ['2', '3'] })).toEqual([
      'a 2 has not outlived phase 4',
    ]);
    expect(check([0, 0, null], ['2', '3', '4'], { discarded: ['2'] })).toHaveLength(1);
  });

  it('are sold out before the next phase begins', () => {
    expect(check([1, 2, null], ['2', '3'])).toEqual(['what came before phase 3 is sold out']);
    expect(check([1, 2, null], ['2'])).toEqual([]);
    expect(check([0, 1, null], ['2', '3', '4'])).toEqual(['what came before phase 4 is sold out']);
  });
});
