import { cashOf } from '@signalbox/rails';
import { expect, test } from 'vitest';
import { proves } from '../testing/proves.ts';
import { railroadAt } from './exports.ts';
import { type Position, position } from './position.ts';
import { asked, attempt, buy, choose, drawOn, eventTypes, lay, legal, sell } from './testing/play.ts';

const HELD = { PRR: { p1: 1, p2: 1, p3: 1 } };

test('the exports name the railroad that is built for', () => {
  const state = position({ held: HELD, offer: ['MILW', null, null], open: 'CBQ', toAct: 'p2' });
  expect(railroadAt(state)).toBeNull();
  choose(state, { do: 'lay', railroad: 'PRR' });
  expect(railroadAt(state)).toBe('PRR');
});

proves('TURN-a', 'one action each, clockwise', () => {
  const state = position({ held: HELD, offer: ['MILW', null, null], open: 'CBQ', toAct: 'p2' });
  buy(state, 1);
  drawOn(state);
  expect(asked(state)).toBe('p3 choose-action');
  lay(state, 'PRR', 'G12', 'H13');
  drawOn(state);
  expect(asked(state)).toBe('p1 choose-action');
  sell(state, 'PRR');
  expect(asked(state)).toBe('p2 choose-action');
});

proves('TURN-b', 'only what can be carried out may be chosen', () => {
  const state = position({ held: HELD, cash: { p1: 9 }, offer: ['MILW', null, null], open: 'CBQ' });
  expect(legal(state)).toEqual([
    { do: 'lay', railroad: 'PRR' },
    { do: 'sell', railroad: 'PRR' },
  ]);
});

proves(['TURN-c', 'US-R5'], 'a player who can still sell cannot pass', () => {
  const state = position({ held: { PRR: { p1: 1 } }, cash: { p1: 0 }, track: { PRR: ['G28'] } });
  expect(legal(state)).toEqual([{ do: 'sell', railroad: 'PRR' }]);
  expect(attempt(state, { do: 'pass' })).toMatchObject({ why: 'may-not-pass', rule: 'TURN' });
});

/** After 17 dividends p1 can still lay; p2 has neither a share nor money, and p3 can lay too. */
const LATE: Position = {
  held: { PRR: { p1: 1, p3: 1 } },
  cash: { p1: 0, p2: 0, p3: 0 },
  offer: ['MILW', 'CBQ', 'ALTON'],
  open: 'PRR',
  dividends: 17,
};

proves(
  ['US-R5', 'G-8'],
  'a player who can do nothing passes automatically, and the offer does not move',
  () => {
    const state = position(LATE);
    lay(state, 'PRR', 'G12', 'H13');
    expect(eventTypes(state).at(-1)).toBe('turn-passed');
    expect(asked(state)).toBe('p3 choose-action');
    expect(state.offer).toEqual(['MILW', 'CBQ', 'ALTON']);
    expect(state.open).toBe('PRR');
    lay(state, 'PRR', 'H15', 'H17');
    // Somebody has acted since, so p2's pass is the first in a row.
    expect(state.passes).toBe(0);
  },
);

proves('TURN-d', 'the open share of the deck is not for sale', () => {
  const state = position({ cash: { p1: 90 }, offer: ['PRR', 'CBQ', 'ALTON'], open: 'MILW' });
  expect(legal(state)).toEqual([1, 2, 3].map((space) => ({ do: 'buy', space })));
  for (const space of [0, 4]) {
    expect(attempt(state, { do: 'buy', space })).toMatchObject({ why: 'not-offered', rule: 'TURN' });
  }
  buy(state, 2);
  expect(cashOf(state, 'p1')).toBe(80);
});
