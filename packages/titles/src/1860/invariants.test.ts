import { expect, test } from 'vitest';
import { COMPANY_IDS } from './data/companies.ts';
import { invariants } from './invariants.ts';
import { company, table } from './positions/position.ts';
import type { State } from './state.ts';

const charter = (state: State, changed: Partial<State['companies']['IOW']>): Partial<State> => ({
  companies: { ...state.companies, IOW: { ...state.companies.IOW, ...changed } },
});
const shares = (state: State, IOW: Record<string, number>): Partial<State> => ({
  shares: { ...state.shares, IOW },
});
const station = (state: State, owner: string, hex: string): Partial<State> => ({
  stations: [...state.stations, { owner, hex, node: 0 }],
});
const TOO_MANY = Object.fromEntries(COMPANY_IDS.map((id) => [id, { p1: 10 }]));

/** A change of a valid position, and the invariant that it breaks. */
const BREACHES: readonly (readonly [promise: string, breach: (state: State) => Partial<State>])[] = [
  ['all money together is 10000, not', ({ cash }) => ({ cash: { ...cash, p1: 1 } })],
  ['all money together is 0, not 1', ({ cash }) => ({ cash: { ...cash, IOW: 1 } })],
  ['p2 has -5', ({ cash }) => ({ cash: { ...cash, p2: -5 } })],
  ['an empty bank is known', ({ cash }) => ({ cash: { ...cash, bank: -1 } })],
  ['IOW has 10 shares', (state) => shares(state, { p1: 5, ipo: 4 })],
  ['pool has -1 shares of IOW', (state) => shares(state, { p1: 5, pool: -1, ipo: 6 })],
  ['IOW keeps a share for its private', (state) => shares(state, { p1: 5, pool: 5 })],
  ['all of IOW is in the IPO', (state) => charter(state, { par: null })],
  ['certificate somewhere', ({ presidents }) => ({ presidents: { ...presidents, IOW: null } })],
  ['the pool has the certificate', ({ presidents }) => ({ presidents: { ...presidents, IOW: 'pool' } })],
  ['the president of IOW has two', (state) => shares(state, { p1: 1, ipo: 9 })],
  ['nobody has more of IOW', (state) => shares(state, { p1: 2, p2: 3, ipo: 5 })],
  ['IOW has a marker', ({ markers }) => ({ markers: { 'C&N': markers['C&N']! } })],
  ['IOW is started before', (state) => charter(state, { par: null, floated: true })],
  ['IOW is bankrupt or floated', (state) => charter(state, { bankrupt: true })],
  ['no train while insolvent', (state) => charter(state, { insolvent: true, trains: ['2+1'] })],
  ['IOW at nothing', ({ markers }) => ({ markers: { ...markers, IOW: { cell: 0, arrival: 1 } } })],
  ['IOW is closed by British Rail', (state) => charter(state, { closed: true })],
  ['IOW is at home', () => ({ stations: [] })],
  ['every token of IOW', (state) => charter(state, { tokens: 1 })],
  ['IOW has one token in a hex', (state) => station(state, 'IOW', 'I3')],
  ['tokens of I3 have room', (state) => station(state, 'FYN', 'I3')],
  ['tokens of C5 are in cities', (state) => station(state, 'FYN', 'C5')],
  ['enough tiles 778', () => ({ tiles: { D8: '778/0', E3: '778/0' } })],
  ['there are 5 trains 2+1', () => ({ discarded: ['2+1'] })],
  ['a 2+1 has not outlived phase 4', () => ({ phase: '4', discarded: ['2+1'] })],
  ['before phase 3 is sold out', () => ({ phase: '3' })],
  ['forms the Southern', () => ({ era: 'southern' })],
  ['forms the Southern', () => ({ phase: '9' })],
  ['Fishbourne is to be had', () => ({ phase: '6' })],
  ['Fishbourne has closed', ({ privates }) => ({ privates: { ...privates, FFC: 'p1' } })],
  [
    'p1 buys within the certificate limit',
    () => ({ events: [{ type: 'share-bought', seat: 'p1' }], shares: TOO_MANY }),
  ],
];

function position(): State {
  const state = table(2);
  company(state, 'IOW', { price: 100, held: { p1: 5 } });
  return state;
}

test('a valid position breaks no invariant', () => {
  expect(invariants(position())).toEqual([]);
});

test('a bank with nothing left is not broken', () => {
  const state = position();
  state.cash = { ...state.cash, p1: state.cash.p1! + state.cash.bank!, bank: 0 };
  expect(invariants(state)).toEqual([]);
});

test('a single share kept for the private is enough', () => {
  const state = position();
  state.shares.IOW = { p1: 9, ipo: 1 };
  expect(invariants(state)).toEqual([]);
});

test.each(BREACHES)('the invariant is checked: %s', (promise, breach) => {
  const state = position();
  Object.assign(state, breach(state));
  expect(invariants(state).join('\n')).toContain(promise);
});
