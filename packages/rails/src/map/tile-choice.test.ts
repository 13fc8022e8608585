import type { Json } from '@signalbox/kernel';
import { expect, test } from 'vitest';
import { isLayOf, isTileChoice } from './tile-choice.ts';

const TILE = { hex: 'A1', tile: '57', rotation: 0 };

test.each<[string, Json, boolean]>([
  ['hex, tile and rotation', TILE, true],
  ['nothing', null, false],
  ['a word', 'A1', false],
  ['a list', [], false],
  ['no hex', { tile: '57', rotation: 0 }, false],
  ['a number for a tile', { ...TILE, tile: 57 }, false],
  ['a word for a rotation', { ...TILE, rotation: '0' }, false],
  ['something besides', { ...TILE, extra: 1 }, false],
])('%s: a tile for a hex?', (_, choice, expected) => {
  expect(isTileChoice(choice)).toBe(expected);
});

test.each<[string, Json, boolean]>([
  ['one of the names', { do: 'lay', ...TILE }, true],
  ['another of them', { do: 'bonus-lay', ...TILE }, true],
  ['another name', { do: 'pass', ...TILE }, false],
  ['no name', TILE, false],
  ['a name and no tile', { do: 'lay' }, false],
  ['nothing', null, false],
  ['a word', 'lay', false],
  ['a list', [], false],
])('%s: a lay?', (_, choice, expected) => {
  expect(isLayOf<{ do: 'lay' | 'bonus-lay' } & typeof TILE>('lay', 'bonus-lay')(choice)).toBe(expected);
});
