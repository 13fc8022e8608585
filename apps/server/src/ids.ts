import { createHash, randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random id of letters and digits: about six bits each. */
export function randomId(length = 16): string {
  let id = '';
  for (let i = 0; i < length; i++) id += LETTERS[randomInt(LETTERS.length)];
  return id;
}

export function randomSecret(): string {
  return randomBytes(32).toString('hex');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
