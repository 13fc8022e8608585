import { BOARD as BOARD_18FL } from '@signalbox/titles/18fl/data/board.ts';
import { BOARD as BOARD_1841 } from '@signalbox/titles/1841/data/board.ts';
import { BOARD as BOARD_1860 } from '@signalbox/titles/1860/data/board.ts';
import { BOARD as BOARD_UNION } from '@signalbox/titles/union-station/data/map.ts';
import { expect, it } from 'vitest';
import { CLOSEST } from '../use-zoom.ts';
import { viewBox } from './bounds.ts';
import { fitIn } from './fit.ts';

const BOARDS = { '18FL': BOARD_18FL, '1841': BOARD_1841, '1860': BOARD_1860, union: BOARD_UNION };
const DESKTOP = { width: 929, height: 660 };
const PHONE = { width: 369, height: 313 };

it.each(Object.entries(BOARDS))(
  'no name on the map of %s has less than 11 pixels at 1440×900',
  (_, board) => {
    const box = viewBox(board);
    const { least } = fitIn(board, box, null, DESKTOP);
    const scale = Math.min(DESKTOP.width / box.width, DESKTOP.height / box.height);
    expect(least * scale).toBeGreaterThanOrEqual(11);
  },
);

it.each(Object.entries(BOARDS))(
  'a phone that is zoomed in shows every name of %s in 11 pixels',
  (_, board) => {
    const box = viewBox(board);
    const { least } = fitIn(board, box, null, PHONE);
    const scale = Math.min(PHONE.width / box.width, PHONE.height / box.height);
    expect(least * scale * CLOSEST).toBeGreaterThanOrEqual(11);
  },
);

it.each(Object.entries(BOARDS))('at 1360×850 every name of %s has at least 10 pixels', (_, board) => {
  const box = viewBox(board);
  const laptop = { width: 850, height: 632 };
  const { least } = fitIn(board, box, null, laptop);
  expect(least * Math.min(laptop.width / box.width, laptop.height / box.height)).toBeGreaterThanOrEqual(10);
});

const TABLET = { width: 577, height: 528 };

it.each(Object.entries(BOARDS))(
  'zoomed in, the letters of %s leave more room and keep 12 pixels',
  (_, board) => {
    const box = viewBox(board);
    const whole = fitIn(board, box, null, TABLET);
    for (const zoomed of [1.8, 2.5]) {
      const { size } = fitIn(board, box, null, TABLET, zoomed);
      const scale = Math.min(TABLET.width / box.width, TABLET.height / box.height) * zoomed;
      expect(size).toBeLessThan(whole.size);
      expect(size * scale).toBeGreaterThanOrEqual(12);
    }
  },
);
