import { expect, test } from 'vitest';
import { customsOf, listed } from './customs.ts';

test('names are listed as sentences of the language do', () => {
  expect(listed('en', ['A', 'B', 'C'])).toBe('A, B, and C');
  expect(listed('ja', ['A', 'B', 'C'])).toBe('A、B、C');
});

test('the customs of a language are made once', () => {
  expect(customsOf('en')).toBe(customsOf('en'));
  expect(customsOf('en')).not.toBe(customsOf('ja'));
});
