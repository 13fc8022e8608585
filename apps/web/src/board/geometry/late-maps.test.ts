import type { Language } from '@signalbox/kernel';
import { hexOf } from '@signalbox/rails';
import { describe, expect, it } from 'vitest';
import { flaws } from '../../testing/map-flaws.ts';
import { DESK, LAPTOP, letteredOn, MORE, storedBoards, TABLET } from '../../testing/stored-boards.ts';
import { centreOf, clearanceInside, plus } from './hexagon.ts';
import { isElsewhere } from './home.ts';
import { placeNames } from './name-places.ts';
import { isWhole } from './name-search.ts';

/** How two games between bots ended, then maps on which nearly everything is built, and the ends of two more games. */
const LATE = storedBoards('late-boards.json');

const screensIn = (language: Language) =>
  process.env.SIGNALBOX_SCREENS ? [DESK, TABLET, ...MORE] : language === 'en' ? [DESK, TABLET] : [TABLET];

describe.each(LATE.map((late, i) => ({ ...late, i })))('the late map $i, of $title', (late) => {
  it.each(['en', 'ja'] as const)(
    'has every name on every screen, clear of everything (%s)',
    async (language) => {
      for (const map of await letteredOn(late, language, screensIn(language)))
        expect(flaws(map), `size ${map.size}`).toEqual([]);
    },
  );
});

it('names one below another are not read as one on the screen of a laptop, in Japanese either', async () => {
  const [map] = await letteredOn(LATE.find(({ title }) => title === '1841')!, 'ja', [LAPTOP]);
  expect(flaws(map!)).toEqual([]);
});

it('no word is broken where it has room beside its stop', async () => {
  const [map] = await letteredOn(LATE.find(({ title }) => title === '1841')!, 'en', [TABLET]);
  const lines = new Map([...placeNames(map!)].map(([hex, { name }]) => [map!.nameOf(hex), name?.lines]));
  expect([lines.get('Torino'), lines.get('Padova')]).toEqual([['Torino'], ['Padova']]);
});

it('a name is broken or narrow beside its stop rather than a part of it on the other side', async () => {
  const [map] = await letteredOn(LATE.findLast(({ title }) => title === '18FL')!, 'en', [TABLET]);
  const [hex, { name }] = [...placeNames(map!)].find(([id]) => map!.nameOf(id) === 'Fort Lauderdale')!;
  expect(isWhole(name, 'Fort Lauderdale')).toBe(true);
  // The sea is on the right.
  expect(name!.at[0]).toBeGreaterThan(0);
  expect(isElsewhere(map!.board, hexOf(map!.board, hex), name!.at)).toBe(false);
});

it('no name stands in an off-board area of which another hex has the name', async () => {
  const [map] = await letteredOn(LATE.find(({ title }) => title === '1841')!, 'ja', [TABLET]);
  const { board } = map!;
  const [hex, { name }] = [...placeNames(map!)].find(([id]) => map!.nameOf(id) === 'トレヴィーゾ')!;
  const [x, y] = plus(centreOf(board.layout, hexOf(board, hex)), name!.at);
  const [a, b] = centreOf(board.layout, hexOf(board, 'C17'));
  expect(hexOf(board, 'C17').face.colour).toBe('red');
  expect(clearanceInside(board.layout, [x - a, y - b])).toBeLessThan(0);
});
