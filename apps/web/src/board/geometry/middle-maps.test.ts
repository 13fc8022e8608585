import { describe, expect, it } from 'vitest';
import { flaws } from '../../testing/map-flaws.ts';
import { DESK, letteredOn, MORE, storedBoards, TABLET } from '../../testing/stored-boards.ts';

/** Beginnings and middles of games between bots and of recorded ones, nearly all with a tile that is tried somewhere. */
const MIDDLE = storedBoards('middle-boards.json');

const ALL = [DESK, TABLET, ...MORE];
const EVERYTHING = process.env.SIGNALBOX_SCREENS !== undefined;

describe.each(MIDDLE.map((board, i) => ({ ...board, i })))('the map $i in the middle of $title', (board) => {
  // Each board in one language, on one of the usual screens.
  const languages = EVERYTHING ? (['en', 'ja'] as const) : ([board.i % 2 === 0 ? 'ja' : 'en'] as const);
  const screens = EVERYTHING ? ALL : [board.i % 4 < 2 ? TABLET : DESK];

  it.each(languages)('has every name where it is read as that of its place (%s)', async (language) => {
    for (const map of await letteredOn(board, language, screens))
      expect(flaws(map), `size ${map.size}`).toEqual([]);
  });
});
