import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UI } from '../../text/catalogue/index.ts';
import { WordsContext } from '../../text/context.ts';
import { wordsOf } from '../../text/words.ts';
import { Division } from './Standings.tsx';

const LINES = [{ rank: 1, person: null, points: 100, games: 3, wins: 2, opponents: 150, share: 41.5 }];

const drawn = (narrow: boolean) =>
  renderToStaticMarkup(
    <WordsContext value={wordsOf('en', UI)}>
      <Division label="Standings" lines={LINES} narrow={narrow} />
    </WordsContext>,
  );

test('on a phone wins and tie-breaks are below each player instead of beyond the edge', () => {
  const [wide, narrow] = [drawn(false), drawn(true)];
  expect(wide.match(/<th scope="col"/g)).toHaveLength(7);
  expect(wide).not.toContain('data-below');
  expect(narrow.match(/<th scope="col"/g)).toHaveLength(4);
  const below = narrow.slice(narrow.indexOf('data-below')).replace(/<[^>]*>/g, '');
  for (const figure of ['Wins: 2', 'Opponents’ points: 150', 'Share of worth (%): 41.5'])
    expect(below).toContain(figure);
});
