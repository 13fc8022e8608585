import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Facts } from './Facts.tsx';

it('draws the dots between facts, so that none is left where a line ends', () => {
  const text = renderToStaticMarkup(<Facts facts={['1841', <b key="kind">Swiss</b>, '8 entrants']} />);
  expect(text).not.toContain('·');
  expect(text.replace(/<[^>]*>/g, '')).toBe('1841 Swiss 8 entrants ');
});
