import { changeCharter } from '@signalbox/rails';
import { expect, test } from 'vitest';
import { invariants } from './invariants.ts';
import { company, depot, drainBank, hotel, phase, station, table, tiles } from './position.ts';
import { COMPANY_IDS, type State } from './state.ts';

type Charter = State['companies']['ACL'];

const charter = (state: State, changed: Partial<Charter>): Partial<State> => ({
  companies: { ...state.companies, ACL: { ...state.companies.ACL, ...changed } },
});
const shares = (state: State, ACL: Record<string, number>): Partial<State> => ({
  shares: { ...state.shares, ACL },
});
const stationFor = (state: State, owner: string, hex: string): Partial<State> => ({
  stations: [...state.stations, { owner, hex, node: 0 }],
});

/** A change of a valid position, and the invariant that it breaks. */
const BREACHES: readonly (readonly [promise: string, breach: (state: State) => Partial<State>])[] = [
  ['all money together is 8000', ({ cash }) => ({ cash: { ...cash, p1: 1 } })],
  ['p2 has -5', ({ cash }) => ({ cash: { ...cash, p2: -5 } })],
  ['an empty bank is known', ({ cash }) => ({ cash: { ...cash, bank: 0 } })],
  ['ACL has 5 shares', (state) => shares(state, { p1: 3, p2: 1 })],
  ['p1 keeps the limit', (state) => shares(state, { p1: 4, ipo: 1 })],
  ['the pool has no more than half', (state) => shares(state, { p1: 2, pool: 3 })],
  ['president of ACL has two shares', (state) => shares(state, { p1: 1, ipo: 4 })],
  ['nobody has more of ACL', (state) => shares(state, { p1: 2, p2: 3 })],
  ['lost its president by bankruptcy', ({ presidents }) => ({ presidents: { ...presidents, ACL: 'pool' } })],
  ['ACL was started before', (state) => charter(state, { startPrice: null })],
  ['ACL floated before', (state) => charter(state, { floated: false })],
  ['no trains before it floats', (state) => charter(state, { floated: false, trains: ['2'] })],
  ['no higher than 200', ({ markers }) => ({ markers: { ...markers, ACL: { cell: 15, arrival: 1 } } })],
  ['keeps the train limit', (state) => charter(state, { trains: ['2', '2', '2'] })],
  ['three tokens in all', (state) => charter(state, { tokens: 2 })],
  ['ACL is at home', ({ stations }) => ({ stations: stations.filter(({ owner }) => owner !== 'ACL') })],
  ['one token in a hex', (state) => stationFor(state, 'SR', 'B23')],
  ['tokens of B5 have room', (state) => stationFor(state, 'SR', 'B5')],
  ['p2 is out of the game', () => ({ bankrupt: ['p2'] })],
  ['p1 has no priority', () => ({ bankrupt: ['p1'] })],
  ['enough tiles 63', () => ({ tiles: { F23: '63/0', F25: '63/0' } })],
  ['the hotel of B7', () => ({ hotels: { B7: 'ACL' } })],
  ['5 trains 2', () => ({ discarded: ['2'] })],
  ['a 2 has not outlived phase 4', () => ({ phase: '4', discarded: ['2'] })],
  ['before phase 3 is sold out', () => ({ phase: '3' })],
  ['privates are closed', () => ({ phase: '5' })],
  ['the port marker is gone', () => ({ phase: '5', port: { company: 'ACL', hex: 'B5' } })],
  ['only ten-share companies', () => ({ phase: '6' })],
  [
    'within the certificate limit',
    () => ({ events: [{ type: 'share-bought', seat: 'p1' }], shares: TOO_MANY }),
  ],
];

const TOO_MANY = Object.fromEntries(COMPANY_IDS.map((id) => [id, { p1: 5 }]));

function position(): State {
  const state = table(2);
  company(state, 'ACL', { price: 100, held: { p1: 3, p2: 1 } });
  return state;
}

test('a valid position breaks no invariant', () => {
  expect(invariants(position())).toEqual([]);
});

/** Positions that break no invariant, though they are close to doing so. */
const ALLOWED: readonly (readonly [what: string, arrange: (state: State) => void])[] = [
  ['half of a company in the pool', (state) => company(state, 'ACL', { size: 10, held: { p1: 5 }, pool: 5 })],
  [
    'more than half in the pool after a bankruptcy',
    (state) => company(state, 'ACL', { held: { p1: 1 }, pool: 4, president: 'pool' }),
  ],
  [
    'a ten-share company above 200',
    (state) => company(state, 'ACL', { size: 10, price: 250, held: { p1: 4, p2: 2 } }),
  ],
  ['a five-share company at 200', (state) => company(state, 'ACL', { price: 200, held: { p1: 3 } })],
  [
    'trains above the limit until they are discarded',
    (state) => {
      company(state, 'ACL', { trains: ['2', '2', '2'] });
      depot(state, '2', 2);
      state.stack = [
        { procedure: 'phase-change', label: 'discard-train', vars: { buyer: 'ACL', train: '3' } },
      ];
    },
  ],
  [
    'trains that are about to rust',
    (state) => {
      phase(state, '4');
      company(state, 'ACL', { trains: ['2'] });
      state.stack = [
        { procedure: 'phase-change', label: 'discard-train', vars: { buyer: 'ACL', train: '4' } },
      ];
    },
  ],
  [
    'tokens on the map, in a hotel and beside a city',
    (state) => {
      tiles(state, { B7: '4/1' });
      hotel(state, 'ACL', 'B7');
      station(state, 'ACL', 'J27');
      station(state, 'ACL', 'F23');
      state.stations = [...state.stations, { owner: 'ACL', hex: 'B5', node: 0, beside: true }];
      hotel(state, 'SR', 'M24');
      tiles(state, { M24: '58/4' });
    },
  ],
  ['a bank with its last dollar', (state) => drainBank(state, 1)],
  [
    'a token lost in Key West',
    (state) => {
      phase(state, '6');
      company(state, 'ACL', { size: 10, held: { p1: 3 } });
      changeCharter(state, 'ACL', { tokens: state.companies.ACL.tokens - 1 });
    },
  ],
  [
    'privates and the port marker in phase 4',
    (state) => {
      phase(state, '4');
      state.port = { company: 'ACL', hex: 'B5' };
    },
  ],
];

test.each(ALLOWED)('no invariant is broken by %s', (_, arrange) => {
  const state = position();
  arrange(state);
  expect(invariants(state)).toEqual([]);
});

test('only one token is ever lost, and none before phase 6', () => {
  const lost = (now: '5' | '6', count: number) => {
    const state = position();
    phase(state, now);
    changeCharter(state, 'SR', { tokens: state.companies.SR.tokens - count });
    return invariants(state);
  };
  expect(lost('6', 1)).toEqual([]);
  expect(lost('6', 2)).toEqual(['SR has three tokens in all, 2 are missing']);
  expect(lost('5', 1)).toEqual(['SR has three tokens in all, 1 are missing']);
});

test.each(BREACHES)('the invariant is checked: %s', (promise, breach) => {
  const state = position();
  Object.assign(state, breach(state));
  expect(invariants(state).join('\n')).toContain(promise);
});
