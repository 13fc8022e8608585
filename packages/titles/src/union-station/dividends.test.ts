import { cashOf } from '@signalbox/rails';
import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { raiseValue } from './dividends.ts';
import { NEAR_THE_END_OF_THE_LINE, position } from './position.ts';
import { asked, buy, choose, lay } from './testing/play.ts';

const TABLE = { offer: ['PRR', 'PRR', 'PRR'] as ('PRR' | null)[], open: 'CBQ' as const };

proves(['DIV-a', 'US-R2'], 'entering or passing gold upward pays', () => {
  const moves = [
    [12, 1, 1],
    [12, 3, 1],
    [18, 3, 1],
    [13, 2, 0],
    [10, 2, 0],
    [52, 1, 1],
    [46, 3, 0],
  ] as const;
  for (const [from, space, dividends] of moves) {
    const state = position({ ...TABLE, values: { PRR: from }, cash: { p1: 90 } });
    buy(state, space);
    expect([from, space, state.dividends]).toEqual([from, space, dividends]);
  }
});

proves('US-R2', 'at the end of the track a rise is lost, and nothing is said of it', () => {
  const state = position({ ...TABLE, values: { PRR: 64 } });
  state.events = [];
  raiseValue(state, 'PRR', 3);
  expect([state.values.PRR, state.events, state.dividends]).toEqual([64, [], 0]);
});

proves(['DIV-b', 'US-R2'], 'the value after the move, divided by the shares held, fractions up', () => {
  const state = position({ ...TABLE, values: { PRR: 12 }, held: { PRR: { p1: 2, p2: 1 } } });
  buy(state, 3);
  expect(state.values.PRR).toBe(15);
  expect(cashOf(state, 'p1')).toBe(30 - 12 + 12);
  expect(cashOf(state, 'p2')).toBe(30 + 4);
  expect(state.events).toContainEqual({ type: 'paid-per-share', railroad: 'PRR', perShare: 4 });
  const received = state.events?.filter(({ type }) => type === 'received');
  expect(received?.map(({ seat, amount }) => `${seat} ${amount}`)).toEqual(['p1 12', 'p2 4']);
});

proves('DIV-c', 'shares that were removed or never bought do not count', () => {
  const state = position({
    offer: [null, null, 'PRR'],
    open: 'CBQ',
    values: { PRR: 12 },
    held: { PRR: { p2: 2 } },
    deck: { PRR: 3 },
  });
  expect(state.shares.PRR).toEqual({ 'face-up': 1, p2: 2, 'face-down': 3, box: 2 });
  buy(state, 3);
  // 15 among three.
  expect(cashOf(state, 'p2')).toBe(30 + 10);
});

proves('DIV-d', 'the marker moves on by one for each dividend', () => {
  const state = position({
    ...TABLE,
    ...NEAR_THE_END_OF_THE_LINE,
    held: { PRR: { p1: 1 } },
    values: { PRR: 12 },
  });
  choose(state, { do: 'lay', railroad: 'PRR' }, 'F25');
  expect(state.dividends).toBe(1);
  choose(state, 'G28');
  expect(state.dividends).toBe(2);
});

proves('DIV-e', 'several gold squares in one move are several dividends, each at the value after it', () => {
  const state = position({ held: { PRR: { p1: 2, p2: 1 } }, values: { PRR: 12 } });
  raiseValue(state, 'PRR', 14);
  expect(state).toMatchObject({ values: { PRR: 26 }, dividends: 3 });
  expect(cashOf(state, 'p1')).toBe(30 + 3 * 18);
  expect(cashOf(state, 'p2')).toBe(30 + 3 * 9);
});

proves('DIV-f', 'the 20th ends the game at once, with whatever would follow', () => {
  const state = position({
    ...NEAR_THE_END_OF_THE_LINE,
    ...TABLE,
    held: { PRR: { p1: 1 } },
    values: { PRR: 12 },
    dividends: 19,
  });
  lay(state, 'PRR', 'F25');
  expect(asked(state)).toBeNull();
  expect(state.outcome?.reason).toBe('last-dividend');
  expect(state.track.G28).toBeUndefined();
  expect(state.offer).toEqual(TABLE.offer);
});

proves('DIV-f', 'a second dividend of the same move is cancelled', () => {
  const state = position({ held: { PRR: { p1: 1 } }, values: { PRR: 12 }, dividends: 19 });
  raiseValue(state, 'PRR', 8);
  expect(state.dividends).toBe(20);
  expect(cashOf(state, 'p1')).toBe(30 + 20);
  expect(state.outcome?.scores.p1).toBe(50 + 20);
});
