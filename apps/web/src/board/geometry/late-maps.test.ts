import { readFileSync } from 'node:fs';
import { type AnyTitle, defaultOptions, type Language, newGame } from '@signalbox/kernel';
import type { Station, Tiles } from '@signalbox/rails';
import { beforeAll, describe, expect, it } from 'vitest';
import { flaws } from '../../testing/map-flaws.ts';
import { wordsOf } from '../../text/words.ts';
import { loadPresentation } from '../../titles/index.ts';
import type { BoardModel, Marker } from '../model.ts';
import { placeName } from '../place-name.ts';
import { viewBox } from './bounds.ts';
import { fitIn } from './fit.ts';
import type { LetteredMap } from './name-places.ts';

interface LateBoard {
  readonly title: string;
  readonly tiles: Tiles;
  readonly stations: readonly Station[];
  readonly markers: Readonly<Record<string, readonly Marker[]>>;
}

/** How two games between bots ended, then maps on which nearly everything is built, and the ends of two more games. */
const LATE: readonly LateBoard[] = JSON.parse(
  readFileSync(new URL('late-boards.json', import.meta.url), 'utf8'),
);

/** The space for the map on screens of 1440×900 and 1024×768 and, if wanted, on others. */
const [DESK, TABLET] = [
  { width: 929, height: 702 },
  { width: 577, height: 550 },
];
const ALL = [
  DESK,
  TABLET,
  { width: 1409, height: 882 },
  { width: 855, height: 570 },
  { width: 849, height: 652 },
  { width: 369, height: 299 },
];
const screensIn = (language: Language) =>
  process.env.SIGNALBOX_SCREENS ? ALL : language === 'en' ? [DESK, TABLET] : [TABLET];

describe.each(LATE.map((late, i) => ({ ...late, i })))('the late map $i, of $title', (late) => {
  let model: BoardModel;
  let presentation: NonNullable<Awaited<ReturnType<typeof loadPresentation>>>;

  beforeAll(async () => {
    presentation = (await loadPresentation(late.title))!;
    const title = presentation.title as AnyTitle;
    const beginning = newGame(title, { players: 3, options: defaultOptions(title.options) });
    model = { ...presentation.board(beginning as never), ...late };
  });

  function lettered(language: Language, fit: { size: number; least: number; margin: number }): LetteredMap {
    const words = wordsOf(language, presentation.title.messages);
    return { ...model, ...fit, nameOf: (hex) => placeName(words, model.board, hex), coordinates: false };
  }

  it.each(['en', 'ja'] as const)('has every name on every screen, clear of everything (%s)', (language) => {
    const fits = screensIn(language).map((room) => fitIn(model.board, viewBox(model.board), null, room));
    const distinct = new Map(
      fits.map(({ size, least, margin }) => [`${size} ${least}`, { size, least, margin }]),
    );
    for (const fit of distinct.values())
      expect(flaws(lettered(language, fit)), `size ${fit.size}`).toEqual([]);
  });
});
