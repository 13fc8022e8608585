import { BOARD as BOARD_18FL } from '@signalbox/titles/18fl/data/board.ts';
import { BOARD } from '@signalbox/titles/1841/data/board.ts';
import { BOARD as BOARD_1860 } from '@signalbox/titles/1860/data/board.ts';
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

test('one of two cities is called as the title calls it', async () => {
  const named = async (
    title: string,
    board: typeof BOARD,
    hex: string,
    tiles: Readonly<Record<string, string>> = {},
  ) => {
    const presentation = (await loadPresentation(title))!;
    return (['en', 'ja'] as const).flatMap((language) => {
      const words = wordsAt(presentation, language, {});
      const place = stopName(words, board, hex);
      return [0, 1].map((node) => oneOfSeveral(words, { board, tiles }, [hex, node], place));
    });
  };
  expect(await named('18FL', BOARD_18FL, 'B23')).toEqual([
    'Jacksonville (south)',
    'Jacksonville (north)',
    'ジャクソンビル（南）',
    'ジャクソンビル（北）',
  ]);
  expect(await named('18FL', BOARD_18FL, 'B23', { B23: '489/4' })).not.toContain('Jacksonville (south)');
  expect(await named('1860', BOARD_1860, 'G5', { G5: '763/0' })).toEqual([
    'Newport',
    'Newport (Shide)',
    'ニューポート',
    'ニューポート（シャイド）',
  ]);
  expect(await named('1841', BOARD, 'H4')).toEqual([
    'Torino',
    'Torino (second city)',
    'トリノ',
    'トリノ（もう一方の都市）',
  ]);
});
