import type { Language } from '@signalbox/kernel';
import { describe, expect, it } from 'vitest';
import { flaws } from '../../testing/map-flaws.ts';
import { DESK, LAPTOP, letteredOn, MORE, storedBoards, TABLET } from '../../testing/stored-boards.ts';
import { placeNames } from './name-places.ts';

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
