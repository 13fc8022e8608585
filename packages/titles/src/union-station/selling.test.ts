import { view } from '@signalbox/kernel';
import { cashOf, sharesOf } from '@signalbox/rails';
import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { unionStation } from './index.ts';
import { position } from './position.ts';
import { BOX, FACE_DOWN } from './state.ts';
import { asked, attempt, buy, drawOn, eventTypes, legal, sell } from './testing/play.ts';

proves('SELL-a', 'all shares of a railroad are sold, or none', () => {
  const state = position({ held: { PRR: { p1: 3 } } });
  expect(attempt(state, { do: 'sell', railroad: 'PRR', count: 1 })).toMatchObject({ why: 'not-offered' });
  sell(state, 'PRR');
  expect(sharesOf(state, 'PRR', 'p1')).toBe(0);
});

proves('SELL-a', 'the player needs a share to sell', () => {
  const state = position({ held: { PRR: { p1: 3 }, CBQ: { p2: 1 } } });
  expect(attempt(state, { do: 'sell', railroad: 'CBQ' })).toMatchObject({
    why: 'no-share',
    rule: 'SELL',
  });
});

proves('SELL-b', 'each brings its value', () => {
  const state = position({ held: { PRR: { p1: 3 } }, values: { PRR: 26 } });
  sell(state, 'PRR');
  expect(cashOf(state, 'p1')).toBe(30 + 78);
  expect(state.values.PRR).toBe(20);
  expect(state.events?.slice(0, 2)).toEqual([
    { type: 'shares-sold', seat: 'p1', railroad: 'PRR', count: 3, price: 26, amount: 78 },
    { type: 'value-fell', railroad: 'PRR', from: 26, to: 20 },
  ]);
});

proves('SELL-c', 'the value falls by one row, however many are sold', () => {
  const state = position({ held: { PRR: { p1: 5 } }, values: { PRR: 30 } });
  sell(state, 'PRR');
  expect(cashOf(state, 'p1')).toBe(30 + 150);
  expect(state.values.PRR).toBe(24);
});

proves(['SELL-d', 'US-R2', 'C-1', 'G-19'], 'in the bottom row it stays; above it falls by six', () => {
  const falls = [
    [5, 5],
    [8, 8],
    [10, 10],
    [11, 5],
    [16, 10],
    [17, 11],
    [64, 58],
  ] as const;
  for (const [from, to] of falls) {
    const state = position({ held: { PRR: { p1: 1 } }, values: { PRR: from } });
    sell(state, 'PRR');
    expect(state.values.PRR).toBe(to);
  }
});

proves(['SELL-e', 'US-R2'], 'falling onto gold or past it pays nothing; climbing back pays again', () => {
  const state = position({
    held: { PRR: { p1: 1, p2: 1 } },
    values: { PRR: 19 },
    offer: [null, null, 'PRR'],
    open: 'CBQ',
    cash: { p3: 90 },
    toAct: 'p2',
  });
  sell(state, 'PRR');
  expect(state).toMatchObject({ values: { PRR: 13 }, dividends: 0 });
  expect(eventTypes(state)).toEqual(['shares-sold', 'value-fell']);
  buy(state, 3);
  expect(state).toMatchObject({ values: { PRR: 16 }, dividends: 0 });
  drawOn(state);
  state.toAct = 'p3';
  state.offer[2] = 'PRR';
  buy(state, 3);
  expect(state).toMatchObject({ values: { PRR: 19 }, dividends: 1 });
});

proves(['SELL-f', 'G-18'], 'sold shares are out of the game, for all to see', () => {
  const state = position({ held: { PRR: { p1: 3 } }, offer: ['CBQ', null, null], open: 'MILW' });
  sell(state, 'PRR');
  expect(state).toMatchObject({ offer: ['CBQ', null, null], open: 'MILW' });
  expect(sharesOf(state, 'PRR', FACE_DOWN)).toBe(5);
  expect(view(unionStation, state, 'p3').shares.PRR?.[BOX]).toBe(3);
});

proves('SELL-g', 'not once 17 dividends have been paid', () => {
  for (const [dividends, refused] of [
    [16, false],
    [17, true],
    [19, true],
  ] as const) {
    const state = position({ held: { PRR: { p1: 3 } }, dividends });
    const said = attempt(state, { do: 'sell', railroad: 'PRR' });
    if (refused) expect(said).toMatchObject({ why: 'sales-closed', rule: 'SELL' });
    else expect(said).toBeNull();
  }
});

proves(['G-13', 'SELL-g'], 'the 17th dividend bars sales from the next action on', () => {
  const state = position({
    held: { PRR: { p2: 1 } },
    values: { PRR: 12 },
    offer: ['PRR', null, null],
    open: 'CBQ',
    dividends: 16,
  });
  buy(state, 1);
  drawOn(state);
  expect(state.dividends).toBe(17);
  expect(asked(state)).toBe('p2 choose-action');
  expect(attempt(state, { do: 'sell', railroad: 'PRR' })).toMatchObject({ why: 'sales-closed' });
});

proves('SELL-h', 'selling moves neither discs nor dividend marker', () => {
  const state = position({
    held: { PRR: { p1: 3 } },
    values: { PRR: 26 },
    station: { PRR: 3 },
    dividends: 4,
  });
  sell(state, 'PRR');
  expect(state).toMatchObject({ station: { PRR: 3 }, dividends: 4, discs: { PRR: 12 } });
});

proves('SELL-i', 'the last holder may sell, and then nobody can lay that railroad', () => {
  const state = position({ held: { PRR: { p1: 3 }, CBQ: { p2: 1, p3: 1 } } });
  sell(state, 'PRR');
  for (const seat of ['p2', 'p3']) {
    state.toAct = seat;
    expect(legal(state)).not.toContainEqual({ do: 'lay', railroad: 'PRR' });
  }
});
