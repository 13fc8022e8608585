import type { Problem } from '@signalbox/protocol';

/** The same minimum as on the server. */
export const LEAST_PASSWORD = 10;

export type Way = 'guest' | 'login' | 'register' | 'passkey';

/** What still has to be filled in; null if nothing is missing. */
export function missingIn(way: Way, name: string, password: string): Problem | null {
  if (way === 'passkey') return null;
  if (name.trim() === '') return { why: 'name-missing' };
  if (way === 'login' && password === '') return { why: 'password-missing' };
  if (way === 'register' && password.length < LEAST_PASSWORD)
    return { why: 'password-short', details: { count: LEAST_PASSWORD } };
  return null;
}
