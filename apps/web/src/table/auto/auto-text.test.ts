import { AUTO_MESSAGES } from '@signalbox/rails';
import { expect, test } from 'vitest';
import { UI } from '../../text/catalogue/index.ts';
import { wordsOf } from '../../text/words.ts';
import { detailsOf, runningText } from './auto-text.ts';

const words = wordsOf('en', { ...UI, ...AUTO_MESSAGES, 'company/FEC': { en: 'FEC', ja: 'FEC' } });

test('running trains automatically says in one sentence whether it pays out too', () => {
  const run = { kind: 'run', company: 'FEC' } as const;
  const both = 'Running FEC for the highest revenue and paying out';
  expect(runningText(words, { ...run, pay: true })).toBe(both);
  expect(runningText(words, { ...run, pay: false })).toBe('Running FEC for the highest revenue');
  expect(detailsOf(words, { ...run, pay: true })).toBeNull();
});
