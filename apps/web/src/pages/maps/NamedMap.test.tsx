import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WordsContext } from '../../text/context.ts';
import { wordsOf } from '../../text/words.ts';
import { GALLERY } from './gallery.ts';
import { NamedMap } from './NamedMap.tsx';

it.each(GALLERY)('$name has its places in Japanese', ({ name, model, messages }) => {
  const page = renderToStaticMarkup(
    <WordsContext value={wordsOf('ja', {})}>
      <NamedMap model={model} label={name} messages={messages} />
    </WordsContext>,
  );
  const places = [...model.board.hexes.values()].flatMap((hex) => hex.name ?? []);
  const written = page.replace(/<[^>]*>/g, ' ');
  expect(places.filter((place) => /^[A-Z]/.test(place) && written.includes(place))).toEqual([]);
});
