import type { Words } from '../text/words.ts';

/** How late spectators see a game: in minutes, which a duration would show like a clock, or longer. */
export function delayText(words: Words, delay: number): string {
  const minutes = Math.ceil(delay / 60_000);
  return minutes < 60 ? words.t('online/minutes', { minutes }) : words.duration(delay);
}
