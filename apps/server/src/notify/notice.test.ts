import { wordingProblems } from '@signalbox/text/checking';
import { expect, test } from 'vitest';
import { NOTICES } from './notice.ts';

test('notifications use the words of the glossary', () => {
  expect(wordingProblems(NOTICES, 'shared')).toEqual([]);
});
