import type { Words } from '../text/words.ts';

/** What a private company is called where there is little room: by its title, or as given. */
export function shortPrivate(words: Words, id: string, otherwise = id): string {
  const key = `private-short/${id}`;
  return words.has(key) ? words.say(key) : otherwise;
}
