import { expect, test } from 'vitest';
import { inPresentWords, PASS } from './pass.ts';

test('a choice of an old log is read in its present spelling, others as they are', () => {
  const title = { formerChoices: { convert: [['stay', PASS]] } } as const;
  const action = (choice: string, decision = 'convert') => ({ seat: 'p1', decision, choice });
  expect(inPresentWords(title, action('stay'))).toEqual({ seat: 'p1', decision: 'convert', choice: PASS });
  expect(inPresentWords(title, action('convert'))).toEqual(action('convert'));
  expect(inPresentWords(title, action('stay', 'trade'))).toEqual(action('stay', 'trade'));
  expect(inPresentWords({}, action('stay'))).toEqual(action('stay'));
});
