import { expect, test } from 'vitest';
import { parametersOf, testMessages } from '../testing/messages.ts';
import { BOARD } from './data/board.ts';
import { eighteenFL } from './index.ts';
import { PRESETS } from './options.ts';

testMessages(eighteenFL, import.meta.url, [
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 4, options: PRESETS['18xx.games']! },
]);

test('every place has the name printed on the map', () => {
  for (const { id, name } of BOARD.hexes.values()) {
    if (name) expect(eighteenFL.messages[`hex/${id}`]?.en).toBe(`${name} (${id})`);
  }
});

test('parameters are found in branches too', () => {
  expect(
    parametersOf('{a} pays {b, select, x {the {c}} other {{d}}}{e, plural, =0 {} one {share} other {#}}.'),
  ).toEqual(['a', 'b', 'c', 'd', 'e']);
});
