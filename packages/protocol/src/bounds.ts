import * as z from 'zod';

// Every number and every text that crosses the wire is built from these, so that no call can contain what one of the
// two databases cannot store: the same call gets the same answer on both. `bounds.test.ts` checks all schemas.

/** The largest value of an `integer` column: positions, versions, counts, ids of chat messages. */
export const MAX_INTEGER = 2 ** 31 - 1;
/** The end of the year 9999. */
export const LAST_MOMENT = 253_402_300_799_999;

export const whole = (least: number, most: number) => z.int().min(least).max(most);
export const count = whole(0, MAX_INTEGER);
/** Money, scores, ratings, durations: numbers that need not be whole. */
export const amount = z.number().min(-1e15).max(1e15);
/** A number in a URL, where everything is text. */
export const wholeFromText = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** Control characters, marks that reverse the direction of text, invisible characters, lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{DI}\u2800]/u;
/** The same without joiners and variation selectors, which emoji need. */
const UNSEEN_BESIDE_PICTURES =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{DI}\u2800]/gu;
const UNSEEN_IN_LINES = new RegExp(`(?![\\n\\t])${UNSEEN_BESIDE_PICTURES.source}`, 'gu');

const isSeen = (text: string) => !UNSEEN.test(text);

/** One line that others read or that is searched for: invisible characters are refused. */
export const line = (most: number, least = 0) =>
  z.string().min(least).max(most).refine(isSeen, 'contains invisible characters');
export const trimmedLine = (most: number, least = 0) =>
  z.string().trim().min(least).max(most).refine(isSeen, 'contains invisible characters');
/** A name that somebody chooses: invisible characters are removed. */
export const label = (most: number) =>
  z
    .string()
    .max(most)
    .overwrite((text) => text.replace(UNSEEN_BESIDE_PICTURES, '').trim());
/** Text of several lines: invisible characters are removed. */
export const prose = (most: number) =>
  z
    .string()
    .max(most)
    .overwrite((text) => text.replace(UNSEEN_IN_LINES, ''));
/** Text that the server sends: its own, or checked when it came in. */
export const serverText = (most = 200) => z.string().max(most);

/** A password: anything that can be typed. */
export const secretText = (most: number, least = 0) =>
  z
    .string()
    .min(least)
    .max(most)
    .refine((text) => !/[\0\p{Cs}]/u.test(text), 'contains characters that cannot be typed');

/** Names from the code: decisions, titles, options, kinds. */
export const key = (most = 64) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9][\w.:/ +-]*$/);

const letters = (least: number, most: number, alphabet = 'A-Za-z0-9') =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(new RegExp(`^[${alphabet}]+$`));
export const generatedId = (least: number, most: number) => letters(least, most);
export const base64url = (most: number) => letters(1, most, '\\w-');

export const webAddress = z
  .url({ protocol: /^https?$/ })
  .max(1000)
  .regex(/^[\x21-\x7e]+$/);
export const mailAddress = z.email().max(200);

const DEEPEST = 24;
const MAX_PARTS = 5000;
const LONGEST_TEXT = 4000;

/**
 * Plain data that others check further (a title, an authenticator): limited in depth and size, with text that can be
 * stored.
 */
export const boundedJson = z.unknown().refine(isBounded, 'is too deep or too large');

function innerParts(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return [];
  return [...Object.keys(value), ...Object.values(value)];
}

/** Without recursion, and nothing is spread before it is counted: both would overflow the stack. */
function isBounded(value: unknown): boolean {
  let level: unknown[] = [value];
  let parts = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return false;
    const next: unknown[] = [];
    for (const one of level) {
      if (++parts > MAX_PARTS) return false;
      if (typeof one === 'string' && (one.length > LONGEST_TEXT || /[\0\p{Cs}]/u.test(one))) return false;
      if (typeof one === 'number' && !Number.isFinite(one)) return false;
      const inner = innerParts(one);
      if (parts + next.length + inner.length > MAX_PARTS) return false;
      next.push(...inner);
    }
    level = next;
  }
  return true;
}
