import { expect, test } from 'vitest';
import { UI } from '../text/catalogue/index.ts';
import { wordsOf } from '../text/words.ts';
import { delayText } from './delay-text.ts';

const MINUTE = 60_000;

test.each([
  [1, '1 minute', '1分'],
  [15, '15 minutes', '15分'],
  [60, '1 hour', '1時間'],
  [36 * 60, '36 hours', '36時間'],
  [24 * 60, '1 day', '1日'],
])('a delay of %i minutes is said as people say it', (minutes, en, ja) => {
  expect(delayText(wordsOf('en', UI), minutes * MINUTE)).toBe(en);
  expect(delayText(wordsOf('ja', UI), minutes * MINUTE)).toBe(ja);
});
