import { type Hex, hexOf } from '@signalbox/rails';
import { BOARD } from '@signalbox/titles/1841/data/board.ts';
import { expect, it } from 'vitest';
import { isAbroad, isAtHome, isElsewhere } from './home.ts';

const BOX = { width: 60, height: 12 };
const INLAND: Hex = hexOf(BOARD, 'H10');
/** West of it there is nothing. */
const AT_THE_RIM: Hex = hexOf(BOARD, 'I1');

it('a name is at home as long as most of it is in its own hex', () => {
  expect(isAtHome(BOARD, INLAND, [0, 30], BOX)).toBe(true);
  expect(isAtHome(BOARD, INLAND, [20, 20], BOX)).toBe(true);
  expect(isAtHome(BOARD, INLAND, [0, 52], BOX)).toBe(false);
  expect(isAtHome(BOARD, INLAND, [50, 10], BOX)).toBe(false);
});

it('a name is abroad if nearly nothing of it is in its own hex', () => {
  expect(isAbroad(BOARD, INLAND, [0, 60], BOX)).toBe(true);
  expect(isAbroad(BOARD, INLAND, [0, 42], BOX)).toBe(false);
  expect(isAbroad(BOARD, AT_THE_RIM, [-70, 0], BOX)).toBe(false);
});

it('outside of all hexes it disturbs nobody', () => {
  expect(isElsewhere(BOARD, AT_THE_RIM, [-70, 0])).toBe(false);
  expect(isAtHome(BOARD, AT_THE_RIM, [-70, 0], BOX)).toBe(true);
});
