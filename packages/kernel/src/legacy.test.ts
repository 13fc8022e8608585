import { expect, test } from 'vitest';
import type { Json } from './json.ts';
import { inCurrentTerms } from './legacy.ts';
import { PASS } from './pass.ts';

test('choices of an old log are read as they are written now, others are unchanged', () => {
  const title = { legacyChoices: { convert: [['stay', PASS]] } } as const;
  const action = (choice: string, decision = 'convert') => ({ seat: 'p1', decision, choice });
  expect(inCurrentTerms(title, action('stay'))).toEqual({ seat: 'p1', decision: 'convert', choice: PASS });
  expect(inCurrentTerms(title, action('convert'))).toEqual(action('convert'));
  expect(inCurrentTerms(title, action('stay', 'trade'))).toEqual(action('stay', 'trade'));
  expect(inCurrentTerms({}, action('stay'))).toEqual(action('stay'));
});

test('a decision of an old log has its current name, and the choices of that name', () => {
  const title = {
    legacyDecisions: { grow: 'convert' },
    legacyChoices: { convert: [['stay', PASS]] },
  } as const;
  const action = (decision: string, choice: Json) => ({ seat: 'p1', decision, choice });
  expect(inCurrentTerms(title, action('grow', 'convert'))).toEqual(action('convert', 'convert'));
  expect(inCurrentTerms(title, action('grow', 'stay'))).toEqual(action('convert', PASS));
});

test('a file that calls a decision like a method of every object is read as it is', () => {
  const title = {
    legacyDecisions: { grow: 'convert' },
    legacyChoices: { convert: [['stay', PASS]] },
  } as const;
  for (const decision of ['constructor', 'toString', '__proto__']) {
    const action = { seat: 'p1', decision, choice: 'stay' };
    expect(inCurrentTerms(title, action)).toEqual(action);
  }
});
