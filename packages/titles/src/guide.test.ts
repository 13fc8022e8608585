import { readFileSync } from 'node:fs';
import { parseTranscript, runTranscript } from '@signalbox/kernel/tools';
import { expect, test } from 'vitest';
import { TITLES } from './index.ts';

const GUIDE = readFileSync(new URL('../../../docs/adding-a-title.md', import.meta.url), 'utf8');

test('the transcript that the guide shows can be played', () => {
  const [, shown = ''] = /```\n( *title [^`]*)```/.exec(GUIDE) ?? [];
  const transcript = parseTranscript(shown);
  const title = TITLES.find(({ id }) => id === transcript.title)!;
  const { problem, actions } = runTranscript(title, transcript);
  expect(problem).toBeNull();
  expect(actions).toBe(4);
});
