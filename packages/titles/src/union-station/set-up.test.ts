import { decodeSetup, newGame, pending, view } from '@signalbox/kernel';
import { cashOf, sharesOf } from '@signalbox/rails';
import { expect, test } from 'vitest';
import { proves } from '../testing/proves.ts';
import { testSingleChoices } from '../testing/single-choices.ts';
import { RAILROADS } from './data/railroads.ts';
import { unionStation } from './index.ts';
import { FACE_DOWN, FACE_UP } from './state.ts';
import { asked, choose, legal, opening } from './testing/play.ts';

const newTable = (players = 3) => newGame(unionStation, { players, options: {} });

testSingleChoices(unionStation, ['choose-action', 'draw-lot', 'first-auctioneer', 'turn-up-share']);

test('new games have the format of stored ones: a higher one would need a migration', () => {
  expect([newTable().format, unionStation.format, unionStation.migrations]).toEqual([1, 1, {}]);
});

proves('SET-a', 'three to five play', () => {
  const refused = (players: number) => decodeSetup(unionStation, { players });
  for (const players of [3, 4, 5]) expect(refused(players)).toMatchObject({ ok: true });
  for (const players of [2, 6]) expect(refused(players)).toMatchObject({ ok: false, why: 'player-count' });
  expect(newTable(5).seats).toEqual(['p1', 'p2', 'p3', 'p4', 'p5']);
});

proves('A2', 'the rules leave nothing to choose: there are no options', () => {
  expect(decodeSetup(unionStation, { players: 3, options: {} })).toMatchObject({ setup: { options: {} } });
  expect(decodeSetup(unionStation, { players: 3, options: { short: true } })).toMatchObject({
    why: 'option-unknown',
  });
});

proves(['SET-b', 'US-R1'], 'twelve discs of each railroad are for track', () => {
  expect(newTable().discs).toEqual({ PRR: 12, PFWC: 12, MILW: 12, CBQ: 12, ALTON: 12 });
});

proves(['SET-c', 'US-R1'], 'there are thirty shares, eight of the PRR down to four of the Alton', () => {
  const state = newTable();
  const counts = RAILROADS.map((railroad) => sharesOf(state, railroad, FACE_DOWN));
  expect(counts).toEqual([8, 7, 6, 5, 4]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(30);
});

proves('SET-d', 'no dividend is paid yet', () => {
  expect(newTable().dividends).toBe(0);
});

proves('SET-e', 'a share of each railroad lies in the column, in the order drawn, for all to see', () => {
  const state = newTable();
  expect(legal(state)).toEqual([...RAILROADS]);
  choose(state, 'MILW');
  expect(asked(state)).toBe('chance draw-lot');
  expect(legal(state)).not.toContain('MILW');
  choose(state, 'ALTON', 'PRR', 'CBQ', 'PFWC');
  expect(view(unionStation, state, null).column).toEqual(['MILW', 'ALTON', 'PRR', 'CBQ', 'PFWC']);
});

proves(['SET-f', 'A4'], 'of the other 25 one is turned up; every one of them is as likely', () => {
  const state = newTable();
  choose(state, 'PRR', 'PFWC', 'MILW', 'CBQ', 'ALTON');
  expect(asked(state)).toBe('chance turn-up-share');
  const cards = legal(state);
  expect(RAILROADS.map((railroad) => cards.filter((card) => card === railroad).length)).toEqual([
    7, 6, 5, 4, 3,
  ]);
  choose(state, 'MILW', 'p1');
  expect(state.open).toBe('MILW');
  expect(state.offer).toEqual([null, null, null]);
  expect(RAILROADS.reduce((sum, railroad) => sum + sharesOf(state, railroad, FACE_DOWN), 0)).toBe(24);
});

proves(['SET-f', 'A4'], 'every seat sees the open share, and the rest only as numbers', () => {
  const state = opening(4, ['PRR', 'PFWC', 'MILW', 'CBQ', 'ALTON'], 'MILW');
  for (const seat of ['p1', 'p2', 'p3', 'p4', null]) {
    const seen = view(unionStation, state, seat);
    expect(seen.open).toBe('MILW');
    // Only counts say where shares are: no cards are listed except face-up ones.
    expect(Object.keys(seen).sort()).toEqual(Object.keys(state).sort());
    expect(seen.shares).toEqual({
      PRR: { [FACE_DOWN]: 7, [FACE_UP]: 1 },
      PFWC: { [FACE_DOWN]: 6, [FACE_UP]: 1 },
      MILW: { [FACE_DOWN]: 4, [FACE_UP]: 2 },
      CBQ: { [FACE_DOWN]: 4, [FACE_UP]: 1 },
      ALTON: { [FACE_DOWN]: 3, [FACE_UP]: 1 },
    });
  }
});

proves('SET-g', 'everybody has $30, and the bank is unlimited', () => {
  const state = newTable(5);
  expect(state.seats.map((seat) => cashOf(state, seat))).toEqual([30, 30, 30, 30, 30]);
  expect(state.bankBroken).toBeUndefined();
});

proves('SET-h', 'chance decides who opens the first auction', () => {
  const state = newTable(4);
  choose(state, 'PRR', 'PFWC', 'MILW', 'CBQ', 'ALTON', 'PRR');
  expect(asked(state)).toBe('chance first-auctioneer');
  expect(legal(state)).toEqual(['p1', 'p2', 'p3', 'p4']);
  choose(state, 'p3');
  expect(pending(unionStation, state)).toMatchObject({ decision: 'bid', seats: ['p3'] });
});
