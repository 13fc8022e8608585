import { expect, test } from 'vitest';
import { invariants } from './invariants.ts';
import { company, table } from './position.ts';
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

test.each(BREACHES)('the invariant is checked: %s', (promise, breach) => {
  const state = position();
  Object.assign(state, breach(state));
  expect(invariants(state).join('\n')).toContain(promise);
});
