import type { Words } from './words.ts';

/** A remark after a name, in the brackets of the language. */
export function inBrackets(words: Words, remark: string): string {
  return words.language === 'ja' ? `（${remark}）` : ` (${remark})`;
}
