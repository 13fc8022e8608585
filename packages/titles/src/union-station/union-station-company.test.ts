import { cashOf } from '@signalbox/rails';
import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { CHARTERS, type Railroad } from './data/railroads.ts';
import { type Position, position } from './position.ts';
import type { State } from './state.ts';
import { buy, drawOn, eventTypes } from './testing/play.ts';
import { stationPayouts } from './union-station-company.ts';

/** The discs as given; p1 buys one share of a railroad from +1, at a value of 5 that pays no dividend. */
function bought(railroad: Railroad, station: number[], given: Position = {}): State {
  const [PRR, PFWC, MILW, CBQ, ALTON] = station as [number, number, number, number, number];
  const state = position({
    offer: [railroad, null, null],
    open: railroad === 'PFWC' ? 'MILW' : 'PFWC',
    station: { PRR, PFWC, MILW, CBQ, ALTON },
    values: { [railroad]: 5 },
    ...given,
  });
  buy(state, 1);
  return state;
}

const paysSpecial = (state: State) => eventTypes(state).includes('special-dividend');

proves('CUS-a', 'a bought share moves its railroad’s disc by a space', () => {
  expect(bought('PRR', [1, 1, 1, 1, 1]).station).toEqual({ PRR: 2, PFWC: 1, MILW: 1, CBQ: 1, ALTON: 1 });
});

proves('CUS-b', 'the disc stays on the fourth space', () => {
  expect(bought('PRR', [3, 1, 1, 1, 1]).station.PRR).toBe(4);
  expect(bought('PRR', [4, 1, 1, 1, 1]).station.PRR).toBe(4);
});

proves(
  ['CUS-c', 'C-4', 'C-6'],
  'the last disc to come to a space makes every railroad pay 10, 15 or 20',
  () => {
    const held = { MILW: { p2: 1 } };
    for (const [space, amount] of [
      [2, 10],
      [3, 15],
      [4, 20],
    ] as const) {
      const others = [4, space, 4, space];
      const state = bought('ALTON', [...others, space - 1], { held });
      expect(cashOf(state, 'p1')).toBe(30 - 5 + amount);
      expect(cashOf(state, 'p2')).toBe(30 + amount);
      expect(paysSpecial(bought('ALTON', [...others.with(1, space - 1), space - 1], { held }))).toBe(false);
    }
  },
);

proves(['CUS-d', 'C-5'], 'the amount is divided by the railroad’s own shares, fractions up', () => {
  const state = bought('ALTON', [2, 2, 2, 2, 1], {
    players: 4,
    held: { PRR: { p2: 3, p3: 1 }, MILW: { p3: 3 }, CBQ: { p4: 1 } },
  });
  // 10 with 4 held: 3 each; with 3 held: 4 each; with 1 held: 10.
  expect(cashOf(state, 'p2')).toBe(30 + 9);
  expect(cashOf(state, 'p3')).toBe(30 + 3 + 12);
  expect(cashOf(state, 'p4')).toBe(30 + 10);
});

proves('CUS-e', 'shares that were removed do not count', () => {
  const state = bought('ALTON', [2, 2, 2, 2, 1], { held: { PRR: { p2: 2 } }, deck: { CBQ: 1 } });
  expect(state.shares.PRR).toMatchObject({ box: 6, p2: 2 });
  expect(cashOf(state, 'p2')).toBe(30 + 10);
});

proves(['CUS-f', 'G-6'], 'a railroad that nobody holds pays nothing, and the others do', () => {
  const state = bought('ALTON', [2, 2, 2, 2, 1], { held: { CBQ: { p3: 2 } } });
  expect(state.events?.filter(({ type }) => type === 'paid-per-share')).toEqual([
    { type: 'paid-per-share', railroad: 'CBQ', perShare: 5 },
    { type: 'paid-per-share', railroad: 'ALTON', perShare: 10 },
  ]);
});

proves('CUS-g', 'the dividend marker stays', () => {
  const state = bought('ALTON', [2, 2, 2, 2, 1], { dividends: 7 });
  expect(paysSpecial(state)).toBe(true);
  expect(state.dividends).toBe(7);
});

proves('CUS-h', 'each level pays once', () => {
  // The last disc on space 2 moves on to 3: two others are still on 2.
  expect(paysSpecial(bought('ALTON', [3, 2, 2, 4, 2]))).toBe(false);
  expect(paysSpecial(bought('PRR', [2, 2, 2, 2, 2]))).toBe(false);
});

proves('CUS-i', 'the rulebook’s example: a first green share pays 10, a second pays 15', () => {
  const state = bought('CBQ', [3, 3, 3, 1, 4], {
    held: { PRR: { p2: 1 } },
    offer: ['CBQ', null, null],
    open: 'CBQ',
  });
  drawOn(state);
  expect(cashOf(state, 'p1')).toBe(30 - 5 + 10);
  expect(cashOf(state, 'p2')).toBe(30 + 10);
  buy(state, 1);
  // Two green shares now share the 15: 8 each.
  expect(cashOf(state, 'p1')).toBe(35 + 8);
  expect(cashOf(state, 'p2')).toBe(40 - 6 + 8 + 15);
});

proves('CUS-j', 'there are three payouts; the third needs all three Altons of the deck', () => {
  let state = position({ held: { ALTON: { p2: 1 } }, station: { PRR: 4, PFWC: 4, MILW: 4, CBQ: 4 } });
  const paid: boolean[] = [];
  for (let turn = 0; turn < CHARTERS.ALTON.shares - 1; turn++) {
    state = { ...state, toAct: 'p1', offer: ['ALTON', null, null], open: 'PRR' };
    state.shares.ALTON = {
      ...state.shares.ALTON,
      'face-down': state.shares.ALTON!['face-down']! - 1,
      'face-up': 1,
    };
    state.shares.PRR = { ...state.shares.PRR, 'face-up': 1 };
    state.cash.p1 = 100;
    buy(state, 1);
    paid.push(paysSpecial(state));
    drawOn(state);
  }
  expect(paid).toEqual([true, true, true]);
  expect(state.station.ALTON).toBe(4);
  expect(paysSpecial(bought('PRR', [4, 4, 4, 4, 4]))).toBe(false);
});

proves('CUS-c', 'a payout waits for the railroads whose discs have not reached its space', () => {
  const station = { PRR: 4, PFWC: 3, MILW: 2, CBQ: 1, ALTON: 2 };
  expect(stationPayouts(position({ station }))).toEqual([
    { space: 2, amount: 10, missing: ['CBQ'] },
    { space: 3, amount: 15, missing: ['MILW', 'CBQ', 'ALTON'] },
    { space: 4, amount: 20, missing: ['PFWC', 'MILW', 'CBQ', 'ALTON'] },
  ]);
});
