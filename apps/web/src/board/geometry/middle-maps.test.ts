import { describe, expect, it } from 'vitest';
import { flaws } from '../../testing/map-flaws.ts';
import { DESK, letteredOn, MORE, storedBoards, TABLET } from '../../testing/stored-boards.ts';

/** Beginnings and middles of games between bots and of recorded ones, nearly all with a tile that is tried somewhere. */
const MIDDLE = storedBoards('middle-boards.json');

const ALL = [DESK, TABLET, ...MORE];

describe.each(MIDDLE.map((board, i) => ({ ...board, i })))('the map $i in the middle of $title', (board) => {
  it.each(['en', 'ja'] as const)(
    'has every name where it is read as that of its place (%s)',
    async (language) => {
      // Each board on one of the usual screens.
      const usual = (board.i + Number(language === 'ja')) % 2 === 0 ? DESK : TABLET;
      for (const map of await letteredOn(board, language, process.env.SIGNALBOX_SCREENS ? ALL : [usual]))
        expect(flaws(map), `size ${map.size}`).toEqual([]);
    },
  );
});
