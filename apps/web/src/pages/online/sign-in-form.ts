import type { Problem } from '@signalbox/protocol';

/** As the server has it. */
export const LEAST_PASSWORD = 10;

export type Way = 'guest' | 'login' | 'register' | 'passkey';

/** What has to be filled in before it is sent; null where nothing is missing. */
export function missingIn(way: Way, name: string, password: string): Problem | null {
  if (way === 'passkey') return null;
  if (name.trim() === '') return { why: 'name-missing' };
  if (way === 'register' && password.length < LEAST_PASSWORD)
    return { why: 'password-short', details: { count: LEAST_PASSWORD } };
  return null;
}
