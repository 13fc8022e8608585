import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Listed, ListNote } from './ListNote.tsx';

const WAITING: Listed = { data: undefined, isError: false, failureCount: 0, errorUpdateCount: 0 };

const noteOf = (list: Partial<Listed>) =>
  renderToStaticMarkup(<ListNote list={{ ...WAITING, ...list }} />).replace(/<[^>]*>/g, '');

it('says that a list is empty only after an empty answer', () => {
  expect(noteOf({})).toBe('Loading…');
  expect(noteOf({ data: [] })).toBe('None right now.');
  expect(noteOf({ data: ['a table'] })).toBe('');
});

it('says that a list could not be loaded, also during the next attempt and beside an older answer', () => {
  const failed = 'The list could not be loaded. Check your connection: this page keeps trying.';
  expect(noteOf({ failureCount: 1 })).toBe(failed);
  expect(noteOf({ isError: true, errorUpdateCount: 1 })).toBe(failed);
  expect(noteOf({ errorUpdateCount: 1 })).toBe(failed);
  expect(noteOf({ data: [], isError: true, errorUpdateCount: 1 })).toBe(failed);
});
