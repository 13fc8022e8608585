import { expect, test } from 'vitest';
import { PASS, withCurrentChoice } from './pass.ts';

test('choices of an old log are read as they are written now, others are unchanged', () => {
  const title = { legacyChoices: { convert: [['stay', PASS]] } } as const;
  const action = (choice: string, decision = 'convert') => ({ seat: 'p1', decision, choice });
  expect(withCurrentChoice(title, action('stay'))).toEqual({ seat: 'p1', decision: 'convert', choice: PASS });
  expect(withCurrentChoice(title, action('convert'))).toEqual(action('convert'));
  expect(withCurrentChoice(title, action('stay', 'trade'))).toEqual(action('stay', 'trade'));
  expect(withCurrentChoice({}, action('stay'))).toEqual(action('stay'));
});
