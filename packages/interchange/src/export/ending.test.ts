import type { AnyTitle } from '@signalbox/kernel';
import { expect, test } from 'vitest';
import { endingThere } from './ending.ts';
import { EXPORTERS } from './export.ts';

const titles = Object.values(EXPORTERS).map(({ title }) => title as AnyTitle);

/** Ends that only our tables know; older games may have come to a standstill. */
const OURS = ['agreed', 'nothing-left', 'standstill'];

test.each(titles)('the site knows every end of $id but our own', ({ messages }) => {
  const endings = Object.keys(messages).filter((key) => key.startsWith('ending/'));
  const reasons = endings.map((key) => key.slice('ending/'.length));
  expect(reasons).toContain('bank');
  for (const reason of reasons) {
    const { status, game_end_reason: theirs } = endingThere(reason);
    expect([reason, status]).toEqual([reason, OURS.includes(reason) ? 'active' : 'finished']);
    expect(theirs === undefined).toBe(OURS.includes(reason));
  }
});

test('a game that goes on has no end', () => {
  expect(endingThere(null)).toEqual({ status: 'active' });
});
