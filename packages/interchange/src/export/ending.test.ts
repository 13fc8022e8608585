import type { AnyTitle } from '@signalbox/kernel';
import { expect, test } from 'vitest';
import { endingThere } from './ending.ts';
import { EXPORTERS } from './export.ts';

const titles = Object.values(EXPORTERS).map(({ title }) => title as AnyTitle);

test.each(titles)('the site knows every end of $id but a standstill', ({ messages }) => {
  const endings = Object.keys(messages).filter((key) => key.startsWith('ending/'));
  const reasons = endings.map((key) => key.slice('ending/'.length));
  expect(reasons).toContain('bank');
  for (const reason of reasons) {
    const { status, game_end_reason: theirs } = endingThere(reason);
    expect([reason, status]).toEqual([reason, reason === 'standstill' ? 'active' : 'finished']);
    expect(theirs === undefined).toBe(reason === 'standstill');
  }
});

test('a game that goes on has no end', () => {
  expect(endingThere(null)).toEqual({ status: 'active' });
});
