import { BOARD } from '@signalbox/titles/1841/data/board.ts';
import { expect, test } from 'vitest';
import { wordsAt } from '../testing/drawn-table.tsx';
import { loadPresentation } from '../titles/index.ts';
import { oneOfSeveral, stopName } from './place-name.ts';

test('a stop without a name is called what it is, or by the area of which it is a part', async () => {
  const presentation = (await loadPresentation('1841'))!;
  const names = (language: 'en' | 'ja') =>
    ['G17', 'K7', 'F16', 'V14'].map((hex) => stopName(wordsAt(presentation, language, {}), BOARD, hex));
  expect(names('en')).toEqual(['port (G17)', 'pass (K7)', 'Venezia', 'Roma (V14)']);
  expect(names('ja')).toEqual(['港（G17）', '峠（K7）', 'ヴェネツィア', 'ローマ（V14）']);
});

test('one of several stops in a hex is told by what it is, or by its number among its like', async () => {
  const presentation = (await loadPresentation('1841'))!;
  const names = (language: 'en' | 'ja') => {
    const words = wordsAt(presentation, language, {});
    const map = { board: BOARD, tiles: { F16: '602/0' } };
    const named = (hex: string, node: number) =>
      oneOfSeveral(words, map, [hex, node], stopName(words, BOARD, hex));
    return [named('F16', 0), named('F16', 1), named('F6', 1), named('M3', 0)];
  };
  expect(names('en')).toEqual(['Venezia (city)', 'Venezia (town)', 'Vercelli & Novara (2)', 'Cuneo']);
  expect(names('ja')).toEqual([
    'ヴェネツィア（都市）',
    'ヴェネツィア（街）',
    'ヴェルチェッリ＆ノヴァーラ（2）',
    'クーネオ',
  ]);
});
