import { expect, it } from 'vitest';
import { colon, gap } from './gap.ts';

it('sets sentences apart where their full stops do not', () => {
  expect(['C&N runs.', 'IOW runs.'].join(gap({ language: 'en' }))).toBe('C&N runs. IOW runs.');
  expect(['C&Nが運行しました。', 'IOWが運行しました。'].join(gap({ language: 'ja' }))).not.toContain(' ');
});

it('joins a name and what is said of it with the colon of the language', () => {
  expect(`Anna${colon({ language: 'en' })}3`).toBe('Anna: 3');
  expect(`あや${colon({ language: 'ja' })}3`).toBe('あや：3');
});
