import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROUTE_MESSAGES } from './messages.ts';

it('there is a sentence for every objection', () => {
  const code = ['walk', 'verify'].map((name) => readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8'));
  const keys = new Set(code.join().match(/routes\/[a-z-]+(?=')/g));
  expect([...keys].filter((key) => !(`why/${key}` in ROUTE_MESSAGES))).toEqual([]);
  expect(keys.size).toBe(Object.keys(ROUTE_MESSAGES).length);
});
