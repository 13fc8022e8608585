import { expect, it } from 'vitest';
import { inBrackets } from './brackets.ts';
import { wordsOf } from './words.ts';

it('a remark has the brackets of its language', () => {
  expect(`Emil${inBrackets(wordsOf('en', {}), 'withdrawn')}`).toBe('Emil (withdrawn)');
  expect(`Emil${inBrackets(wordsOf('ja', {}), '辞退')}`).toBe('Emil（辞退）');
});
