import type { Words } from './words.ts';

/** What sets a sentence apart from the one before it: a full stop or a colon of Japanese is wide enough on its own. */
export function gap({ language }: Pick<Words, 'language'>): string {
  return language === 'ja' ? '' : ' ';
}

/** What stands between a name and what is said of it. */
export function colon({ language }: Pick<Words, 'language'>): string {
  return language === 'ja' ? '：' : ': ';
}
