import { expect, it } from 'vitest';
import { GALLERY } from '../pages/maps/gallery.ts';
import { wordsOf } from './words.ts';

it.each(GALLERY)('no two tiles of $id have the same name', ({ model: { board }, messages }) => {
  for (const language of ['en', 'ja'] as const) {
    const words = wordsOf(language, messages);
    const names = [...board.tiles.keys()].map((tile) => words.say(`tile/${tile}`));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  }
});
