import { expect, it } from 'vitest';
import { gap } from './gap.ts';

it('sets sentences apart where their full stops do not', () => {
  expect(['C&N runs.', 'IOW runs.'].join(gap({ language: 'en' }))).toBe('C&N runs. IOW runs.');
  expect(['C&Nが運行しました。', 'IOWが運行しました。'].join(gap({ language: 'ja' }))).not.toContain(' ');
});
