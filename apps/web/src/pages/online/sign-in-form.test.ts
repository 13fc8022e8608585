import { password } from '@signalbox/protocol';
import { expect, test } from 'vitest';
import { UI } from '../../text/catalogue/index.ts';
import { wordsOf } from '../../text/words.ts';
import { LEAST_PASSWORD, missingIn } from './sign-in-form.ts';

test('a form says what is missing in it', () => {
  const { say } = wordsOf('en', UI);
  const said = (...form: Parameters<typeof missingIn>) => {
    const problem = missingIn(...form);
    return problem && say(`why/${problem.why}`, problem.details);
  };
  expect(said('guest', ' ', '')).toBe('Enter a name.');
  expect(said('register', 'Anna', 'short')).toBe('A password needs at least 10 characters.');
  expect(said('register', 'Anna', 'long enough it is')).toBeNull();
  expect(said('login', 'Anna', '')).toBe('Enter the password.');
  expect(said('login', 'Anna', 'old')).toBeNull();
  expect(said('passkey', '', '')).toBeNull();
});

test('the server requires the same length', () => {
  expect(password.safeParse('x'.repeat(LEAST_PASSWORD)).success).toBe(true);
  expect(password.safeParse('x'.repeat(LEAST_PASSWORD - 1)).success).toBe(false);
});
