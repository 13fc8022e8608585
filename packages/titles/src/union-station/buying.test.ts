import { cashOf, sharesOf } from '@signalbox/rails';
import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { position } from './position.ts';
import { asked, attempt, buy, choose, eventTypes, legal } from './testing/play.ts';

proves('BUY-a', 'any share of the offer may be taken', () => {
  const state = position({ offer: ['PRR', 'MILW', null], open: 'CBQ' });
  expect(legal(state)).toEqual([
    { do: 'buy', space: 1 },
    { do: 'buy', space: 2 },
  ]);
  expect(attempt(state, { do: 'buy', space: 3 })).toMatchObject({ why: 'space-empty', rule: 'BUY' });
  buy(state, 2);
  expect(sharesOf(state, 'MILW', 'p1')).toBe(1);
});

proves('BUY-b', 'the price is the value before it rises', () => {
  const state = position({ offer: [null, null, 'CBQ'], open: 'PRR', values: { CBQ: 18 } });
  buy(state, 3);
  expect(state.values.CBQ).toBe(21);
  // 30 - 18, and the dividend of 19 passed on the way: 21 for the only share.
  expect(cashOf(state, 'p1')).toBe(30 - 18 + 21);
});

proves('BUY-c', 'a player without the money cannot buy', () => {
  const state = position({
    offer: ['CBQ', null, null],
    open: 'PRR',
    values: { CBQ: 18 },
    cash: { p1: 17 },
    held: { PRR: { p1: 1 } },
  });
  expect(attempt(state, { do: 'buy', space: 1 })).toMatchObject({
    why: 'too-expensive',
    rule: 'BUY',
    details: { price: 18, cash: 17 },
  });
  state.cash.p1 = 18;
  expect(attempt(state, { do: 'buy', space: 1 })).toBeNull();
});

proves('BUY-d', 'the value rises by the number of the space', () => {
  for (const [space, value] of [
    [1, 21],
    [2, 22],
    [3, 23],
  ] as const) {
    const state = position({ offer: ['PRR', 'PRR', 'PRR'], open: 'CBQ', values: { PRR: 20 } });
    buy(state, space);
    expect(state.values.PRR).toBe(value);
  }
});

proves('BUY-e', 'the new share takes part in the dividend that its purchase causes', () => {
  const state = position({
    offer: ['PRR', null, null],
    open: 'CBQ',
    values: { PRR: 12 },
    held: { PRR: { p2: 2 } },
  });
  buy(state, 1);
  // 13 among three shares: 5 each, one of them the buyer's.
  expect(cashOf(state, 'p1')).toBe(30 - 12 + 5);
  expect(cashOf(state, 'p2')).toBe(30 + 10);
});

proves(['BUY-f', 'G-14'], 'first the dividend, then the Union Station Company', () => {
  const state = position({
    offer: ['ALTON', null, null],
    open: 'CBQ',
    values: { ALTON: 12 },
    station: { PRR: 2, PFWC: 2, MILW: 2, CBQ: 2, ALTON: 1 },
  });
  buy(state, 1);
  expect(eventTypes(state).filter((type) => type !== 'received' && type !== 'paid-per-share')).toEqual([
    'share-bought',
    'value-rose',
    'dividend',
    'station-disc-moved',
    'special-dividend',
    'share-offered',
  ]);
  expect(cashOf(state, 'p1')).toBe(30 - 12 + 13 + 10);
});

proves('BUY-g', 'then the offer moves', () => {
  const state = position({ offer: ['PRR', 'MILW', null], open: 'CBQ' });
  buy(state, 2);
  expect(asked(state)).toBe('chance turn-up-share');
  expect(state.offer).toEqual(['CBQ', 'PRR', null]);
});

proves(['BUY-h', 'G-4'], 'at 64 there is no rise and no dividend, but disc and offer move', () => {
  const state = position({ offer: [null, 'PRR', null], open: 'CBQ', values: { PRR: 64 }, cash: { p1: 70 } });
  buy(state, 2);
  choose(state, 'ALTON');
  expect(cashOf(state, 'p1')).toBe(6);
  expect(state).toMatchObject({
    values: { PRR: 64 },
    dividends: 0,
    station: { PRR: 2 },
    offer: ['CBQ', null, null],
  });
});

proves('BUY-i', 'one player may hold every share of a railroad', () => {
  const state = position({ offer: ['PRR', null, null], open: 'CBQ', held: { PRR: { p1: 7 } } });
  buy(state, 1);
  expect(sharesOf(state, 'PRR', 'p1')).toBe(8);
});
