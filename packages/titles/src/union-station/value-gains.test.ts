import { cashOf } from '@signalbox/rails';
import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { NEAR_THE_END_OF_THE_LINE, position } from './position.ts';
import { choose, drawOn, lay } from './testing/play.ts';

const table = (given: Parameters<typeof position>[0]) =>
  position({ offer: ['PFWC', null, null], open: 'PRR', ...given });

proves('VAL-a', 'a town is worth 2, to every railroad that comes there', () => {
  const state = table({ held: { PRR: { p1: 1 }, MILW: { p2: 1 } }, values: { PRR: 7, MILW: 8 } });
  lay(state, 'PRR', 'G12', 'H11');
  drawOn(state);
  expect(state.values.PRR).toBe(9);
  lay(state, 'MILW', 'G12', 'H11');
  expect(state.values.MILW).toBe(10);
});

proves(['VAL-b', 'US-R4'], 'another railroad’s destination is worth 3', () => {
  const state = table({ held: { PRR: { p1: 1 } }, track: { PRR: ['F15', 'F17', 'F19', 'F21', 'F23'] } });
  choose(state, { do: 'lay', railroad: 'PRR' }, 'F25');
  expect(state.values.PRR).toBe(13);
  expect(state.discs.PRR).toBe(6);
});

proves('VAL-c', 'its own is worth 5', () => {
  const state = table({
    held: { CBQ: { p1: 1 } },
    track: { CBQ: ['E10', 'E8', 'E6', 'F5'] },
    values: { CBQ: 6 },
  });
  lay(state, 'CBQ', 'F3');
  expect(state.values.CBQ).toBe(11);
});

proves('VAL-d', 'plain country is worth nothing', () => {
  const state = table({ held: { PRR: { p1: 1 } } });
  lay(state, 'PRR', 'G12', 'F11');
  expect(state.values.PRR).toBe(10);
});

proves(['VAL-e', 'US-R3', 'C-3'], 'each disc has its gain and dividend before the next is placed', () => {
  const state = table({ ...NEAR_THE_END_OF_THE_LINE, held: { PRR: { p1: 1, p2: 2 } }, values: { PRR: 12 } });
  choose(state, { do: 'lay', railroad: 'PRR' }, 'F25');
  expect(state.values.PRR).toBe(15);
  expect(cashOf(state, 'p1')).toBe(30 + 5);
  choose(state, 'G28');
  expect(state.values.PRR).toBe(20);
  // 20 among three: 7 each.
  expect(cashOf(state, 'p1')).toBe(30 + 5 + 7);
  expect(cashOf(state, 'p2')).toBe(30 + 10 + 14);
});

proves(['VAL-f', 'US-R2'], 'the track ends at 64, and the rest is lost', () => {
  const state = table({ ...NEAR_THE_END_OF_THE_LINE, held: { PRR: { p1: 1 } }, values: { PRR: 62 } });
  lay(state, 'PRR', 'G28');
  expect(state.values.PRR).toBe(64);
});

proves('G-4', 'at 64 a city changes nothing and pays nothing', () => {
  const state = table({ ...NEAR_THE_END_OF_THE_LINE, held: { PRR: { p1: 1 } }, values: { PRR: 64 } });
  choose(state, { do: 'lay', railroad: 'PRR' }, 'F25');
  expect(state).toMatchObject({ values: { PRR: 64 }, dividends: 0, cash: { p1: 30 } });
});
