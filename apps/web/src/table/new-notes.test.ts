import { expect, it } from 'vitest';
import { newNotes } from './new-notes.ts';

const names = (...given: Parameters<typeof newNotes>) => newNotes(...given).map(({ key }) => key);

it('explains a decision, and what happens for the first time', () => {
  const events = [{ type: 'phase', phase: '3' }, { type: 'ran' }, { type: 'phase', phase: '4' }];
  expect(names('18FL', 'trade', [], [])).toEqual(['18FL trade']);
  expect(names('18FL', null, events, [])).toEqual(['18FL event phase']);
});

it('explains an emergency once, by whatever event a title tells it', () => {
  const events = [{ type: 'emergency' }, { type: 'president-pays' }];
  expect(names('1841', null, events, [])).toEqual(['1841 event emergency']);
});

it('does not repeat what was put away, but other titles have their own notes', () => {
  const read = ['18FL trade', '18FL event rusted'];
  const events = [{ type: 'rusted' }];
  expect(names('18FL', 'trade', events, read)).toEqual([]);
  expect(names('1860', 'trade', events, read)).toEqual(['1860 trade', '1860 event rusted']);
});
