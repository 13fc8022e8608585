import { BOARD } from '@signalbox/titles/1841/data/board.ts';
import { expect, test } from 'vitest';
import { wordsAt } from '../testing/drawn-table.tsx';
import { loadPresentation } from '../titles/index.ts';
import { stopName } from './place-name.ts';

test('a stop without a name is called what it is, or by the area of which it is a part', async () => {
  const presentation = (await loadPresentation('1841'))!;
  const names = (language: 'en' | 'ja') =>
    ['G17', 'K7', 'F16', 'V14'].map((hex) => stopName(wordsAt(presentation, language, {}), BOARD, hex));
  expect(names('en')).toEqual(['port (G17)', 'pass (K7)', 'Venezia', 'Roma (V14)']);
  expect(names('ja')).toEqual(['港（G17）', '峠（K7）', 'ヴェネツィア', 'ローマ（V14）']);
});
